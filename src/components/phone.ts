/** A number as `tel:` wants it (RFC 3966): digits alone, with the plus sign where there is one. */
export const dialled = (number: string): string => number.replace(/[^+\d]/g, "")
