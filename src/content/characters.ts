const lookAlikes: readonly (readonly [RegExp, string])[] = [
  [/[\u00A0\u2007\u202F]/, "a no-break space"],
  [/[\u2000-\u2006\u2008-\u200A\u205F\u3000]/, "a space of unusual width"],
  ...[..."‐‑‒–—―−"].map(dash => [new RegExp(dash), `the dash “${dash}”`] as const),
]

/** What to call the characters of a text that look like a plain space or hyphen, each once: empty where there are none. */
export const nameLookAlikes = (text: string): string => {
  const names = lookAlikes.filter(([character]) => character.test(text)).map(([, name]) => name)
  return new Intl.ListFormat("en-GB").format(names)
}

/** The code, such as `U+200B`, of the first character that nobody can see and no script or emoji needs: empty where there is none. */
export const findInvisible = (text: string): string => {
  const [character] = /[\u200B\u2060\uFEFF]|(?![\t\r\n])\p{Cc}/u.exec(text) ?? []
  return character === undefined ? "" : `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`
}
