import { read, readList, readOptional, readText, readUnknown } from "../../plugins/gatsby-plugin-content-model/browser"

/** How many hours a clock counts. */
export const hourCycles = ["12", "24"] as const

/** Currencies that Zimbabwe writes in its own way, and their codes in ISO 4217. */
const ownNames: Readonly<Record<string, string>> = { ZiG: "ZWG" }

/** The code of a currency in ISO 4217. */
export const getCurrencyCode = (currency: string): string => ownNames[currency] ?? currency

const isTimeZone = (name: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }))
  } catch {
    return false
  }
}

/** What `Intl` knows by name, and what to write where it does not know a name. */
export const intlNames = {
  timeZone: {
    isKnown: isTimeZone,
    list: () => Intl.supportedValuesOf("timeZone"),
    missing: "which is not a time zone",
    remedy: "Write its name in the IANA time zone database, such as Africa/Harare.",
  },
  currency: {
    isKnown: (name: string) => name in ownNames || Intl.supportedValuesOf("currency").includes(name),
    // Another code is no better guess than any.
    list: () => [],
    missing: "which is not a currency",
    remedy: "Write its code in ISO 4217, three capital letters such as USD.",
  },
} as const

const readLocale = (clinic: unknown) => read({ locale: { language: readText, timeZone: readText } }, clinic).locale

/** The language of the site, by `clinic`, the content of `clinic.json`; where it cannot be read, English. */
export const getLanguage = (clinic: unknown): string => readLocale(clinic).language || "en"

/** The translations that `clinic` lists, each with its place in the list. */
export const listTranslationEntries = (clinic: unknown): { language: string; isOn: boolean; index: number }[] =>
  read({ translations: readList({ language: readOptional, enabled: readUnknown }) }, clinic).translations.flatMap(
    // What is off is not in the content that has passed the checks, and neither are the switches.
    ({ language, enabled }, index) => (language === undefined ? [] : [{ language, isOn: enabled !== false, index }])
  )

/** The languages of translations by `clinic`: those that are on, or all that it lists. */
export const listTranslations = (clinic: unknown, which: "on" | "all" = "on"): string[] =>
  listTranslationEntries(clinic)
    .filter(({ isOn }) => isOn || which === "all")
    .map(({ language }) => language)

/** The languages in which there is a site: the clinic's own first. */
export const getLanguages = (clinic: unknown): string[] => [getLanguage(clinic), ...listTranslations(clinic)]

/** Languages that are written from right to left. */
const rightToLeft: ReadonlySet<string> = new Set(["ar", "dv", "fa", "he", "ku", "ps", "sd", "ug", "ur", "yi"])

/** The direction of a language's script, where it is not from left to right. */
export const getDirection = (language: string): "rtl" | undefined => (rightToLeft.has(language) ? "rtl" : undefined)

/** The time zone of `clinic`, the content of `clinic.json`; where it cannot be read, UTC. */
export const getTimeZone = (clinic: unknown): string => {
  const { timeZone } = readLocale(clinic)
  return isTimeZone(timeZone) ? timeZone : "UTC"
}
