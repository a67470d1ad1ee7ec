import { createWords } from "../words/catalogues"
import { notice } from "./files/notice"
import { type DateFormat, formatPeriod, getLocaleName } from "./formatDateTime"
import { getLanguage } from "./locale"
import { type Clinic, readClinic } from "./readClinic"

/** How the site of a clinic writes days and times. */
export const readDateFormat = (clinic: Clinic): DateFormat => ({
  locale: getLocaleName(getLanguage(clinic), clinic.address.countryCode),
  hourCycle: clinic.locale.hourCycle,
  words: createWords(getLanguage(clinic), clinic.words).dates,
})

/** The time of a notice, by the content of `notice.json`, in words. */
export const describeNoticePeriod = (content: unknown, clinic: unknown): string => {
  const { from, until } = notice.read(content)
  return from && until ? formatPeriod(from, until, readDateFormat(readClinic(clinic))) : ""
}
