import { describeBookAhead } from "./hours/formatDateTime"
import { readDelivery } from "./delivery"
import { describeHours } from "./hours/hoursText"
import { contactNames, findContact, phonePrefix, toPlainText } from "./links/contacts"
import type { LanguageSite } from "./readSite"
import { splitSentence } from "../words/words"

/** Placeholders of facts that are plain words, with the value of each in `clinic.json`. */
const values = new Map<string, (site: LanguageSite) => string | undefined>(
  Object.entries({
    name: ({ clinic }: LanguageSite) => clinic.name,
    town: ({ clinic }: LanguageSite) => clinic.address.town,
    hours: (site: LanguageSite) => describeHours(site).short,
    businessHours: (site: LanguageSite) => describeHours(site).business,
    bookAhead: describeBookAhead,
    replyTime: ({ clinic }: LanguageSite) => clinic.replyTime,
    messageService: ({ clinic, words }: LanguageSite) => words.messageService[readDelivery(clinic).provider],
  })
)

/** Placeholders that any text of `data/` can use in braces. */
export const placeholderNames: readonly string[] = [...values.keys(), ...contactNames]

/** Returns the value of a placeholder, or undefined if the clinic has none. */
const findValue = (site: LanguageSite, name: string): string | undefined =>
  values.get(name)?.(site) ?? findContact(name, site.clinic)

const placeholderPattern = /\{((?:phone:[a-z0-9-]+)|[A-Za-z]*)\}/g

/** Returns the names in braces in a text. */
const listNames = (text: string): string[] => [...text.matchAll(placeholderPattern)].map(match => match[1] ?? "")

/** Returns names in braces that are not placeholders. */
export const findUnknownPlaceholders = (text: string): string[] =>
  listNames(text).filter(name => !name.startsWith(phonePrefix) && !placeholderNames.includes(name))

/** Returns whether a text has a stray brace, such as in “{phone”, which the page would show. */
export const hasStrayBrace = (text: string): boolean => /[{}]/.test(text.replaceAll(placeholderPattern, ""))

/** Placeholders whose value a clinic can leave out. */
const optionalNames: ReadonlySet<string> = new Set(["whatsapp", "replyTime"])

/** Returns placeholders whose value the clinic leaves out. */
export const listUnfilled = (text: string, site: LanguageSite): string[] =>
  listNames(text).filter(name => (optionalNames.has(name) || name.startsWith(phonePrefix)) && !findValue(site, name))

/** Fills in the placeholders of plain words: those of numbers and email addresses stay, because they are drawn as links. */
export const interpolateWords = (text: string, site: LanguageSite): string =>
  splitSentence(text)
    .map((part, index) => (index % 2 ? values.get(part)?.(site) || `{${part}}` : part))
    .join("")

/** Returns a text as plain text, with each placeholder filled in. Names that are none, or have no value, stay. */
export const interpolate = (text: string, site: LanguageSite): string =>
  toPlainText(interpolateWords(text, site), site.clinic)
