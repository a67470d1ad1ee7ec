import { read, readList, readOptional, readText, readUnknown } from "../../plugins/gatsby-plugin-content-model/browser"

/** Clock formats: 12 or 24 hours. */
export const hourCycles = ["12", "24"] as const

/** Returns whether `Intl` knows a time zone. */
export const isTimeZone = (name: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }))
  } catch {
    return false
  }
}

/** Returns the locale of a language in a country: `en-ZW`. In the editor both may be unfinished. */
export const getLocaleName = (language: string, country: string): string => {
  try {
    const { region } = new Intl.Locale(language)
    return new Intl.Locale(region || !country ? language : `${language}-${country}`).toString()
  } catch {
    return "en"
  }
}

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
