/** Replaces unpaired surrogates, which no URL can carry, with the replacement character. */
export const toWellFormed = (text: string): string => text.replace(/[\uD800-\uDFFF]/gu, "\uFFFD")

/** Encodes `text` as part of a URL. Unlike `encodeURIComponent`, it never throws, whatever people paste. */
export const encodeText = (text: string): string => encodeURIComponent(toWellFormed(text))
