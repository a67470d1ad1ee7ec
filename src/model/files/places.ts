import { entry, line, list, paragraph } from "../../../plugins/gatsby-plugin-content-model"
import { internationalPhoneLine } from "../kinds/phone"
import { postalAddress } from "./postalAddress"

/** The clinic's other places, each a card on the contact page. */
export const places = list(
  {
    label: "Other places",
    min: 0,
    max: 5,
    optional: true,
    uniqueBy: "name",
    hint: "Other addresses of the clinic, each a card on the contact page. The buttons, the hours and the forms of the site are those of the clinic itself.",
  },
  entry(
    {
      type: "Place",
      titleField: "name",
      label: "Place",
      hint: "Another address of the clinic, with its hours in words.",
    },
    {
      name: line({ label: "Name", max: 30, untranslated: true, hint: "What people call it, such as its town: Dondo." }),
      address: postalAddress("Where this place is."),
      phone: internationalPhoneLine({
        label: "Phone of this place",
        optional: true,
        hint: "Its own number with the country code. If left out, people call the main phone.",
      }),
      hours: paragraph({
        label: "Hours",
        max: 200,
        hint: "In words, with whatever else people need to know: Monday to Friday, 8 AM to 3:30 PM. Closed on holidays.",
      }),
    }
  )
)
