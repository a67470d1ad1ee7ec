import { findHoursProblems, findWeekProblems } from "../hours/hoursProblems"
import { entry, flag, line, list, dateTimeLine } from "../../../plugins/gatsby-plugin-content-model"
import { summarizeHours, summarizeWeek } from "./hoursSummary"
import { closingTimePattern, datePattern, openingTimePattern } from "../files/patterns"
import { isGroup } from "../../../plugins/gatsby-plugin-content-model/json"
import { weekdays, wholeDay } from "../hours/hours"

/** Returns opening hours with a week of whole days in place of “always” if there are special days. */
const spellOutHours = (hours: unknown): unknown => {
  if (!isGroup(hours)) return hours
  const { always, specialDays } = hours
  if (always !== true || !Array.isArray(specialDays) || specialDays.length === 0) return hours
  return { ...hours, always: false, week: Object.fromEntries(weekdays.map(day => [day, wholeDay])) }
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
        opens: line({ label: "Opens", max: 5, pattern: openingTimePattern, hint: "For example: 07:30." }),
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
 * Opening hours, from which every text about hours is derived. Where they are read, a clinic that is always open except
 * on special days has a week of whole days.
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
