import type { Fields } from "./readMessage"

/** An email to the clinic. */
export interface Mail {
  to: string
  replyTo: string
  subject: string
  text: string
}

/** Facts from `clinic.json` about the delivery of messages. */
export interface MailFacts {
  readonly emails: { readonly general: string; readonly appointments?: string | undefined }
}

/** Returns a text in one line: a line break in a header would begin another header. */
const toLine = (text: string): string => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, " ")

/** Returns the clinic's address that a form names, or the general one. */
const chooseRecipient = ({ emails: { general, appointments } }: MailFacts, named: string | undefined): string =>
  appointments && named === appointments ? appointments : general

/** Creates the email for a visitor's message. Fields that begin with `_` are only for the function. */
export const createMail = (clinic: MailFacts, { _to, ...fields }: Fields): Mail => ({
  to: chooseRecipient(clinic, _to),
  replyTo: toLine(fields["email"] ?? ""),
  subject: toLine(fields["subject"] ?? ""),
  text: Object.entries(fields)
    .filter(([name]) => !name.startsWith("_"))
    .map(([name, value]) => `${toLine(name)}: ${value}`)
    .join("\n\n"),
})
