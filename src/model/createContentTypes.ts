import { listDerivedNames } from "./derivedTexts"
import { createContentType, createGraphqlTypes } from "../../plugins/gatsby-plugin-content-model"
import { model } from "./model"

/** GraphQL types of the hours in words (hoursText.ts), and of the contact options and policies (links/destinations.ts). */
const derivedTypes = `"The clinic's own words of the interface, which resolvers read as a whole."
type WordsJson implements Node @dontInfer @childOf(types: ["File"]) {
  site: String!
}

"Opening hours in words, for pages and files."
type Hours @dontInfer {
  "The week, with a line for each group of days with the same hours."
  lines: [String!]!
  "The same in one short text, such as 24/7."
  short: String!
  "The sentence at the top of every page, which is true at any time."
  announcement: String!
  "The regular business hours, or the opening hours if the clinic has none."
  business: String!
  "The special days, with their reasons."
  specialDays: [DatedText!]!
  "Whether the state changes over time, so that the browser has to compute it (src/inline/clock.ts)."
  isTimed: Boolean!
}

"A text that is useful until the end of a day."
type DatedText @dontInfer {
  date: String!
  text: String!
}

enum ContactMethod {
  form
  whatsapp
  phone
  elsewhere
}

"A way to reach the clinic: its link, label and icon."
type ContactOption @dontInfer {
  by: ContactMethod!
  "A path or a URL; phone or whatsapp for a number, which is read where the link is drawn."
  to: String!
  label: String!
  icon: String!
}

"The buttons of every page, and the way to book."
type ContactOptions @dontInfer {
  "The option that the clinic prefers."
  first: ContactOption!
  second: ContactOption!
  "The phone and, if the clinic has it, WhatsApp, in the clinic's order."
  direct: [ContactOption!]!
  "The appointment form or, if it is off, its replacement; null if nobody can book."
  booking: ContactOption
}

"A policy that the end of every page names."
type PolicyLink @dontInfer {
  "Its path; null while it is off."
  to: String
  label: String!
}`

/** Returns the GraphQL types of all content, in SDL. */
export const createContentTypes = (): string =>
  [
    createGraphqlTypes(model, type => listDerivedNames(type).map(name => `${name}: String!`)),
    derivedTypes,
    createContentType(model, [
      "hours: Hours! @dataFile",
      "contactOptions: ContactOptions! @dataFile",
      "policy(page: String!): Policy @dataFile",
      "policyLinks: [PolicyLink!]! @dataFile",
    ]),
  ].join("\n\n")
