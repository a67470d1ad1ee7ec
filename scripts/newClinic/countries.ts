import type { hourCycles } from "../../src/model/locale"
import known from "./countries.json"

/** The currency in which clinics usually state prices, keyed by country code: a suggestion that the user confirms. */
const currencies: ReadonlyMap<string, string> = new Map(
  Object.entries(known.currencies).flatMap(([currency, codes]) =>
    codes.split(" ").map(code => [code, currency] as const)
  )
)

/**
 * Time zones of countries that have several (the one in which most people live) or whose zone has another name in
 * `Intl`.
 */
const timeZones: Readonly<Record<string, string>> = known.timeZones

const letters = Array.from({ length: 26 }, (_, index) => String.fromCodePoint(65 + index))

const codes = letters.flatMap(first => letters.map(second => first + second))

/** Returns a name without accents, in lower case. */
const simplify = (name: string): string => name.normalize("NFD").replaceAll(/\p{M}/gu, "").trim().toLowerCase()

const nameRegions = (language: string) => new Intl.DisplayNames(language, { type: "region", fallback: "none" })

/**
 * Returns the country with this code, or with this name in `language` or in English: its code, and its local name in
 * `language`.
 */
export const findCountry = (text: string, language: string): { code: string; name: string } | undefined => {
  const wanted = simplify(text)
  const names = ["en", language].map(nameRegions)
  const found = codes.find(code =>
    [code, ...[...names, nameRegions(`${language}-${code}`)].map(named => named.of(code) ?? "")].some(
      name => simplify(name) === wanted
    )
  )
  // Replaces an alias such as UK by the code GB.
  const code = found && new Intl.Locale(`und-${found}`).region
  const name = code && nameRegions(`${language}-${code}`).of(code)
  return name ? { code, name } : undefined
}

/** Returns the time zone of the country with this code, or UTC if `Intl` has none. */
const guessTimeZone = (code: string): string => {
  const locale = new Intl.Locale(`und-${code}`)
  // A method in newer versions of Node, a property in Node 20.
  const method: unknown = Reflect.get(locale, "getTimeZones")
  const [zone]: unknown[] = [
    typeof method === "function" ? method.call(locale) : Reflect.get(locale, "timeZones"),
  ].flat()
  return timeZones[code] ?? (typeof zone === "string" ? zone : "UTC")
}

/** Returns whether people in the country with this code use a clock of 12 or of 24 hours in `language`. */
const guessHourCycle = (language: string, code: string): (typeof hourCycles)[number] =>
  new Intl.DateTimeFormat(`${language}-${code}`, { hour: "numeric" }).resolvedOptions().hour12 ? "12" : "24"

/** Returns suggestions for the country with this code, for a site in `language`. */
export const guessFormats = (language: string, code: string) => ({
  timeZone: guessTimeZone(code),
  currency: currencies.get(code) ?? "USD",
  hourCycle: guessHourCycle(language, code),
})
