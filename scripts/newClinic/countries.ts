import type { hourCycles } from "../../src/model/locale"
import known from "./countries.json"

/** The currency in which clinics of each country name their prices, by the country's code: a guess that is confirmed. */
const currencies: ReadonlyMap<string, string> = new Map(
  Object.entries(known.currencies).flatMap(([currency, codes]) =>
    codes.split(" ").map(code => [code, currency] as const)
  )
)

/** The time zone in which most people of a country live that has several, or one by another name than `Intl` has. */
const timeZones: Readonly<Record<string, string>> = known.timeZones

const letters = Array.from({ length: 26 }, (_, index) => String.fromCodePoint(65 + index))

const codes = letters.flatMap(first => letters.map(second => first + second))

/** A name without accents and capitals. */
const simplify = (name: string): string => name.normalize("NFD").replaceAll(/\p{M}/gu, "").trim().toLowerCase()

const nameRegions = (language: string) => new Intl.DisplayNames(language, { type: "region", fallback: "none" })

/**
 * Returns the country with this name, in `language` or in English, or with this code: its code, and its name as people there
 * say it in `language`.
 */
export const findCountry = (text: string, language: string): { code: string; name: string } | undefined => {
  const wanted = simplify(text)
  const names = ["en", language].map(nameRegions)
  const found = codes.find(code =>
    [code, ...[...names, nameRegions(`${language}-${code}`)].map(named => named.of(code) ?? "")].some(
      name => simplify(name) === wanted
    )
  )
  // Where people say UK, the code is GB.
  const code = found && new Intl.Locale(`und-${found}`).region
  const name = code && nameRegions(`${language}-${code}`).of(code)
  return name ? { code, name } : undefined
}

/** The time zone of the country with this code, as far as `Intl` knows it. */
const guessTimeZone = (code: string): string => {
  const locale = new Intl.Locale(`und-${code}`)
  // A method in newer versions of Node, a property in Node 20.
  const method: unknown = Reflect.get(locale, "getTimeZones")
  const [zone]: unknown[] = [
    typeof method === "function" ? method.call(locale) : Reflect.get(locale, "timeZones"),
  ].flat()
  return timeZones[code] ?? (typeof zone === "string" ? zone : "UTC")
}

/** How many hours the clock counts by which people tell the time in `language` in the country with this code. */
const guessHourCycle = (language: string, code: string): (typeof hourCycles)[number] =>
  new Intl.DateTimeFormat(`${language}-${code}`, { hour: "numeric" }).resolvedOptions().hour12 ? "12" : "24"

/** Returns what is likely in the country with this code, for a site in `language`. */
export const guessFormats = (language: string, code: string) => ({
  timeZone: guessTimeZone(code),
  currency: currencies.get(code) ?? "USD",
  hourCycle: guessHourCycle(language, code),
})
