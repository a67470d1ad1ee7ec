import { createWords } from "../words/catalogues"
import { describeBookAhead } from "./bookAhead"
import { readDelivery } from "./delivery"
import { describeHours } from "./hoursText"
import { getLanguage } from "./locale"
import { type Clinic, readClinic } from "./readClinic"

/** The placeholders that any text of `data/` may use in braces, and where in `clinic.json` each value comes from. */
const facts = new Map<string, (clinic: Clinic) => string | undefined>(
  Object.entries({
    name: ({ name }: Clinic) => name,
    phone: ({ phone }: Clinic) => phone,
    whatsapp: ({ whatsapp }: Clinic) => whatsapp,
    emergency: ({ emergency }: Clinic) => emergency.number,
    town: ({ address }: Clinic) => address.town,
    hours: (clinic: Clinic) => describeHours(clinic).short,
    businessHours: (clinic: Clinic) => describeHours(clinic).business,
    bookAhead: describeBookAhead,
    replyTime: ({ replyTime }: Clinic) => replyTime,
    generalEmail: ({ emails }: Clinic) => emails.general,
    messageService: (clinic: Clinic) =>
      createWords(getLanguage(clinic), clinic.words).messageService[readDelivery(clinic).provider],
    infoEmail: ({ emails }: Clinic) => emails.info || emails.general,
    appointmentsEmail: ({ emails }: Clinic) => emails.appointments || emails.general,
  })
)

export const placeholderNames: readonly string[] = [...facts.keys()]

/** What a placeholder of one of the clinic's other phones begins with, before the number's name. */
const phonePrefix = "phone:"

/** Returns the number of the phone with this name; nothing where there is none. */
const findPhone = ({ phones = [] }: Clinic, name: string): string | undefined =>
  phones.find(phone => phone.name === name)?.number

/** Returns the value of a placeholder; nothing where the clinic has none. */
const findFact = (clinic: Clinic, name: string): string | undefined =>
  name.startsWith(phonePrefix) ? findPhone(clinic, name.slice(phonePrefix.length)) : facts.get(name)?.(clinic)

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
    name => (optionalFacts.has(name) || name.startsWith(phonePrefix)) && !findFact(readClinic(clinic), name)
  )

/**
 * `text` with each placeholder filled in from `clinic`, the content of `clinic.json`. Before a number, or another
 * placeholder, the space becomes one that does not break: with a plain one “{phone} 24 hours” would read, and dial, as one longer phone number.
 */
export const interpolate = (text: string, clinic: unknown): string =>
  text
    .replaceAll(/(\{[A-Za-z:0-9-]+\}) (?=[\d{])/g, "$1\u00A0")
    .replace(placeholderPattern, (placeholder, name: string) => findFact(readClinic(clinic), name) || placeholder)
