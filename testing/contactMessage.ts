/** Labels of the contact form's fields, keyed by field name ("Forms" in docs/product.md). */
export const contactLabels = { name: "Full name", email: "Email", subject: "Subject", message: "Message" } as const

/** Name of a field of the contact form. */
export type ContactField = keyof typeof contactLabels

/** A complete contact message. */
export const contactMessage: Readonly<Record<ContactField, string>> = {
  name: "Rudo Moyo",
  email: "rudo@example.org",
  subject: "A question",
  message: "Are you open on Sunday?\nI work late.",
}

/** The contact form's route, accessible name, labels and complete values. */
export const contactFormParts = {
  route: "/contact/",
  name: "Send us a Message",
  submitLabel: "Send Message",
  labels: contactLabels,
  complete: contactMessage,
} as const

/** The request body that the forwarder receives for this message ("Sending" in docs/product.md). */
export const contactBody = { ...contactMessage, _captcha: "false", _template: "table" } as const

/** The toast that confirms a message ("Messages" in docs/product.md). */
export const messageSent = {
  title: "Message Sent!",
  text: "Thank you for contacting us. We'll get back to you within 24 hours.",
} as const
