import { type Files, getItems, getText } from "../../plugins/gatsby-plugin-content-model"

/** What team members and services call the main place. */
export const mainPlace = "main"

/** Returns the name of the main place of `clinic`, the content of `clinic.json`: its town where it has none of its own. */
export const getMainPlaceName = (clinic: unknown): string =>
  getText(clinic, "placeName") || getText(clinic, "address", "town")

/** Returns each place that a team member or a service may name; none where the practice has one place alone. */
export const listPlaceNames = (files: Files): { value: string; label: string }[] => {
  const clinic = files["clinic"]
  const others = getItems(clinic, "places")
  return others.length === 0
    ? []
    : [
        { value: mainPlace, label: getMainPlaceName(clinic) },
        ...others.map(place => ({ value: getText(place, "anchor"), label: getText(place, "name") })),
      ]
}

/** Returns the id of a place on the contact page. */
export const getPlaceAnchor = (anchor: string): string => `place-${anchor}`
