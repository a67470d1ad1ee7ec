import deepmerge from "deepmerge"
import { isLanguageCode } from "../../plugins/gatsby-plugin-content-model/translations"
import { en } from "./en"
import pt from "./pt.json"
import { type Words, dayKeys, monthKeys } from "./words"

/** Returns the names of days and months, or nothing if `Intl` does not know the language. */
const createNames = (locale: string): Readonly<Record<string, string>> => {
  if (Intl.DateTimeFormat.supportedLocalesOf(locale).length === 0) return {}
  const name = (type: "weekday" | "month", time: number): string =>
    new Date(time).toLocaleDateString(locale, { [type]: "long", timeZone: "UTC" })
  return Object.fromEntries([
    // The year 2023 began on a Sunday.
    ...dayKeys.map((key, day) => [key, name("weekday", Date.UTC(2023, 0, 1 + day))]),
    ...monthKeys.map((key, month) => [key, name("month", Date.UTC(2023, month))]),
  ])
}

/**
 * Returns the words of a locale, such as `pt-MZ`, that `Intl` knows where the site is built. Pages get them from the
 * build, because browsers know fewer languages and take the device's for others.
 */
const createIntlWords = (locale: string): unknown => {
  if (!isLanguageCode(locale)) return {}
  const names = createNames(locale)
  return {
    names: {
      ...names,
      ...(Intl.ListFormat.supportedLocalesOf(locale).length > 0 && {
        and: new Intl.ListFormat(locale).format(["{first}", "{last}"]),
      }),
    },
    ...(names["sunday"] && { form: { thousands: (1000).toLocaleString(locale).replaceAll(/\d/g, "") } }),
  }
}

/** The translations of the interface that come with the site, keyed by language: the JSON files beside this one. */
export const shippedWords: Readonly<Record<string, unknown>> = { pt }

/** Words that another build has found, keyed by language. */
const builtWords = new Map<string, unknown>()

/**
 * Adds words as a build has found them, keyed by language. The editor does so at its start, because browsers do not know
 * the names of days in every language.
 */
export const addBuiltWords = (words: Readonly<Record<string, unknown>>): void => {
  for (const [language, found] of Object.entries(words)) builtWords.set(language, found)
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null

const merge = <Merged>(words: Merged, others: unknown): Merged => (isObject(others) ? deepmerge(words, others) : words)

/** Returns whether the words of a language are the English ones. */
export const isEnglish = (language: string): boolean => language.split("-", 1)[0] === "en"

/**
 * Returns the words of a locale without any wording of a clinic: those that come with the site in the language, or in
 * the one it is a variety of, such as `pt` for `pt-BR`, and those that the build knows.
 */
const findShipped = (locale: string): unknown => {
  const names = [locale, ...locale.split("-", 1)]
  const [words] = names.flatMap(name => builtWords.get(name) ?? shippedWords[name] ?? [])
  return merge(createIntlWords(locale), words)
}

/** Returns the words of a language as far as they are translated, with the clinic's own wording (`ownWords`). */
export const findTranslatedWords = (language: string, ownWords: unknown): unknown =>
  merge(isEnglish(language) ? en : findShipped(language), ownWords)

/** The English words, as those of any language. */
const english: Words = en

/** The complete words of each locale without any wording of a clinic. */
const complete = new Map<string, Words>()

/**
 * Returns the words of a language or locale, with the clinic's own wording from `words.json`. What is not translated is in
 * English, so that no link is without a name; the checks report it. Only the build and the editor use this: pages
 * receive the words that they use.
 */
export const createWords = (locale: string, ownWords: unknown): Words => {
  const words = complete.get(locale) ?? merge(english, findShipped(locale))
  complete.set(locale, words)
  return merge(words, ownWords)
}

/** A text of the interface: its key, such as `layout.menu`, and the text. */
type Word = readonly [key: string, text: string]

/** Returns every text in `value` with its key. */
const listWords = (value: unknown, key = ""): Word[] => {
  if (typeof value === "string") return [[key, value]]
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([name, below]) => listWords(below, key ? `${key}.${name}` : name))
}

/** Returns the English texts that `words` do not translate. */
export const listMissingWords = (words: unknown): Word[] => {
  const found = new Map(listWords(words))
  return listWords(en).filter(([key]) => !found.get(key)?.trim())
}

/** Returns whether a text is likely to differ in every language: it has several words. */
const isSentence = (text: string): boolean => /\p{L}\s+\p{L}/u.test(text.replaceAll(/\{\w+\}/g, ""))

/** A text with its key and its translation. */
interface Pair {
  key: string
  original: string
  translation: string | undefined
}

/** The fraction of texts that may be the same in two languages. */
const sameShare = 0.1

/**
 * Says how many texts are the same as in `language`, if they are more than a tenth of those that have several words;
 * otherwise returns an empty text.
 */
export const describeSame = (pairs: readonly Pair[], language: string): string => {
  const sentences = pairs.filter(({ original }) => isSentence(original))
  const same = sentences.filter(({ original, translation }) => translation === original)
  const [first] = same
  return first && same.length > sentences.length * sameShare
    ? `is the same as in ${language} in ${same.length} of ${sentences.length} texts, the first of which is “${first.key}”: translate them`
    : ""
}

/** Returns a sentence saying how much of `words` is the same as in English, if it is more than a few texts. */
export const describeUntranslated = (words: unknown): string => {
  const found = new Map(listWords(words))
  const pairs = listWords(en).map(([key, original]) => ({ key, original, translation: found.get(key) }))
  const problem = describeSame(pairs, "English")
  return problem && `${problem}.`
}
