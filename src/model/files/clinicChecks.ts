import { getTimeZone } from "../locale"
import { withoutTrunkZero } from "../kinds/tidyNumbers"
import { getUtcOffset } from "../hours/getUtcOffset"
import { type RuleProblem, problemIf } from "../../../plugins/gatsby-plugin-content-model"

/** The facts of a clinic that these checks read. */
interface CheckedClinic {
  readonly phone: string
  readonly fax?: string | undefined
  readonly whatsapp?: string | undefined
  readonly phones?: readonly { readonly number: string }[] | undefined
  readonly emergency: { readonly number: string }
  readonly position?: Position | undefined
  readonly locale: { readonly language: string; readonly timeZone: string }
}

interface Position {
  readonly latitude: string
  readonly longitude: string
}

/** Returns each number of the clinic with its path. */
const listNumbers = ({ phone, fax = "", whatsapp = "", phones = [], emergency }: CheckedClinic) => [
  ...Object.entries({ phone, fax, whatsapp }).map(([name, number]) => [[name], number] as const),
  ...phones.map(({ number }, index) => [["phones", index, "number"], number] as const),
  [["emergency", "number"], emergency.number] as const,
]

/** Maximum degrees of longitude between the middle of a time zone and a place that uses it. */
const reach = 40

/** Returns the longitude of the middle of a time zone: an hour is 15 degrees. */
const getLongitude = (timeZone: string): number => {
  const [sign = "+", hours, minutes] = getUtcOffset("2026-01-15T12:00", timeZone).split(/(?<=[+-])|:/)
  return (sign === "-" ? -15 : 15) * (Number(hours) + Number(minutes) / 60)
}

/** Returns whether a position is far from the clinic's time zone, and would not be with its coordinates swapped. */
const isSwapped = (latitude: number, longitude: number, timeZone: string): boolean => {
  const middle = getLongitude(timeZone)
  return Math.abs(longitude - middle) > reach && Math.abs(latitude - middle) <= reach && Math.abs(longitude) <= 90
}

/** A complete number in national format that is not toll-free: toll-free numbers can seldom be called from abroad. */
const nationalPattern = /^0(?!800|808|900)(?: ?\d){7,}(?: ext\. \d+)?$/

/** Returns hints on numbers and positions that are valid, but probably not intended. */
export const findClinicHints = (clinic: CheckedClinic): RuleProblem[] => {
  const { latitude = "", longitude = "" } = clinic.position ?? {}
  return [
    ...listNumbers(clinic).flatMap(([path, number]) => {
      const other = withoutTrunkZero(number)
      return [
        ...problemIf(
          nationalPattern.test(number),
          path,
          `is “${number}”, without its country code: phones from abroad cannot call it. If it can be called from there, write it as people there dial it, such as +263 77 123 4567.`
        ),
        ...problemIf(
          other !== undefined,
          path,
          `is “${number}”, with a 0 after the country code, which is dialled inside the country alone. Is it ${other}? Then write it so.`
        ),
      ]
    }),
    ...problemIf(
      latitude !== "" && longitude !== "" && isSwapped(Number(latitude), Number(longitude), getTimeZone(clinic)),
      ["position"],
      `is ${latitude}, ${longitude}, far from the clinic’s time zone. Are the two swapped? Then write ${longitude} as the latitude and ${latitude} as the longitude.`
    ),
  ]
}

/** Returns the problems of a position: each coordinate must be on Earth. */
export const checkPosition = ({ latitude, longitude }: Position): RuleProblem[] =>
  [
    { name: "latitude", degrees: latitude, most: 90 },
    { name: "longitude", degrees: longitude, most: 180 },
  ].flatMap(({ name, degrees, most }) =>
    problemIf(
      Math.abs(Number(degrees)) > most,
      [name],
      `is “${degrees}”, which is not on Earth: write degrees from -${most} to ${most}. Latitude and longitude may be swapped.`
    )
  )
