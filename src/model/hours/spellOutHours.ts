import { isGroup } from "../../../plugins/gatsby-plugin-content-model"
import { weekdays, wholeDay } from "./hours"

/**
 * Returns the content of `clinic.json` with explicit hours: a clinic that is always open except on special days gets a
 * week of whole days.
 */
export const spellOutHours = (clinic: unknown): unknown => {
  if (!isGroup(clinic) || !isGroup(clinic["openingHours"])) return clinic
  const hours = clinic["openingHours"]
  const { always, specialDays } = hours
  if (always !== true || !Array.isArray(specialDays) || specialDays.length === 0) return clinic
  const week = Object.fromEntries(weekdays.map(day => [day, wholeDay]))
  return { ...clinic, openingHours: { ...hours, always: false, week } }
}
