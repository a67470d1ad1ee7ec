import { derivedTexts } from "./derivedTexts"
import { createContentType, createGraphqlTypes } from "../../plugins/gatsby-plugin-content-model"
import { model } from "./model"

/** GraphQL types of `HoursText` (src/model/hoursText.ts) and `Ways` (src/model/ways.ts). */
const derivedTypes = `"What pages say of the hours."
type Hours @dontInfer {
  lines: [String!]!
  short: String!
  announcement: String!
  business: String!
  specialDays: [DatedText!]!
  isTimed: Boolean!
}

"A text that is of use until the end of a day."
type DatedText @dontInfer {
  date: String!
  text: String!
}

"A way to reach the clinic."
type ContactWay @dontInfer {
  by: String!
  to: String!
  label: String!
  icon: String!
}

"The buttons of every page, and the way to an appointment."
type ContactWays @dontInfer {
  first: ContactWay!
  second: ContactWay!
  direct: [ContactWay!]!
  booking: ContactWay
}`

/** Returns the GraphQL types of all content, in SDL. */
export const createContentTypes = (): string =>
  [
    createGraphqlTypes(model, type =>
      Object.keys(derivedTexts[type] ?? {}).map(name => `${name}: String! @derivedText`)
    ),
    derivedTypes,
    createContentType(model, ["hours: Hours! @hours", "ways: ContactWays! @ways"]),
  ].join("\n\n")
