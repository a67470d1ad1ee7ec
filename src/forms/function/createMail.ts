import type { Fields } from "./readMessage"

/** An email to the clinic, whatever sends it. */
export interface Mail {
  to: string
  replyTo: string
  subject: string
  text: string
}

/** What `clinic.json` says of where messages go. */
export interface MailFacts {
  readonly emails: { readonly general: string; readonly appointments?: string | undefined }
}

/** Returns one line: a line break in a header would begin another. */
const toLine = (text: string): string => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, " ")

/** Returns the addresses of the clinic that a form may name; the general one otherwise. */
const chooseRecipient = ({ emails: { general, appointments } }: MailFacts, named: string | undefined): string =>
  appointments && named === appointments ? appointments : general

/** Returns the email for what a visitor has written. Fields that begin with `_` are for the function alone. */
export const createMail = (clinic: MailFacts, { _to, ...fields }: Fields): Mail => ({
  to: chooseRecipient(clinic, _to),
  replyTo: toLine(fields["email"] ?? ""),
  subject: toLine(fields["subject"] ?? ""),
  text: Object.entries(fields)
    .filter(([name]) => !name.startsWith("_"))
    .map(([name, value]) => `${toLine(name)}: ${value}`)
    .join("\n\n"),
})
