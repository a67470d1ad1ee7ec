/** A number as `tel:` wants it (RFC 3966): digits alone, with the plus sign where there is one. */
export const dialled = (number: string): string => number.replace(/[^+\d]/g, "")

/** The address that opens a chat with `number` in WhatsApp, with `text` written but not sent. */
export const whatsAppAddress = (number: string, text?: string): string =>
  `https://wa.me/${dialled(number).slice(1)}${text === undefined ? "" : `?text=${encodeURIComponent(text)}`}`
