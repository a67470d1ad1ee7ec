import { type DateFormat, getLocaleName } from "../model/hours/formatDateTime"
import { useLanguage, useWords } from "../words/useWords"
import { useSite } from "./useSite"

/** Returns the locale of the page's language in the clinic's country, such as `en-ZW`. */
export const useLocale = (): string => getLocaleName(useLanguage(), useSite().clinic.address.countryCode)

/** Returns the page's format of days and times. */
export const useDateFormat = (): DateFormat => ({
  locale: useLocale(),
  hourCycle: useSite().clinic.locale.hourCycle,
  words: useWords("dates"),
})
