import { createWords } from "../words/catalogues"
import { describeBookAhead } from "./bookAhead"
import { readDelivery } from "./delivery"
import { describeHours } from "./hoursText"
import { getLanguage } from "./locale"
import { getItems, getText, getValue } from "../../plugins/gatsby-plugin-content-model"

/** The placeholders that any text of `data/` may use in braces, and where in `clinic.json` each value comes from. */
const facts = new Map<string, (clinic: unknown) => string>(
  Object.entries({
    name: (clinic: unknown) => getText(clinic, "name"),
    phone: (clinic: unknown) => getText(clinic, "phone"),
    whatsapp: (clinic: unknown) => getText(clinic, "whatsapp"),
    emergency: (clinic: unknown) => getText(clinic, "emergency", "number"),
    town: (clinic: unknown) => getText(clinic, "address", "town"),
    hours: (clinic: unknown) => describeHours(clinic).short,
    businessHours: (clinic: unknown) => describeHours(clinic).business,
    bookAhead: describeBookAhead,
    replyTime: (clinic: unknown) => getText(clinic, "replyTime"),
    generalEmail: (clinic: unknown) => getText(clinic, "emails", "general"),
    messageService: (clinic: unknown) =>
      createWords(getLanguage(clinic), getValue(clinic, "words")).messageService[readDelivery(clinic).provider],
    infoEmail: (clinic: unknown) => getText(clinic, "emails", "info") || getText(clinic, "emails", "general"),
    appointmentsEmail: (clinic: unknown) =>
      getText(clinic, "emails", "appointments") || getText(clinic, "emails", "general"),
  })
)

export const placeholderNames: readonly string[] = [...facts.keys()]

/** What a placeholder of one of the clinic's other phones begins with, before the number's name. */
const phonePrefix = "phone:"

/** Returns the number of the phone with this name; an empty text where there is none. */
const findPhone = (clinic: unknown, name: string): string =>
  getText(
    getItems(clinic, "phones").find(phone => getText(phone, "name") === name),
    "number"
  )

/** Returns the value of a placeholder; an empty text where the clinic has none. */
const findFact = (clinic: unknown, name: string): string =>
  name.startsWith(phonePrefix) ? findPhone(clinic, name.slice(phonePrefix.length)) : (facts.get(name)?.(clinic) ?? "")

const placeholderPattern = /\{((?:phone:[a-z0-9-]+)|[A-Za-z]*)\}/g

/** The names in braces in a text. */
const listPlaceholders = (text: string): string[] => [...text.matchAll(placeholderPattern)].map(match => match[1] ?? "")

/** Names in braces that are no placeholder. */
export const findUnknownPlaceholders = (text: string): string[] =>
  listPlaceholders(text).filter(name => !name.startsWith(phonePrefix) && !placeholderNames.includes(name))

/** Whether a text has a brace that is not a part of a name in braces, such as in “{phone”: it would be on the page. */
export const hasStrayBrace = (text: string): boolean => /[{}]/.test(text.replaceAll(placeholderPattern, ""))

/** The facts that a clinic may leave out. */
const optionalFacts: ReadonlySet<string> = new Set(["whatsapp", "replyTime"])

/** Placeholders of facts that `clinic`, the content of `clinic.json`, leaves out. */
export const findMissingFacts = (text: string, clinic: unknown): string[] =>
  listPlaceholders(text).filter(
    name => (optionalFacts.has(name) || name.startsWith(phonePrefix)) && !findFact(clinic, name)
  )

/**
 * `text` with each placeholder filled in from `clinic`, the content of `clinic.json`. Before a number, or another
 * placeholder, the space becomes one that does not break: with a plain one “{phone} 24 hours” would read, and dial, as one longer phone number.
 */
export const interpolate = (text: string, clinic: unknown): string =>
  text
    .replaceAll(/(\{[A-Za-z:0-9-]+\}) (?=[\d{])/g, "$1\u00A0")
    .replace(placeholderPattern, (placeholder, name: string) => findFact(clinic, name) || placeholder)
