import { isLanguageCode } from "../../plugins/gatsby-plugin-content-model/translations"
import { dayKeys, monthKeys } from "./names"

/** Returns the names of days and months, or nothing if `Intl` does not know the language. */
const createNames = (locale: string): Readonly<Record<string, string>> => {
  if (Intl.DateTimeFormat.supportedLocalesOf(locale).length === 0) return {}
  const name = (type: "weekday" | "month", time: number): string =>
    new Date(time).toLocaleDateString(locale, { [type]: "long", timeZone: "UTC" })
  return Object.fromEntries([
    // The year 2023 began on a Sunday.
    ...dayKeys.map((key, day) => [key, name("weekday", Date.UTC(2023, 0, 1 + day))]),
    ...monthKeys.map((key, month) => [key, name("month", Date.UTC(2023, month))]),
  ])
}

/**
 * Returns the words of a locale, such as `pt-MZ`, that `Intl` knows where the site is built. Pages get them from the
 * build, because browsers know fewer languages and take the device's for others.
 */
export const createIntlWords = (locale: string): unknown => {
  if (!isLanguageCode(locale)) return {}
  const names = createNames(locale)
  return {
    names: {
      ...names,
      ...(Intl.ListFormat.supportedLocalesOf(locale).length > 0 && {
        and: new Intl.ListFormat(locale).format(["{first}", "{last}"]),
      }),
    },
    ...(names["sunday"] && { form: { thousands: (1000).toLocaleString(locale).replaceAll(/\d/g, "") } }),
  }
}
