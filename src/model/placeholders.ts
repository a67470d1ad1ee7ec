import { createClinicWords } from "./clinicWords"
import { describeBookAhead } from "./hours/dateFormat"
import { readDelivery } from "./delivery"
import { describeHours } from "./hours/hoursText"
import type { Clinic } from "./readClinic"

/** Placeholders that any text of `data/` can use in braces, with the value of each in `clinic.json`. */
const values = new Map<string, (clinic: Clinic) => string | undefined>(
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
    messageService: (clinic: Clinic) => createClinicWords(clinic).messageService[readDelivery(clinic).provider],
    infoEmail: ({ emails }: Clinic) => emails.info || emails.general,
    appointmentsEmail: ({ emails }: Clinic) => emails.appointments || emails.general,
  })
)

export const placeholderNames: readonly string[] = [...values.keys()]

/** Prefix of placeholders of the clinic's other phones, before the name of the number. */
const phonePrefix = "phone:"

/** Returns the number of the phone with this name, or undefined if there is none. */
const findPhone = ({ phones = [] }: Clinic, name: string): string | undefined =>
  phones.find(phone => phone.name === name)?.number

/** Returns the value of a placeholder, or undefined if the clinic has none. */
const findValue = (clinic: Clinic, name: string): string | undefined =>
  name.startsWith(phonePrefix) ? findPhone(clinic, name.slice(phonePrefix.length)) : values.get(name)?.(clinic)

const placeholderPattern = /\{((?:phone:[a-z0-9-]+)|[A-Za-z]*)\}/g

/** Returns the names in braces in a text. */
const listPlaceholders = (text: string): string[] => [...text.matchAll(placeholderPattern)].map(match => match[1] ?? "")

/** Returns names in braces that are not placeholders. */
export const findUnknownPlaceholders = (text: string): string[] =>
  listPlaceholders(text).filter(name => !name.startsWith(phonePrefix) && !placeholderNames.includes(name))

/** Returns whether a text has a stray brace, such as in “{phone”, which the page would show. */
export const hasStrayBrace = (text: string): boolean => /[{}]/.test(text.replaceAll(placeholderPattern, ""))

/** Placeholders whose value a clinic can leave out. */
const optionalNames: ReadonlySet<string> = new Set(["whatsapp", "replyTime"])

/** Returns placeholders whose value `clinic` leaves out. */
export const listUnfilled = (text: string, clinic: Clinic): string[] =>
  listPlaceholders(text).filter(
    name => (optionalNames.has(name) || name.startsWith(phonePrefix)) && !findValue(clinic, name)
  )

/**
 * Fills in each placeholder of `text` from `clinic`. A space before a number or another placeholder becomes a no-break
 * space: with a plain one, “{phone} 24 hours” would look, and be dialled, like one longer phone number.
 */
export const interpolate = (text: string, clinic: Clinic): string =>
  text
    .replaceAll(/(\{[A-Za-z:0-9-]+\}) (?=[\d{])/g, "$1\u00A0")
    .replace(placeholderPattern, (placeholder, name: string) => findValue(clinic, name) || placeholder)
