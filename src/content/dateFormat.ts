import { createWords } from "../words/catalogues"
import { type DateFormat, formatPeriod, getLocaleName } from "./formatDateTime"
import { getLanguage } from "./locale"
import { getValue } from "../../plugins/gatsby-plugin-content-model"

/** How the site of `clinic`, the content of `clinic.json`, writes days and times. */
export const readDateFormat = (clinic: unknown): DateFormat => ({
  locale: getLocaleName(getLanguage(clinic), getValue(clinic, "address", "countryCode")),
  hourCycle: String(getValue(clinic, "locale", "hourCycle")),
  words: createWords(getLanguage(clinic), getValue(clinic, "words")).dates,
})

/** The time of `notice`, the content of `notice.json`, in words. */
export const describeNoticePeriod = (notice: unknown, clinic: unknown): string => {
  const [from, until] = [getValue(notice, "from"), getValue(notice, "until")]
  return typeof from === "string" && typeof until === "string" ? formatPeriod(from, until, readDateFormat(clinic)) : ""
}
