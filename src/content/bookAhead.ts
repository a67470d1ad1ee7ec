import { usualBookAheadMonths } from "./bookAheadMonths"
import { readDateFormat } from "./dateFormat"
import { formatMonths } from "./formatDateTime"
import { getValue } from "../../plugins/gatsby-plugin-content-model"

/** How far ahead the clinic takes requests, in words, by `clinic`, the content of `clinic.json`. */
export const describeBookAhead = (clinic: unknown): string => {
  const months = getValue(clinic, "bookAheadMonths")
  return formatMonths(typeof months === "number" ? months : usualBookAheadMonths, readDateFormat(clinic))
}
