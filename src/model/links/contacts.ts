import { splitSentence, toWellFormed } from "../../words/words"

/** Encodes `text` as part of a URL. Unlike `encodeURIComponent`, it never throws, whatever people paste. */
export const encodeText = (text: string): string => encodeURIComponent(toWellFormed(text))

/**
 * Returns a number in the format that phones dial: digits, plus sign, stars and hashes. A comma is a pause before the
 * extension, which phones support better than the parameter of RFC 3966.
 */
export const phoneDigits = (number: string): string => number.replace(" ext. ", ",").replace(/[^+\d*#,]/g, "")

/** Returns the link that calls a number or writes to an email address. */
export const contactHref = (contact: string): string =>
  contact.includes("@") ? `mailto:${contact}` : `tel:${phoneDigits(contact).replaceAll("#", "%23")}`

/** Returns the URL that opens a WhatsApp chat with `number`, with `text` typed but not sent. */
export const whatsAppUrl = (number: string, text?: string): string =>
  `https://wa.me/${phoneDigits(number).slice(1)}${text === undefined ? "" : `?text=${encodeText(text)}`}`

/** The numbers and email addresses of a clinic, as its content and the pages' queries have them. */
export interface ClinicContacts {
  readonly phone: string
  readonly whatsapp?: string | null | undefined
  readonly emergency: { readonly number: string }
  readonly emails: { readonly general: string; readonly info: string; readonly appointments: string }
  readonly phones?: readonly { readonly name?: string | null | undefined; readonly number: string }[] | null | undefined
}

type FindContact = (clinic: ClinicContacts) => string | null | undefined

/** Placeholders of numbers and email addresses. They stay in texts until they are drawn or written as plain text. */
const contacts = new Map<string, FindContact>(
  Object.entries({
    phone: ({ phone }: ClinicContacts) => phone,
    whatsapp: ({ whatsapp }: ClinicContacts) => whatsapp,
    emergency: ({ emergency }: ClinicContacts) => emergency.number,
    generalEmail: ({ emails }: ClinicContacts) => emails.general,
    infoEmail: ({ emails }: ClinicContacts) => emails.info,
    appointmentsEmail: ({ emails }: ClinicContacts) => emails.appointments,
  })
)

export const contactNames: readonly string[] = [...contacts.keys()]

/** Prefix of placeholders of the clinic's other phones, before the name of the number. */
export const phonePrefix = "phone:"

/** Returns the number or the email address of a placeholder, or undefined if the clinic has none. */
export const findContact = (name: string, clinic: ClinicContacts): string | undefined =>
  (name.startsWith(phonePrefix)
    ? clinic.phones?.find(phone => phone.name === name.slice(phonePrefix.length))?.number
    : contacts.get(name)?.(clinic)) ?? undefined

/**
 * Returns the URL of a link that names a number or an email address instead of a path: `whatsapp` opens a chat, the
 * others call or write. Returns undefined for other names, and for what the clinic does not have.
 */
export const findContactUrl = (name: string, clinic: ClinicContacts): string | undefined => {
  const contact = findContact(name, clinic)
  return contact && (name === "whatsapp" ? whatsAppUrl(contact) : contactHref(contact))
}

/** Separates the target of a link from its words in the mark-up of a text: `{tel:+263771234567|077 123 4567}`. */
const separator = "|"

/** Returns the mark-up of a link in a text. Texts have no braces of their own (placeholders.ts). */
export const markLink = (href: string, words: string): string => `{${href}${separator}${words}}`

/** A part of a text: plain words, or a link. */
export interface TextPart {
  text: string
  href?: string
}

/** Reads what is between two braces of a text: a placeholder or a link. Other names stay as they are. */
export const readPart = (mark: string, clinic: ClinicContacts): TextPart => {
  const [name = "", words] = mark.split(separator)
  if (words !== undefined) return { text: words, href: name }
  const contact = findContact(name, clinic)
  return contact ? { text: contact, href: contactHref(contact) } : { text: `{${mark}}` }
}

/** Returns a text without links, for places that can show none, such as the head of a page. */
export const toPlainText = (text: string, clinic: ClinicContacts): string =>
  splitSentence(text)
    .map((part, index) => (index % 2 ? readPart(part, clinic).text : part))
    .join("")
