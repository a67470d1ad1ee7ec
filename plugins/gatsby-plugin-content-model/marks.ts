/**
 * Matches the mark at the beginning of a text that is still in another language: `[en] Our services`. A marked text
 * cannot be published.
 */
const pattern = /^\[([a-z]{2,3}(?:-[A-Za-z0-9]{2,4}){0,2})\] (?=\S)/u

/**
 * Returns `text` with the mark of its `language`. A text without letters gets no mark, because it is the same in every
 * language.
 */
export const markText = (text: string, language: string): string =>
  pattern.test(text) || !/\p{L}/u.test(text) ? text : `[${language}] ${text}`

/** Returns whether a value is a marked text. */
export const isMarked = (value: unknown): value is string => typeof value === "string" && pattern.test(value)

/** Returns a text without its mark. */
export const removeMark = (text: string): string => text.replace(pattern, "")

/** Returns whether a text can be the code of a language. `Intl` throws at any other. */
export const isLanguageCode = (text: string): boolean => {
  try {
    return Intl.getCanonicalLocales(text).length > 0
  } catch {
    return false
  }
}

/** Returns the name of a language in English, or a text that is no code of a language as it is. */
export const nameLanguageInEnglish = (language: string): string =>
  (isLanguageCode(language) && new Intl.DisplayNames("en", { type: "language", fallback: "code" }).of(language)) ||
  language

/** Describes the problem with a marked text. */
export const describeMark = (text: string): string => {
  const [mark = "", language = ""] = pattern.exec(text) ?? []
  const original = removeMark(text)
  const shown = original.length > 60 ? `${original.slice(0, 60).trimEnd()} …` : original
  return `is still in ${nameLanguageInEnglish(language)}: “${shown}”. Translate it, and leave out “${mark.trim()}”.`
}

/** Text of a translation that stands for the original, which is meant to be the same in both languages. */
export const sameMark = "="
