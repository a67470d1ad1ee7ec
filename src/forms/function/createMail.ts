import { getText } from "../../../plugins/gatsby-plugin-content-model"
import type { Fields } from "./readMessage"

/** An email to the clinic, whatever sends it. */
export interface Mail {
  to: string
  replyTo: string
  subject: string
  text: string
}

/** Returns one line: a line break in a header would begin another. */
const toLine = (text: string): string => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, " ")

/** Returns the addresses of the clinic that a form may name; the general one otherwise. */
const chooseRecipient = (clinic: unknown, named: string | undefined): string => {
  const appointments = getText(clinic, "emails", "appointments")
  return appointments && named === appointments ? appointments : getText(clinic, "emails", "general")
}

/** Returns the email for what a visitor has written. Fields that begin with `_` are for the function alone. */
export const createMail = (clinic: unknown, { _to, ...fields }: Fields): Mail => ({
  to: chooseRecipient(clinic, _to),
  replyTo: toLine(fields["email"] ?? ""),
  subject: toLine(fields["subject"] ?? ""),
  text: Object.entries(fields)
    .filter(([name]) => !name.startsWith("_"))
    .map(([name, value]) => `${toLine(name)}: ${value}`)
    .join("\n\n"),
})
