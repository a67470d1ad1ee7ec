import { entry, internationalPhoneLine, line, list, paragraph } from "../../../plugins/gatsby-plugin-content-model"

/** A postal address in parts, because countries write them in different orders. */
export const postalAddress = (hint: string) =>
  entry(
    { type: "Address", label: "Address", summary: "{{street}}, {{town}}", hint },
    {
      street: line({
        label: "Stand number and street",
        max: 80,
        untranslated: true,
        hint: "For example: Stand 12, Hospital Road. Short lines are easier to read on a small phone.",
      }),
      businessPark: line({
        label: "Business park",
        max: 80,
        untranslated: true,
        optional: true,
        hint: "The building or business park.",
      }),
      lines: list(
        {
          label: "Further lines",
          min: 0,
          max: 3,
          optional: true,
          uniqueItems: true,
          hint: "What else an address has on letters, above the town: the part of the town, P.O. Box 1234.",
        },
        line({ label: "Line", max: 60, untranslated: true, hint: "One line of the address." })
      ),
      postcode: line({
        label: "Postcode",
        max: 12,
        untranslated: true,
        optional: true,
        hint: "It is shown before or after the town, as is usual in the country.",
      }),
      town: line({ label: "Town", max: 60, untranslated: true, hint: "The town." }),
      country: line({ label: "Country", max: 40, hint: "The country." }),
      countryCode: line({
        label: "Country code",
        max: 2,
        pattern: { regex: "^[A-Z]{2}$", description: "two capital letters, such as ZW" },
        hint: "Two capital letters, for search engines.",
      }),
    }
  )

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
