import type { Pattern, Presence } from "./field"
import { type LineField, type LineOptions, line } from "./line"

/** Invisible characters, which address books and messengers put around numbers. */
const invisible = /[\p{Cf}\p{Co}]/gu

/** Separators between the digits of a phone number. */
const separators = /[\s\p{Pd}\u2212.·/()[\]]+/gu

/** A number and its extension, in English, Portuguese, German, French and Spanish. */
const extensionPattern =
  /^(.*?)(?:(?:[\s,;]*(?:ext(?:ension|\.)?|extensão|ramal|durchwahl|poste|x)[\s.:=]*|\s*,+\s*|\s+#\s*)(\d{1,6}))?$/isu

/**
 * Normalises a phone number to a plus sign and digits, with single spaces in place of spaces, hyphens, dots or
 * brackets. A leading `00` becomes the plus sign, and a 0 in brackets, which is not dialled from abroad, is removed. In
 * text that is not a number, only spaces change.
 */
export const tidyPhone = (text: string): string => {
  const plain = text.normalize("NFKC").replace(invisible, "").trim()
  const [, number = "", extension] = extensionPattern.exec(plain.replace(/^tel:/i, "")) ?? []
  if (extension !== undefined) return `${tidyPhone(number)} ext. ${extension}`
  if (!/^[\d\s\p{Pd}\u2212.·/()[\]+*#]+$/u.test(number)) return plain.replaceAll(/\s+/g, " ")
  return number
    .replace(/^([^\d]*\+.*?)\(0\)/, isZeroDialled(number) ? "$10" : "$1 ")
    .replace(separators, " ")
    .trim()
    .replace(/^\+ /, "+")
    .replace(/^00 ?(?=[1-9][\d ]{6})/, "+")
}

/** Country codes after which a 0 is dialled, because numbers of these countries begin with it. */
const codesBeforeZero = ["225", "229", "241", "242", "378", "39"]

const isZeroDialled = (number: string): boolean => {
  const digits = number.replaceAll(/\D/g, "").replace(/^00/, "")
  return codesBeforeZero.some(code => digits.startsWith(code))
}

/** Matches a number's country code, a 0 and the rest. Country codes have one to three digits. */
const afterCountryCode = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3}) ?0 ?(.*)$/

/**
 * Returns the number without the 0 after its country code, which is dialled only inside the country. `undefined` if
 * there is none, if the country dials it, and for examples made of zeros.
 */
export const withoutTrunkZero = (number: string): string | undefined => {
  const [, code, rest = ""] = afterCountryCode.exec(number) ?? []
  return code === undefined || isZeroDialled(number) || !/^[1-9]/.test(rest) ? undefined : `+${code} ${rest}`
}

/** Any number that can be dialled: with a country code, an extension or stars, or in national format. */
const anyNumber: Pattern = {
  regex: "^[+*#]?[0-9]([ *#]?[0-9]){1,14}[*#]?( ext\\. [0-9]{1,6})?$",
  description:
    "a number that can be dialled, such as +263 77 123 4567, +263 77 123 4567 ext. 12, 0800 123 456, 116 117, 464 or *111#",
  tidy: tidyPhone,
}

const withCountryCode: Pattern = {
  regex: "^\\+[0-9]{1,3}( ?[0-9]){6,12}$",
  description: "a phone number with its country code, such as +263 77 123 4567",
  tidy: tidyPhone,
}

/** A number that can be dialled inside the country, such as a short number or one with an extension. */
export const phoneLine = <Options extends LineOptions>(options: Options): LineField & Presence<Options> =>
  line({ max: 30, pattern: anyNumber, ...options })

/** A phone number with its country code. */
export const internationalPhoneLine = <Options extends LineOptions>(options: Options): LineField & Presence<Options> =>
  line({ max: 20, pattern: withCountryCode, ...options })
