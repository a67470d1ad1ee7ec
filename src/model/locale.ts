import { read, readList, readOptional, readText, readUnknown } from "../../plugins/gatsby-plugin-content-model/browser"

/** Clock formats: 12 or 24 hours. */
export const hourCycles = ["12", "24"] as const

/** Local names of currencies, with their ISO 4217 codes. */
const ownNames: Readonly<Record<string, string>> = { ZiG: "ZWG" }

/** Returns the ISO 4217 code of a currency. */
export const getCurrencyCode = (currency: string): string => ownNames[currency] ?? currency

const isTimeZone = (name: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }))
  } catch {
    return false
  }
}

/** Kinds of names that `Intl` knows, and what to write if it does not know a name. */
export const intlNames = {
  timeZone: {
    isKnown: isTimeZone,
    list: () => Intl.supportedValuesOf("timeZone"),
    missing: "which is not a time zone",
    remedy: "Write its name in the IANA time zone database, such as Africa/Harare.",
  },
  currency: {
    isKnown: (name: string) => name in ownNames || Intl.supportedValuesOf("currency").includes(name),
    // No other code would be a better guess.
    list: () => [],
    missing: "which is not a currency",
    remedy: "Write its code in ISO 4217, three capital letters such as USD.",
  },
} as const

const readLocale = (clinic: unknown) => read({ locale: { language: readText, timeZone: readText } }, clinic).locale

/** Returns the language of the site, or English if it cannot be read. `clinic` is the content of `clinic.json`. */
export const getLanguage = (clinic: unknown): string => readLocale(clinic).language || "en"

/** Returns the translations that `clinic` lists, each with its index. */
export const listTranslationEntries = (clinic: unknown): { language: string; isOn: boolean; index: number }[] =>
  read({ translations: readList({ language: readOptional, enabled: readUnknown }) }, clinic).translations.flatMap(
    // Checked content has neither disabled entries nor switches.
    ({ language, enabled }, index) => (language === undefined ? [] : [{ language, isOn: enabled !== false, index }])
  )

/** Returns the languages of the translations in `clinic`: the enabled ones, or all that it lists. */
export const listTranslations = (clinic: unknown, which: "on" | "all" = "on"): string[] =>
  listTranslationEntries(clinic)
    .filter(({ isOn }) => isOn || which === "all")
    .map(({ language }) => language)

/** Returns the languages of the site, the clinic's own first. */
export const getLanguages = (clinic: unknown): string[] => [getLanguage(clinic), ...listTranslations(clinic)]

/** Returns the time zone of `clinic`, the content of `clinic.json`, or UTC if it cannot be read. */
export const getTimeZone = (clinic: unknown): string => {
  const { timeZone } = readLocale(clinic)
  return isTimeZone(timeZone) ? timeZone : "UTC"
}
