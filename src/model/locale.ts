import { read, readList, readOptional, readUnknown } from "../../plugins/gatsby-plugin-content-model/browser"

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

/** The languages and the time zone of a clinic. */
interface ClinicLocale {
  readonly locale: { readonly language: string; readonly timeZone: string }
  readonly translations?: readonly { readonly language: string }[] | undefined
}

/** Returns the locale of a clinic's texts, such as `en-ZW`. */
export const getClinicLocale = (clinic: {
  readonly locale: { readonly language: string }
  readonly address: { readonly countryCode: string }
}): string => getLocaleName(clinic.locale.language, clinic.address.countryCode)

/** Returns the language of the site, or English while it is missing in the editor. */
export const getLanguage = ({ locale }: ClinicLocale): string => locale.language || "en"

/** Returns the languages of the site, the clinic's own first. */
export const getLanguages = (clinic: ClinicLocale): string[] => [
  getLanguage(clinic),
  ...(clinic.translations ?? []).map(({ language }) => language),
]

/** Returns the time zone of the clinic, or UTC while it is invalid in the editor. */
export const getTimeZone = ({ locale: { timeZone } }: ClinicLocale): string => (isTimeZone(timeZone) ? timeZone : "UTC")

/** Returns the translations that `clinic.json` lists, also those that are off, each with its index. */
export const listTranslationEntries = (clinic: unknown): { language: string; isOn: boolean; index: number }[] =>
  read({ translations: readList({ language: readOptional, enabled: readUnknown }) }, clinic).translations.flatMap(
    // The content of a site has neither disabled entries nor switches.
    ({ language, enabled }, index) => (language === undefined ? [] : [{ language, isOn: enabled !== false, index }])
  )

/** Returns the languages of the translations in `clinic.json`: the enabled ones, or all that it lists. */
export const listTranslations = (clinic: unknown, which: "on" | "all" = "on"): string[] =>
  listTranslationEntries(clinic)
    .filter(({ isOn }) => isOn || which === "all")
    .map(({ language }) => language)
