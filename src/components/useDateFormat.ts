import type { DateFormat } from "../model/hours/formatDateTime"
import { useWords } from "../words/useWords"
import { useSite } from "./useSite"

/** Returns the page's format of days and times. */
export const useDateFormat = (): DateFormat => ({
  hourCycle: useSite().clinic.locale.hourCycle,
  words: useWords("dates"),
  names: useWords("names"),
})
