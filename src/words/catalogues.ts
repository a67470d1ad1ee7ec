import deepmerge from "deepmerge"
import { isLanguageCode } from "../../plugins/gatsby-plugin-content-model/translations"
import { en } from "./en"
import pt from "./pt.json"
import type { Words } from "./words"
import { dayKeys, monthKeys } from "./names"

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

const merge = <Merged>(words: Merged, others: unknown): Merged =>
  deepmerge<Merged>(words, isObject(others) ? others : {})

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

/** The complete words of each locale without any wording of a clinic. */
const complete = new Map<string, Words>()

/**
 * Returns the words of a language or locale, with the clinic's own wording from `words.json`. What is not translated is in
 * English, so that no link is without a name; the checks report it. Only the build and the editor use this: pages
 * receive the words that they use.
 */
export const createWords = (locale: string, ownWords: unknown): Words => {
  const words = complete.get(locale) ?? merge<Words>(en, findShipped(locale))
  complete.set(locale, words)
  return merge(words, ownWords)
}
