import { type DateFormat, getLocaleName } from "../model/formatDateTime"
import { useLanguage, useWords } from "../words/useWords"
import { useClinic } from "./useClinic"

/** Returns the locale of the page's language in the clinic's country, such as `en-ZW`. */
export const useLocale = (): string => getLocaleName(useLanguage(), useClinic().address.countryCode)

/** Returns the page's format of days and times. */
export const useDateFormat = (): DateFormat => ({
  locale: useLocale(),
  hourCycle: useClinic().locale.hourCycle,
  words: useWords("dates"),
})
