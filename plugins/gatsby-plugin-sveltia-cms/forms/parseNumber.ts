/**
 * Parses a number as people write it: with a point, or with a comma before one or two digits. Text that is not a
 * number, or may have a separator of thousands, such as “1,000” and “1.500”, stays a text, which the checks reject.
 */
export const parseNumber = (written: string): number | string => {
  const text = written
    .replaceAll(/\p{Cf}/gu, "")
    .trim()
    .replace("−", "-")
  const isAmbiguous = /^-?[1-9]\d{0,2}\.\d{3}$/.test(text)
  return !isAmbiguous && /^-?\d+(\.\d+|,\d{1,2})?$/.test(text) ? Number(text.replace(",", ".")) : text
}
