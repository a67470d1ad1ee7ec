import { encodeText } from "./encodeText"

/**
 * Returns a number as phones dial it: digits, with the plus sign, stars and hashes that it has. A comma waits for a moment
 * before the extension, which phones understand better than the parameter of RFC 3966.
 */
export const phoneDigits = (number: string): string => number.replace(" ext. ", ",").replace(/[^+\d*#,]/g, "")

/** Returns the link that calls `number`. */
export const telHref = (number: string): string => `tel:${phoneDigits(number).replaceAll("#", "%23")}`

/** How many digits the country code of a number without its plus sign has: three at most, where nothing parts it. */
const countCountryDigits = (number: string): number => Math.min(3, number.split(" ")[0]?.length ?? 0)

/** Whether an example of a phone number, such as `263 77 123 4567`, has the country code of `phone`, or nobody can say. */
export const isOfSameCountry = (example: string, phone: string): boolean =>
  !phone.startsWith("+") || phoneDigits(phone).startsWith(`+${example.slice(0, countCountryDigits(example))}`)

/** An example of a phone number that looks like `phone` and is nobody's: `263 12 345 6789`. */
export const createPhoneExample = (phone: string): string => {
  const digits = phone.slice(1)
  const countryLength = countCountryDigits(digits)
  let count = 0
  return digits.replace(/\d/g, (digit, place: number) => (place < countryLength ? digit : String((count += 1) % 10)))
}

/** The address that opens a chat with `number` in WhatsApp, with `text` written but not sent. */
export const whatsAppUrl = (number: string, text?: string): string =>
  `https://wa.me/${phoneDigits(number).slice(1)}${text === undefined ? "" : `?text=${encodeText(text)}`}`
