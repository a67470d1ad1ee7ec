const lookAlikes: readonly (readonly [RegExp, string])[] = [
  [/[\u00A0\u2007\u202F]/, "a no-break space"],
  [/[\u2000-\u2006\u2008-\u200A\u205F\u3000]/, "a space of unusual width"],
  [/(?!\p{Script=Latin})\p{L}/u, "a letter of another alphabet"],
  ...[..."‐‑‒–—―−"].map(dash => [new RegExp(dash), `the dash “${dash}”`] as const),
]

/**
 * Names the characters of a text that look like a plain space, letter or hyphen, each once. Returns an empty string if
 * there are none.
 */
export const nameLookAlikes = (text: string): string => {
  const names = lookAlikes.filter(([character]) => character.test(text)).map(([, name]) => name)
  return new Intl.ListFormat("en-GB").format(names)
}

/** Returns whether a text has a soft hyphen (a possible line break in a long word) that is not between two letters. */
export const isStrayHyphen = (text: string): boolean => /(?<!\p{L}\p{M}*)\u00AD|\u00AD(?!\p{L})/u.test(text)

/** Returns a text without soft hyphens, for places in which lines do not break. */
export const withoutSoftHyphens = (text: string): string => text.replaceAll("\u00AD", "")

/**
 * Returns the code point, such as `U+200B`, of the first invisible character that a text does not need, or an empty
 * string if there is none. Words may need characters that join letters or change the text direction; numbers,
 * email addresses and URLs need none. Private-use characters, such as Word's bullets, count as invisible because only their own font
 * shows them.
 */
export const findInvisible = (text: string, areWords: boolean): string => {
  const invisible = areWords
    ? /[\u200B\u202A-\u202E\u2060\uFEFF\p{Co}]|(?![\t\r\n])\p{Cc}/u
    : /[\p{Cf}\p{Co}]|(?![\t\r\n])\p{Cc}/u
  const code = invisible.exec(text)?.[0].codePointAt(0)
  return code === undefined ? "" : `U+${code.toString(16).toUpperCase().padStart(4, "0")}`
}

/** A text in which each UTF-16 code unit is a character: Latin letters and usual punctuation. */
const plainText = /^[\n -~\u00C0-\u024F\u2010-\u2027]*$/

/**
 * Returns the number of characters as people count them: a letter with its accents is one, and so is an emoji, whatever
 * it is made of. Browsers from before 2024 may have no `Segmenter` and count code points.
 */
export const countCharacters = (text: string): number => {
  // A segmenter takes most of the time of a check, and hardly any text needs it.
  if (plainText.test(text)) return text.length
  // Each segment carries the whole text: keeping them all would take seconds.
  return Array.from<unknown, number>("Segmenter" in Intl ? new Intl.Segmenter().segment(text) : text, () => 1).length
}

/** Returns a text with its first letter in upper case. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
