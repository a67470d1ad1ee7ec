import path from "node:path"
import { describeHours } from "../content/hoursText"
import { getLanguage } from "../content/locale"
import { interpolate } from "../content/placeholders"
import { getValue } from "../content/values"
import { createWords } from "../words/catalogues"
import type { Words } from "../words/words"

/** The fields of `data/` that pages show in the heading font, by the end of their path. */
const headingFields = [
  "heading",
  "formHeading",
  "title",
  "level",
  "fees.caption",
  "clinic.name",
  "stats.stats.number",
  "testimonials.testimonials.text",
  "question",
  "team.people.name",
  "team.people.shownAs",
  "confirmation.summaryHeading",
  "confirmation.nextStepsHeading",
  "notFound.message",
].map(field => `.${field}`)

/** The words of the interface that are headings. */
const listHeadingWords = ({ layout, contactCards, services, ways }: Words): string[] => [
  layout.quickLinks,
  layout.contactHeading,
  layout.hours,
  layout.error,
  contactCards.location,
  contactCards.phoneNumbers,
  contactCards.email,
  contactCards.hours,
  layout.access,
  layout.languages,
  services.onThisPage,
  ways.bookNow,
  ways.viewServices,
  ways.getDirections,
]

const listHeadingTexts = (value: unknown, place: string): string[] => {
  if (typeof value === "string") return headingFields.some(field => place.endsWith(field)) ? [value] : []
  if (Array.isArray(value)) return value.flatMap(item => listHeadingTexts(item, place))
  return Object.entries<unknown>(Object(value)).flatMap(([name, below]) => listHeadingTexts(below, `${place}.${name}`))
}

/** The letters of all headings, each once, sorted. `files` are the texts of the checked content, by name. */
export const listHeadingLetters = (files: Readonly<Record<string, string>>): string => {
  const texts = Object.entries(files).flatMap(([file, text]) =>
    listHeadingTexts(JSON.parse(text), `.${path.basename(file, ".json")}`)
  )
  const clinic: unknown = JSON.parse(files["clinic.json"] ?? "{}")
  const headings = [
    ...listHeadingWords(createWords(getLanguage(clinic), getValue(clinic, "words"))),
    describeHours(clinic).announcement,
    ...texts.map(text => interpolate(text, clinic)),
  ]
  // The colon is between a care card's level and its heading; a word that is divided at a soft hyphen has a hyphen.
  const letters = headings.join(": ")
  return [...new Set(letters.replaceAll("\u00AD", "-"))].toSorted().join("")
}
