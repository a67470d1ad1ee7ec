import type { Field } from "../../plugins/gatsby-plugin-content-model"
import { listFieldValues } from "../../plugins/gatsby-plugin-content-model/forms"
import type { Files } from "../../plugins/gatsby-plugin-content-model/json"
import { model } from "../model/model"
import { interpolate } from "../model/placeholders"
import { readLanguageSite } from "../model/readSite"
import type { Words } from "../words/words"

/** Matches the names of fields whose texts are set in the heading font. */
const headingField = /(heading|group|level|name|number|question|title)$/i

/** The same for data files in which other fields are. */
const headingFields: Readonly<Record<string, RegExp>> = {
  fees: /(heading|caption)$/,
  notFound: /^(heading|message)$/,
  testimonials: /^(heading|text)$/,
}

/** Lists the texts of a data file in such fields. What is in the head of a page is not shown on it. */
const listTexts = ([name, field]: [name: string, field: Field], files: Files): string[] =>
  listFieldValues(field, files[name]).flatMap(({ value, path }) => {
    const names = path.filter(part => typeof part === "string")
    const isHeading = (headingFields[name] ?? headingField).test(names.at(-1) ?? "")
    return typeof value === "string" && isHeading && !names.includes("head") ? [value] : []
  })

/** Lists the words of the interface that are set in the heading font. */
const listWords = ({ layout, contactCards, onThisPage, services, ways }: Words): string[] => [
  layout.error,
  layout.quickLinks,
  layout.contactHeading,
  layout.hours,
  layout.access,
  layout.languages,
  contactCards.location,
  contactCards.phoneNumbers,
  contactCards.email,
  contactCards.hours,
  onThisPage.heading,
  services.otherServices,
  ways.bookNow,
  ways.viewServices,
  ways.getDirections,
]

/** The numbers of the three steps of a booking, which a style sheet writes (BookingSteps.tsx). */
const stepNumbers = "123"

/** Returns all texts that can be shown in the heading font, from the content of one language without what is off. */
export const listHeadingTexts = (files: Files): string[] => {
  const site = readLanguageSite(files)
  return [
    ...Object.entries(model)
      .flatMap(entry => listTexts(entry, files))
      .map(text => interpolate(text, site)),
    ...listWords(site.words),
    stepNumbers,
  ]
}
