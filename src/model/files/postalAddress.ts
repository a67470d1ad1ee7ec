import { entry, line, list } from "../../../plugins/gatsby-plugin-content-model"

/** The parts of a postal address. */
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
