/** Replaces unpaired surrogates, which no URL can carry, with the replacement character. */
export const toWellFormed = (text: string): string => text.replace(/[\uD800-\uDFFF]/gu, "\uFFFD")

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

/**
 * Returns the number of digits in the country code of a number without its plus sign: at most three if no space
 * separates it.
 */
const countCountryDigits = (number: string): number => Math.min(3, number.split(" ")[0]?.length ?? 0)

/**
 * Returns whether an example of a phone number, such as `263 77 123 4567`, has the country code of `phone`, or it
 * cannot be determined.
 */
export const isSameCountry = (example: string, phone: string): boolean =>
  !phone.startsWith("+") || phoneDigits(phone).startsWith(`+${example.slice(0, countCountryDigits(example))}`)

/** Returns a made-up example in the format of `phone`: `263 12 345 6789`. */
export const createPhoneExample = (phone: string): string => {
  const digits = phone.slice(1)
  const countryLength = countCountryDigits(digits)
  let count = 0
  return digits.replace(/\d/g, (digit, place: number) => (place < countryLength ? digit : String((count += 1) % 10)))
}

/** Returns the URL that opens a WhatsApp chat with `number`, with `text` typed but not sent. */
export const whatsAppUrl = (number: string, text?: string): string =>
  `https://wa.me/${phoneDigits(number).slice(1)}${text === undefined ? "" : `?text=${encodeText(text)}`}`
