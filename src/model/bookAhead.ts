import { usualBookAheadMonths } from "./bookAheadMonths"
import { readDateFormat } from "./dateFormat"
import { formatMonths } from "./formatDateTime"
import type { Clinic } from "./readClinic"

/** How far ahead the clinic takes requests, in words. */
export const describeBookAhead = (clinic: Clinic): string =>
  formatMonths(clinic.bookAheadMonths ?? usualBookAheadMonths, readDateFormat(clinic))
