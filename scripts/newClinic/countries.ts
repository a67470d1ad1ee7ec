import known from "./countries.json"

/**
 * The currency in which clinics of a country name their prices, and the time zone in which most people of one with several
 * live, by the country's code: guesses that are confirmed.
 */
const countries: Readonly<Record<string, { currency: string; timeZone?: string }>> = known

const letters = Array.from({ length: 26 }, (_, index) => String.fromCodePoint(65 + index))

/** A name without accents and capitals. */
const simplify = (name: string): string => name.normalize("NFD").replaceAll(/\p{M}/gu, "").trim().toLowerCase()

const nameRegions = (language: string) => new Intl.DisplayNames(language, { type: "region", fallback: "none" })

/** The country with this name, in English or Portuguese, or with this code: its code, and its name in `language`. */
export const findCountry = (text: string, language: string): { code: string; name: string } | undefined => {
  const wanted = simplify(text)
  const names = ["en", "pt-PT"].map(nameRegions)
  const found = letters
    .flatMap(first => letters.map(second => first + second))
    .find(code => [code, ...names.map(named => named.of(code) ?? "")].some(name => simplify(name) === wanted))
  // Where people say UK, the code is GB.
  const code = found && new Intl.Locale(`und-${found}`).region
  const name = code && nameRegions(language === "pt" ? "pt-PT" : language).of(code)
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
  return countries[code]?.timeZone ?? (typeof zone === "string" ? zone : "UTC")
}

/** What is likely in the country with this code. */
export const guessFormats = (code: string): { timeZone: string; currency: string } => ({
  timeZone: guessTimeZone(code),
  currency: countries[code]?.currency ?? "USD",
})
