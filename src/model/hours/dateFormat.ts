import { choosePlural } from "../../words/choosePlural"
import { fill } from "../../words/words"
import { createClinicWords, getClinicLocale } from "../clinicWords"
import { type DateFormat, formatPeriod, usualMonthsAhead } from "./formatDateTime"
import type { Clinic } from "../readClinic"

/** Returns the format of days and times on a clinic's site. */
export const readDateFormat = (clinic: Clinic): DateFormat => {
  const { dates, names } = createClinicWords(clinic)
  return { hourCycle: clinic.locale.hourCycle, words: dates, names }
}

/** Returns in words when a notice is shown. */
export const describeNoticePeriod = ({ from, until }: { from: string; until: string }, clinic: Clinic): string =>
  from && until ? formatPeriod(from, until, readDateFormat(clinic)) : ""

/** Returns in words how far ahead the clinic takes requests, such as `a month`. */
export const describeBookAhead = (clinic: Clinic): string => {
  const count = clinic.bookAheadMonths ?? usualMonthsAhead
  return fill(choosePlural(readDateFormat(clinic).words.months, count, getClinicLocale(clinic)), { count })
}
