import type { Files } from "../../plugins/gatsby-plugin-content-model/json"
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

/** Lists the texts of a value in fields that match. What is in the head of a page is not shown on it. */
const listTexts = (value: unknown, field: RegExp, isHeading = false): string[] => {
  if (typeof value === "string") return isHeading ? [value] : []
  if (Array.isArray(value)) return value.flatMap(item => listTexts(item, field, isHeading))
  return Object.entries(value ?? {}).flatMap(([name, child]) =>
    name === "head" ? [] : listTexts(child, field, field.test(name))
  )
}

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
    ...Object.entries(files).flatMap(([name, file]) =>
      listTexts(file, headingFields[name] ?? headingField).map(text => interpolate(text, site))
    ),
    ...listWords(site.words),
    stepNumbers,
  ]
}
