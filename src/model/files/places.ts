import { type PlaceNames, getMainPlaceName, mainPlace } from "../places"
import {
  type RuleProblem,
  entry,
  line,
  list,
  paragraph,
  problemIf,
  slugPattern,
} from "../../../plugins/gatsby-plugin-content-model"
import { internationalPhoneLine } from "../kinds/phone"
import { placeLine } from "../kinds/place"
import { address, position } from "./address"
import { placeBooking } from "./booking"
import { anchor } from "./links"
import { mapPictures } from "./mapPictures"
import { businessHours, openingHours } from "../kinds/openingHours"

/** The other places of a practice, besides its main one. */
export const places = list(
  {
    label: "Other places",
    min: 0,
    max: 5,
    optional: true,
    uniqueBy: "name",
    hint: "Branches at other addresses, in the order in which people see them. The address and the hours above are those of the main place.",
  },
  entry(
    { type: "OtherPlace", titleField: "name", label: "Place", hint: "A place with an address and hours of its own." },
    {
      name: line({ label: "Name", max: 30, untranslated: true, hint: "What people call it, such as its town: Dondo." }),
      anchor: anchor("name"),
      phone: internationalPhoneLine({
        label: "Phone of this place",
        optional: true,
        hint: "Its own number with the country code. If left out, people call the main phone.",
      }),
      address: address("Where this place is."),
      position,
      directions: paragraph({
        label: "The way there",
        max: 300,
        optional: true,
        hint: "What helps to find it: a landmark, the bus stop, where to park.",
      }),
      openingHours,
      businessHours,
      booking: placeBooking,
      map: entry(
        { type: "PlaceMap", label: "Map", optional: true, hint: "A picture of the streets around this place." },
        mapPictures
      ),
    }
  )
)

/** A reference to a place by its anchor, for people and services that are only there. */
export const placeName = (hint: string) =>
  placeLine({ label: "Place", max: 120, pattern: slugPattern, optional: true, hint })

/** Finds problems with the names of the places; the main place has a name too. */
export const findPlaceNameProblems = (
  clinic: PlaceNames & { readonly places?: readonly { readonly name: string; readonly anchor: string }[] | undefined }
): RuleProblem[] =>
  (clinic.places ?? []).flatMap(({ name, anchor: written }, index) => [
    ...problemIf(
      name === getMainPlaceName(clinic),
      ["places", index, "name"],
      `is “${name}”, which the main place is called as well: write another name here, or another “placeName”.`
    ),
    ...problemIf(
      written === mainPlace,
      ["places", index, "anchor"],
      `is “${mainPlace}”, which means the main place: write another.`
    ),
  ])
