import { hyphenateSync } from "hyphen/en-gb"

/** Shorter words fit wherever the site shows them, on the narrowest phone in a wide font. */
const minWordLength = 11

const longWord = new RegExp(`(?<![\\p{L}@.{])\\p{L}{${minWordLength},}(?![\\p{L}@}]|\\.\\p{L})`, "gu")

/**
 * `text` with soft hyphens between the syllables of its long words, by the patterns for British English. The browser shows
 * one only where a line breaks there. Addresses stay as they are.
 */
export const hyphenate = (text: string): string =>
  text.replace(longWord, word => hyphenateSync(word, { minWordLength }))
