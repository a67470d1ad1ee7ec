import { type DateFormat, getLocaleName } from "../model/formatDateTime"
import { useLanguage, useWords } from "../words/useWords"
import { useClinic } from "./useClinic"

/** Returns how the page's language writes numbers and names, in the clinic's country: `en-ZW`. */
export const useLocale = (): string => getLocaleName(useLanguage(), useClinic().address.countryCode)

/** Returns how the page writes days and times. */
export const useDateFormat = (): DateFormat => ({
  locale: useLocale(),
  hourCycle: useClinic().locale.hourCycle,
  words: useWords("dates"),
})
