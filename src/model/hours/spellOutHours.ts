import { isGroup } from "../../../plugins/gatsby-plugin-content-model/json"
import { weekdays, wholeDay } from "./hours"

/** Returns opening hours with a week of whole days in place of “always” if there are special days. */
export const spellOutHours = (hours: unknown): unknown => {
  if (!isGroup(hours)) return hours
  const { always, specialDays } = hours
  if (always !== true || !Array.isArray(specialDays) || specialDays.length === 0) return hours
  return { ...hours, always: false, week: Object.fromEntries(weekdays.map(day => [day, wholeDay])) }
}
