/** `text` without halves of characters, which no address can carry; each becomes the sign for what is not known. */
export const toWellFormed = (text: string): string => text.replace(/[\uD800-\uDFFF]/gu, "\uFFFD")

/** `text` as a part of an address. Unlike `encodeURIComponent`, it never throws, whatever people paste. */
export const encodeText = (text: string): string => encodeURIComponent(toWellFormed(text))
