const lookAlikes: readonly (readonly [RegExp, string])[] = [
  [/[\u00A0\u2007\u202F]/, "a no-break space"],
  [/[\u2000-\u2006\u2008-\u200A\u205F\u3000]/, "a space of unusual width"],
  [/(?!\p{Script=Latin})\p{L}/u, "a letter of another alphabet"],
  ...[..."‐‑‒–—―−"].map(dash => [new RegExp(dash), `the dash “${dash}”`] as const),
]

/** What to call the characters of a text that look like a plain space, letter or hyphen, each once: empty where there are none. */
export const nameLookAlikes = (text: string): string => {
  const names = lookAlikes.filter(([character]) => character.test(text)).map(([, name]) => name)
  return new Intl.ListFormat("en-GB").format(names)
}

/** Whether a text has a soft hyphen, where a long word may be divided, that is not between two letters. */
export const isStraySoftHyphen = (text: string): boolean => /(?<!\p{L}\p{M}*)\u00AD|\u00AD(?!\p{L})/u.test(text)

/** Returns a text without the soft hyphens of its words, for places where no line breaks. */
export const withoutSoftHyphens = (text: string): string => text.replaceAll("\u00AD", "")

/**
 * The code, such as `U+200B`, of the first character that nobody can see and the text does not need: empty where there is
 * none. Words may need marks that join letters or turn their direction; a number or an address needs none.
 * Private characters, such as Word’s bullets, are seen in their own font alone.
 */
export const findInvisible = (text: string, areWords: boolean): string => {
  const invisible = areWords
    ? /[\u200B\u202A-\u202E\u2060\uFEFF\p{Co}]|(?![\t\r\n])\p{Cc}/u
    : /[\p{Cf}\p{Co}]|(?![\t\r\n])\p{Cc}/u
  const code = invisible.exec(text)?.[0].codePointAt(0)
  return code === undefined ? "" : `U+${code.toString(16).toUpperCase().padStart(4, "0")}`
}
