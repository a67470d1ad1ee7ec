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
 * The content of `clinic.json` with its hours spelt out: a clinic that is always open but for special days has a week of
 * whole days for the site. So has each of its other places.
 */
export const spellOutHours = (clinic: unknown): unknown => {
  const spelt = spellOut(clinic)
  return isGroup(spelt) && Array.isArray(spelt["places"]) ? { ...spelt, places: spelt["places"].map(spellOut) } : spelt
}
