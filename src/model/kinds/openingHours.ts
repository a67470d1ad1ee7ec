import {
  type RuleProblem,
  entry,
  flag,
  line,
  list,
  dateTimeLine,
  problemIf,
} from "../../../plugins/gatsby-plugin-content-model"
import { closingTimePattern, datePattern, timePattern } from "../files/patterns"
import { capitalize, dayMs, getItems, isGroup } from "../../../plugins/gatsby-plugin-content-model/json"
import { type OpeningHours, type Period, type Week, weekdays, maxSpecialDayLength } from "../hours/hours"

/** Returns a field for a summary, which is empty if the field is empty. */
const show = (path: string): string => `{{${path} | default('')}}`

/** Returns words for a summary that appear if a field is set. */
const where = (path: string, words: string): string => `{{${path} | ternary('${words}', '')}}`

/** Indexes of the periods that a summary shows: few clinics have a third. */
const shownPeriods = [0, 1]

const summarizeDay = (path: string, day: string): string =>
  shownPeriods
    .map(period => {
      const [opens, closes] = ["opens", "closes"].map(name => `${path}${day}.${period}.${name}`)
      const before = period === 0 ? ` ${capitalize(day).slice(0, 3)} ` : ", "
      return opens && closes ? `${where(opens, before)}${show(opens)}${where(opens, "–")}${show(closes)}` : ""
    })
    .join("")

/** Returns the summary of a week whose days are at `path`: `Mon 08:00–17:00 Tue 08:00–12:00, 13:00–17:00`. */
const summarizeWeek = (path = ""): string => weekdays.map(day => summarizeDay(path, day)).join("")

/** Summary of opening hours: always open, or the week. */
const summarizeHours = `${where("always", "Always open")}${summarizeWeek("week.")}`

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
const findWeekProblems = (week: Week): RuleProblem[] => [
  ...weekdays.flatMap(day => findPeriodProblems(week[day], [day])),
  ...problemIf(
    weekdays.every(day => !week[day]?.length),
    [],
    "has no period: say on which days the clinic is open, and when."
  ),
]

/** Finds problems with opening hours that have passed the checks of their fields. The week has its own check. */
const findHoursProblems = ({ always, week, specialDays }: OpeningHours): RuleProblem[] => {
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

/** The only period of a day on which the clinic does not close. */
const wholeDay: readonly Period[] = [{ opens: "00:00", closes: "24:00" }]

/** Returns opening hours with a week of whole days for “always”, which is no longer true if there are special days. */
const spellOutHours = (hours: unknown): unknown => {
  if (!isGroup(hours) || hours["always"] !== true) return hours
  const week = Object.fromEntries(weekdays.map(day => [day, wholeDay]))
  return { ...hours, always: getItems(hours, "specialDays").length === 0, week }
}

const periods = (label: string, item: string, hint: string) =>
  list(
    { label, min: 0, max: 4, optional: true, hint },
    entry(
      {
        type: "Period",
        titleField: "opens",
        summary: "{{opens}}–{{closes}}",
        label: item,
        hint: "The times between which somebody is there.",
      },
      {
        opens: line({ label: "Opens", max: 5, pattern: timePattern, hint: "For example: 07:30." }),
        closes: line({
          label: "Closes",
          max: 5,
          pattern: closingTimePattern,
          hint: "Later on the same day, 24:00 at the latest. The hours after midnight are a period of the next day.",
        }),
      }
    )
  )

const dayPeriods = (day: string) =>
  periods(day, `${day} period`, "In the order of the day. Without a period the day is closed.")

/** Maximum number of special days. */
const maxSpecialDayEntries = 60

/** Periods of each weekday. A day without any is closed. */
const week = (label: string, hint: string) =>
  entry(
    { type: "Week", label, optional: true, hint, summary: summarizeWeek(), check: findWeekProblems },
    {
      monday: dayPeriods("Monday"),
      tuesday: dayPeriods("Tuesday"),
      wednesday: dayPeriods("Wednesday"),
      thursday: dayPeriods("Thursday"),
      friday: dayPeriods("Friday"),
      saturday: dayPeriods("Saturday"),
      sunday: dayPeriods("Sunday"),
    }
  )

/** Opening hours as editors write them. */
const writtenHours = entry(
  {
    type: "OpeningHours",
    label: "Opening hours",
    hint: "Day and night on every day of the year, or by weekday with special days.",
    summary: summarizeHours,
    check: findHoursProblems,
  },
  {
    always: flag({
      label: "Always open",
      hint: "Set if somebody is there day and night. If the clinic closes on one day, add a special day below: until it is removed, the site says “every day of the week” instead of “always”.",
    }),
    week: week("Week", "The hours of a clinic that is not always open, by weekday."),
    specialDays: list(
      {
        label: "Special days",
        min: 0,
        max: maxSpecialDayEntries,
        optional: true,
        uniqueBy: "date",
        hint: "Days on which the clinic closes or has other hours, such as holidays, in the order of the calendar. Days that have passed disappear from the site by themselves.",
      },
      entry(
        {
          type: "SpecialDay",
          titleField: "reason",
          summary: "{{date}} {{reason}}",
          label: "Special day",
          hint: "A day, or some days in a row, with other hours, or closed.",
        },
        {
          date: dateTimeLine({
            label: "Day",
            max: 10,
            pattern: datePattern,
            dateTime: { isDay: true },
            hint: "Year, month, day.",
          }),
          until: dateTimeLine({
            label: "Last day",
            max: 10,
            pattern: datePattern,
            dateTime: { isDay: true },
            optional: true,
            hint: "The last of several days in a row. If left out, it is one day.",
          }),
          reason: line({
            label: "Reason",
            max: 40,
            canFallBack: true,
            hint: "Visitors read it: Christmas Day, staff training.",
          }),
          periods: periods("Periods", "Period", "The hours of this day. Without a period the clinic is closed."),
        }
      )
    ),
  }
)

/**
 * Opening hours, from which every text about hours is derived. Where they are read, a clinic that is always open has
 * a week of whole days.
 */
export const openingHours: typeof writtenHours = {
  ...writtenHours,
  // Checks are about what editors write.
  checkPresent(value, group) {
    return writtenHours.checkPresent.call({ ...this, read: writtenHours.read }, value, group)
  },
  read: value => writtenHours.read(spellOutHours(value)),
  complete(value, context) {
    return writtenHours.complete.call(this, spellOutHours(value), context)
  },
}

/** Hours in which people can walk in, if they differ from the opening hours. */
export const businessHours = week(
  "Regular business hours",
  "When people can walk in, if that differs from the opening hours: {businessHours} in texts. At other times the site asks them to call before they come."
)
