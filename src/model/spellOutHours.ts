import { getItems, getValue } from "../../plugins/gatsby-plugin-content-model"
import { weekdays, wholeDay } from "./hours"

const spellOut = (place: unknown): unknown => {
  const hours = getValue(place, "openingHours")
  if (getValue(hours, "always") !== true || getItems(hours, "specialDays").length === 0) return place
  const week = Object.fromEntries(weekdays.map(day => [day, wholeDay]))
  return { ...Object(place), openingHours: { ...Object(hours), always: false, week } }
}

/**
 * The content of `clinic.json` with its hours spelt out: a clinic that is always open but for special days has a week of
 * whole days for the site. So has each of its other places.
 */
export const spellOutHours = (clinic: unknown): unknown => {
  const others = getItems(clinic, "places")
  return others.length ? { ...Object(spellOut(clinic)), places: others.map(spellOut) } : spellOut(clinic)
}
