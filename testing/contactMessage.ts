/** The labels of the contact form's fields, by their names ("Forms" in docs/product.md). */
export const contactLabels = { name: "Full name", email: "Email", subject: "Subject", message: "Message" } as const

/** The name of a field of the contact form. */
export type ContactField = keyof typeof contactLabels

/** A complete contact message. */
export const contactMessage: Readonly<Record<ContactField, string>> = {
  name: "Rudo Moyo",
  email: "rudo@example.org",
  subject: "A question",
  message: "Are you open on Sunday?\nI work late.",
}

/** The form by its accessible name and the labels of its parts. */
export const contactFormParts = {
  route: "/contact/",
  name: "Send us a Message",
  submitLabel: "Send Message",
  labels: contactLabels,
  complete: contactMessage,
} as const

/** The body that the forwarder receives for it ("Sending" in docs/product.md). */
export const contactBody = { ...contactMessage, _captcha: "false", _template: "table" } as const

/** The toast that confirms a message ("Messages" in docs/product.md). */
export const messageSent = {
  title: "Message Sent!",
  text: "Thank you for contacting us. We'll get back to you within 24 hours.",
} as const
