import { getTimeZone } from "../locale"
import { withoutTrunkZero } from "../tidyNumbers"
import { getUtcOffset } from "../utcOffset"
import { type RuleProblem, problemIf } from "../../../plugins/gatsby-plugin-content-model"

/** What is asked of the facts of a clinic. */
interface AskedFacts {
  readonly phone: string
  readonly fax?: string | undefined
  readonly whatsapp?: string | undefined
  readonly phones?: readonly { readonly number: string }[] | undefined
  readonly emergency: { readonly number: string }
  readonly position?: Position | undefined
  readonly locale: { readonly timeZone: string }
}

interface Position {
  readonly latitude: string
  readonly longitude: string
}

/** Each number of the clinic, by its place. */
const listNumbers = ({ phone, fax = "", whatsapp = "", phones = [], emergency }: AskedFacts) => [
  ...Object.entries({ phone, fax, whatsapp }).map(([name, number]) => [[name], number] as const),
  ...phones.map(({ number }, index) => [["phones", index, "number"], number] as const),
  [["emergency", "number"], emergency.number] as const,
]

/** Degrees of longitude between the middle of a time zone and a place that uses it. */
const reach = 40

/** The longitude in the middle of a time zone: an hour is 15 degrees. */
const getLongitude = (timeZone: string): number => {
  const [sign = "+", hours, minutes] = getUtcOffset("2026-01-15T12:00", timeZone).split(/(?<=[+-])|:/)
  return (sign === "-" ? -15 : 15) * (Number(hours) + Number(minutes) / 60)
}

/** Whether a position is far from the clinic's time zone, and would not be with its two numbers swapped. */
const isSwapped = (latitude: number, longitude: number, timeZone: string): boolean => {
  const middle = getLongitude(timeZone)
  return Math.abs(longitude - middle) > reach && Math.abs(latitude - middle) <= reach && Math.abs(longitude) <= 90
}

/** A whole number as it is dialled inside the country, which is not toll-free: those are seldom reached from abroad. */
const nationalPattern = /^0(?!800|808|900)(?: ?\d){7,}(?: ext\. \d+)?$/

/** What to ask of the clinic's numbers and its position: they are right as they are written, but probably not meant. */
export const askOfClinic = (clinic: AskedFacts): RuleProblem[] => {
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

/** What is wrong with a position: each number must be on Earth. */
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
