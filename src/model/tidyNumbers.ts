/** Marks that nobody sees: contacts and messages put them around numbers. */
const invisible = /[\p{Cf}\p{Co}]/gu

/** What people write between the digits of a phone number. */
const separators = /[\s\p{Pd}\u2212.·/()[\]]+/gu

/** A number and what is dialled after it, in the words of English, Portuguese, German, French and Spanish. */
const extensionPattern =
  /^(.*?)(?:(?:[\s,;]*(?:ext(?:ension|\.)?|extensão|ramal|durchwahl|poste|x)[\s.:=]*|\s*,+\s*|\s+#\s*)(\d{1,6}))?$/isu

/**
 * A phone number in the form in which it is stored: a plus sign and digits, with single spaces where people write spaces,
 * hyphens, dots or brackets. `00` at the beginning stands for the plus sign, and a 0 in brackets is not dialled from abroad.
 * What is no number stays as it is, but for its spaces.
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

/** The country codes after which a 0 is dialled: numbers of these countries begin with it. */
const codesBeforeZero = ["225", "229", "241", "242", "378", "39"]

const isZeroDialled = (number: string): boolean => {
  const digits = number.replaceAll(/\D/g, "").replace(/^00/, "")
  return codesBeforeZero.some(code => digits.startsWith(code))
}

/** A number in its country code, a 0 and the rest. Codes have one digit, two or three. */
const afterCountryCode = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3}) ?0 ?(.*)$/

/**
 * The number without the 0 after its country code, which is dialled inside the country alone. `undefined` where there is none,
 * where the country dials it, and for examples of zeros.
 */
export const withoutTrunkZero = (number: string): string | undefined => {
  const [, code, rest = ""] = afterCountryCode.exec(number) ?? []
  return code === undefined || isZeroDialled(number) || !/^[1-9]/.test(rest) ? undefined : `+${code} ${rest}`
}

/** Digits after the point of a degree that mean something: about a metre. */
const usefulDigits = 5

const toNumber = (digits: string): number => Number(digits.replace(",", "."))

/**
 * Degrees in the form in which they are stored, such as `-17.82516`: also from a comma, a typographic minus sign, a letter for
 * the direction, or minutes and seconds (17°49'30.6"S). Digits below a metre are rounded. What is no degree stays as it is.
 */
export const tidyDegrees = (text: string): string => {
  const plain = text
    .normalize("NFKC")
    .replace(invisible, "")
    .replaceAll(/[\u2212\p{Pd}]/gu, "-")
    .trim()
  const [, sign = "", degrees, decimals = "", minutes = "0", seconds = "0", direction = ""] =
    /^([+-]?)(\d{1,3})([.,]\d+)?\s*°?\s*(?:(\d{1,2}(?:[.,]\d+)?)['′’]\s*(?:(\d{1,2}(?:[.,]\d+)?)(?:["″”]|''|′′)\s*)?)?([NSEW]?)$/i.exec(
      plain
    ) ?? []
  if (degrees === undefined) return plain
  const isNegative = sign === "-" || /[SW]/i.test(direction)
  const isDecimal = minutes === "0" && seconds === "0"
  const value = isDecimal
    ? toNumber(`${degrees}${decimals}`)
    : toNumber(degrees) + toNumber(minutes) / 60 + toNumber(seconds) / 3600
  const written =
    isDecimal && decimals.length <= usefulDigits + 1
      ? `${degrees}${decimals.replace(",", ".")}`
      : value.toFixed(usefulDigits)
  return `${isNegative ? "-" : ""}${written}`
}

/** The two numbers of a position as maps copy it; `undefined` where a text is none. */
const splitPosition = (text: string): readonly [latitude: string, longitude: string] | undefined => {
  const plain = text.normalize("NFKC").replace(invisible, "").trim()
  const [, latitude, longitude] =
    /^([-\u2212]?\d{1,3}\.\d+)°?\s*(?:[,;]\s*|\s+)([-\u2212]?\d{1,3}\.\d+)°?$/.exec(plain) ??
    /^(.*[NS])[,;\s]+(.*[EW])$/i.exec(plain) ??
    []
  return latitude === undefined || longitude === undefined ? undefined : [latitude, longitude]
}

/** A position in whose fields somebody has pasted both numbers, as a map gives them, with each in its own. */
export const tidyPosition = (position: Readonly<Record<string, unknown>>): Record<string, unknown> => {
  const [latitudes, longitudes] = ["latitude", "longitude"].map(name => splitPosition(String(position[name] ?? "")))
  return {
    ...position,
    ...(latitudes && { latitude: latitudes[0] }),
    ...(longitudes ? { longitude: longitudes[1] } : latitudes && !position["longitude"] && { longitude: latitudes[1] }),
  }
}
