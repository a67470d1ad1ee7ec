import { fill } from "../../words/words"
import { type DateFormat, formatPeriod, usualMonthsAhead } from "./formatDateTime"
import type { LanguageSite } from "../readSite"

/** Returns the format of days and times on a site. */
export const readDateFormat = ({ clinic, words: { dates, names } }: LanguageSite): DateFormat => ({
  hourCycle: clinic.locale.hourCycle,
  words: dates,
  names,
})

/** Returns in words when a notice is shown. */
export const describeNoticePeriod = ({ from, until }: { from: string; until: string }, site: LanguageSite): string =>
  from && until ? formatPeriod(from, until, readDateFormat(site)) : ""

/** Returns in words how far ahead the clinic takes requests, such as `a month`. */
export const describeBookAhead = ({ clinic, words }: LanguageSite): string => {
  const count = clinic.bookAheadMonths ?? usualMonthsAhead
  return count === 1 ? words.dates.month : fill(words.dates.months, { count })
}
