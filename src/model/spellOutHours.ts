import { isGroup } from "../../plugins/gatsby-plugin-content-model"
import { weekdays, wholeDay } from "./hours"

const spellOut = (place: unknown): unknown => {
  if (!isGroup(place) || !isGroup(place["openingHours"])) return place
  const hours = place["openingHours"]
  const { always, specialDays } = hours
  if (always !== true || !Array.isArray(specialDays) || specialDays.length === 0) return place
  const week = Object.fromEntries(weekdays.map(day => [day, wholeDay]))
  return { ...place, openingHours: { ...hours, always: false, week } }
}

/**
 * Returns the content of `clinic.json` with explicit hours: a clinic that is always open except on special days gets a
 * week of whole days, as does each of its other places.
 */
export const spellOutHours = (clinic: unknown): unknown => {
  const spelt = spellOut(clinic)
  return isGroup(spelt) && Array.isArray(spelt["places"]) ? { ...spelt, places: spelt["places"].map(spellOut) } : spelt
}
