/** A number in the format of `tel:` (RFC 3966): digits alone, with the plus sign where there is one. */
export const phoneDigits = (number: string): string => number.replace(/[^+\d]/g, "")

/** The link that calls `number`. */
export const telHref = (number: string): string => `tel:${phoneDigits(number)}`

/** The address that opens a chat with `number` in WhatsApp, with `text` written but not sent. */
export const whatsAppUrl = (number: string, text?: string): string =>
  `https://wa.me/${phoneDigits(number).slice(1)}${text === undefined ? "" : `?text=${encodeURIComponent(text)}`}`
