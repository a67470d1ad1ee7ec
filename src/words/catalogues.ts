import deepmerge from "deepmerge"
import { en } from "./en"
import { pt } from "./pt"
import type { Words } from "./words"

/**
 * The site's words, keyed by language. Only the build and the editor import them: pages receive only the words that
 * they use.
 */
export const catalogues: Readonly<Record<string, Words>> = { en, pt }

/** The languages in which the site has words. */
export const languages: readonly string[] = Object.keys(catalogues)

const merge = (words: Words, others: unknown): Words =>
  deepmerge<Words>(words, typeof others === "object" && others !== null ? others : {})

/**
 * Catalogues completed with English for missing words, so that no link is without a name. The content check reports the
 * missing words.
 */
const complete: ReadonlyMap<string, Words> = new Map(
  Object.entries(catalogues).map(([language, words]) => [language, merge(en, words)])
)

/** Returns the words of a language, with the clinic's own wording from `data/words.json`. */
export const createWords = (language: string, ownWords: unknown): Words => merge(complete.get(language) ?? en, ownWords)
