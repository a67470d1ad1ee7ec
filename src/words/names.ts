import type { Words } from "./words"

/** Keys of the names of days, in the order of `Date.getDay`. */
export const dayKeys = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const

/** Keys of the names of months, in the order of `Date.getMonth`. */
export const monthKeys = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
] as const

/** Returns the names of the days, from Sunday on. */
export const listDayNames = (names: Words["names"]): string[] => dayKeys.map(key => names[key])

/** Returns the names of the months, from January on. */
export const listMonthNames = (names: Words["names"]): string[] => monthKeys.map(key => names[key])
