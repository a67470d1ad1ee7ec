import { createWords } from "../../words/catalogues"
import { type DateFormat, formatMonths, formatPeriod, getLocaleName, usualMonthsAhead } from "./formatDateTime"
import { getLanguage } from "../locale"
import type { Clinic } from "../readClinic"

/** Returns the format of days and times on a clinic's site. */
export const readDateFormat = (clinic: Clinic): DateFormat => ({
  locale: getLocaleName(getLanguage(clinic), clinic.address.countryCode),
  hourCycle: clinic.locale.hourCycle,
  words: createWords(getLanguage(clinic), clinic.words).dates,
})

/** Returns in words when a notice is shown. */
export const describeNoticePeriod = ({ from, until }: { from: string; until: string }, clinic: Clinic): string =>
  from && until ? formatPeriod(from, until, readDateFormat(clinic)) : ""

/** Returns in words how far ahead the clinic takes requests. */
export const describeBookAhead = (clinic: Clinic): string =>
  formatMonths(clinic.bookAheadMonths ?? usualMonthsAhead, readDateFormat(clinic))
