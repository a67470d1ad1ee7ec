import { usualBookAheadMonths } from "./bookAheadMonths"
import { readDateFormat } from "./dateFormat"
import { formatMonths } from "./formatDateTime"
import type { Clinic } from "../readClinic"

/** Returns in words how far ahead the clinic takes requests. */
export const describeBookAhead = (clinic: Clinic): string =>
  formatMonths(clinic.bookAheadMonths ?? usualBookAheadMonths, readDateFormat(clinic))
