import type { Files } from "../../plugins/gatsby-plugin-content-model"
import { getMainPlaceName, mainPlace } from "./places"
import { readClinic } from "./readClinic"

/** Returns each place that a team member or a service can refer to, or none if the practice has only one. */
export const listPlaceNames = (files: Files): { value: string; label: string }[] => {
  const clinic = readClinic(files["clinic"])
  return clinic.places?.length
    ? [
        { value: mainPlace, label: getMainPlaceName(clinic) },
        ...clinic.places.map(({ anchor, name }) => ({ value: anchor, label: name })),
      ]
    : []
}
