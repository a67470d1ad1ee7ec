/**
 * Parses a number as people write it: with a point, or with a comma before one or two digits. Text that is not a
 * number, or is ambiguous, such as “1,000”, stays a text, which the checks reject.
 */
export const parseNumber = (written: string): number | string => {
  const text = written
    .replaceAll(/\p{Cf}/gu, "")
    .trim()
    .replace("−", "-")
  return /^-?\d+(\.\d+|,\d{1,2})?$/.test(text) ? Number(text.replace(",", ".")) : text
}
