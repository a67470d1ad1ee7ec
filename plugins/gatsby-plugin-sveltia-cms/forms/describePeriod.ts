import { getValue } from "../../gatsby-plugin-content-model/json"
import { formatMoment } from "../formatMoment"
import type { Site } from "../options"

/**
 * Says when visitors see the content of a form that they do not see at `now`, in milliseconds since 1970; empty if they
 * see it. Content that is off is never seen.
 */
export const describePeriod = (
  { forms, clock, periods }: Pick<Site, "forms" | "clock" | "periods">,
  form: string,
  value: unknown,
  now: number
): string => {
  const label = forms.files[form]?.label ?? form
  const isOff = getValue(value, "enabled") === false
  const period = periods[form]?.(value)
  if (isOff || !period) return ""
  const describe = (moment: number): string => formatMoment(new Date(moment).toISOString(), clock)
  if (period.until <= now) return `“${label}” has been over since ${describe(period.until)}: visitors do not see it.`
  return period.from > now ? `Visitors see “${label}” from ${describe(period.from)}.` : ""
}
