import { type RuleProblem, problemIf } from "../../../plugins/gatsby-plugin-content-model"
import { dayMs } from "../../../plugins/gatsby-plugin-content-model/json"
import { type OpeningHours, type Period, type Week, maxSpecialDayLength, weekdays } from "./hours"

/** Finds problems with the periods of one day. Times such as `07:30` can be compared as texts. */
const findPeriodProblems = (periods: readonly Period[] | null | undefined, path: RuleProblem["path"]): RuleProblem[] =>
  (periods ?? []).flatMap(({ opens, closes }, index, all) => {
    const before = all[index - 1]?.closes
    return [
      ...problemIf(
        closes <= opens,
        [...path, index, "closes"],
        `is ${closes}, but must be later than ${opens}: correct one of the two. Hours that go on after midnight are two periods: one until 24:00, and one from 00:00 of the next day.`
      ),
      ...problemIf(
        before !== undefined && opens <= before,
        path,
        `has a period from ${opens} on, but the one before it lasts until ${before}: put the periods in the order of the day, and join those that overlap or touch.`
      ),
    ]
  })

/** Finds problems with a week that has passed the checks of its fields. */
export const findWeekProblems = (week: Week): RuleProblem[] => [
  ...weekdays.flatMap(day => findPeriodProblems(week[day], [day])),
  ...problemIf(
    weekdays.every(day => !week[day]?.length),
    [],
    "has no period: say on which days the clinic is open, and when."
  ),
]

/** Finds problems with opening hours that have passed the checks of their fields. The week has its own check. */
export const findHoursProblems = ({ always, week, specialDays }: OpeningHours): RuleProblem[] => {
  const days = specialDays ?? []
  return [
    ...problemIf(
      always && Boolean(week),
      ["week"],
      "has no place in the hours of a clinic that is always open: remove its periods, or change “always”. Days on which it closes are “specialDays”."
    ),
    ...problemIf(!always && !week, ["week"], "is missing: write the hours of each weekday, or change “always”."),
    ...days.flatMap(({ date, until, periods }, index) => {
      const earlier = days[index - 1]
      const before = earlier?.until ?? earlier?.date
      const length = until ? (Date.parse(until) - Date.parse(date)) / dayMs + 1 : 1
      const dayPath = ["specialDays", index]
      return [
        ...problemIf(
          Boolean(until) && length <= 1,
          [...dayPath, "until"],
          `is ${until}, but must be later than “date” (${date}): correct one of the two, or leave it out.`
        ),
        ...problemIf(
          length > maxSpecialDayLength,
          [...dayPath, "until"],
          `makes ${length} days in a row, but there may be ${maxSpecialDayLength}: change the week instead.`
        ),
        ...findPeriodProblems(periods, [...dayPath, "periods"]),
        ...problemIf(
          before !== undefined && date <= before,
          [...dayPath, "date"],
          `is ${date}, but the special day before it is on ${before}: write each day once, in the order of the calendar.`
        ),
      ]
    }),
  ]
}
