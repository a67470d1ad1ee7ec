import { type Path, type Field, slugify, getChildField, checkField } from "../../plugins/gatsby-plugin-content-model"
import { model } from "../../src/model/model"
import { hourCycles } from "../../src/model/locale"
import { findUnreadHours, parseWeek } from "../../src/model/parseWeek"
import { languages } from "../../src/words/catalogues"
import { findCountry, guessFormats } from "./countries"

/** The answers so far, keyed by question name. */
export type Answers = Readonly<Record<string, string>>

interface Question {
  name: string
  text: string
  /** Returns the suggested answer, which Enter accepts. */
  suggest?: (answers: Answers) => string
  isOptional?: true
  /** Returns whether the question applies. By default it does. */
  isAsked?: (answers: Answers) => boolean
  /** Returns the problem of an answer, worded to follow the question's name, or an empty string if there is none. */
  check: (answer: string, answers: Answers) => string
}

/** Returns a check of an answer with the checks of a content field. */
const asField =
  (file: keyof typeof model, ...path: Path) =>
  (answer: unknown): string => {
    const field = path.reduce<Field | undefined>(getChildField, model[file])
    return (field && checkField(field, answer)[0]?.message) ?? ""
  }

const oneOf =
  (...options: readonly string[]) =>
  (answer: string): string =>
    options.includes(answer) ? "" : `must be one of: ${options.join(", ")}.`

const hoursExample = "Monday to Friday, 07:30 to 13:00 and 14:00 to 17:30; Saturday, 08:00 to 12:00; Sunday closed"

const checkHours = (answer: string, { language = "en" }: Answers): string => {
  if (answer === "24/7") return ""
  const spoken = [language, "en"]
  const unread = findUnreadHours(answer, spoken)
  return unread === undefined
    ? asField("clinic", "openingHours", "week")(parseWeek(answer, spoken))
    : `has “${unread}”, which cannot be read: write days and times such as ${hoursExample}. The days may have their names in the language of the site. The times are those of a clock of 24 hours, or have AM or PM; none goes on after midnight.`
}

/** Returns suggestions for the country and the language in the answers. */
const guess = ({ country = "", language = "en" }: Answers) =>
  guessFormats(language, findCountry(country, language)?.code ?? "ZZ")

export const splitList = (answer: string): string[] =>
  answer
    .split(",")
    .map(item => item.trim())
    .filter(Boolean)

/** All questions for a new clinic, in order. */
export const questions: readonly Question[] = [
  {
    name: "language",
    text: `Language of the site (${languages.join(", ")})`,
    suggest: () => "en",
    check: oneOf(...languages),
  },
  { name: "name", text: "Name of the clinic", check: asField("clinic", "name") },
  {
    name: "country",
    text: "Country",
    check: (answer, { language = "en" }) =>
      findCountry(answer, language) ? "" : "is no country that is known: write its name, or its code of two letters.",
  },
  { name: "town", text: "Town", check: asField("clinic", "address", "town") },
  { name: "street", text: "Street and number", check: asField("clinic", "address", "street") },
  { name: "phone", text: "Phone, with the country code (+258 84 123 4567)", check: asField("clinic", "phone") },
  {
    name: "whatsapp",
    text: "WhatsApp number, with the country code (Enter: none)",
    isOptional: true,
    check: asField("clinic", "whatsapp"),
  },
  {
    name: "firstContact",
    text: "What people should use first (phone, whatsapp)",
    suggest: () => "phone",
    isAsked: ({ whatsapp }) => Boolean(whatsapp),
    check: oneOf("phone", "whatsapp"),
  },
  { name: "emergency", text: "Number for emergencies", check: asField("clinic", "emergency", "number") },
  {
    name: "whose",
    text: "Who answers it: the clinic (own) or an ambulance of the country (national)",
    suggest: () => "national",
    check: oneOf("own", "national"),
  },
  {
    name: "hours",
    text: `Opening hours: 24/7, or such as: ${hoursExample}`,
    check: checkHours,
  },
  {
    name: "timeZone",
    text: "Time zone",
    suggest: answers => guess(answers).timeZone,
    check: asField("clinic", "locale", "timeZone"),
  },
  {
    name: "currency",
    text: "Currency of prices",
    suggest: answers => guess(answers).currency,
    check: asField("clinic", "locale", "currency"),
  },
  {
    name: "hourCycle",
    text: `Hours that the clock counts (${hourCycles.join(", ")})`,
    suggest: answers => guess(answers).hourCycle,
    check: oneOf(...hourCycles),
  },
  { name: "email", text: "Email address", check: asField("clinic", "emails", "general") },
  { name: "website", text: "Address of this site (https://www.clinic.co.mz)", check: asField("clinic", "website") },
  {
    name: "colour",
    text: "Main colour (#rrggbb)",
    suggest: () => "#2f5d8a",
    check: asField("brand", "main"),
  },
  {
    name: "services",
    text: "Services, with commas between them (the first four are on the home page)",
    check: answer => {
      const names = splitList(answer)
      if (!names.length) return "names no service: write one at least."
      const anchors = names.map(name => slugify(name) || name.toLowerCase())
      const repeated = names.find((_, index) => anchors.indexOf(anchors[index] ?? "") < index)
      if (repeated) return `has “${repeated}” twice.`
      return names.map(asField("services", "services", 0, "title")).find(Boolean) ?? ""
    },
  },
]
