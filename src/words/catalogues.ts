import deepmerge from "deepmerge"
import { en } from "./en"
import { pt } from "./pt"
import type { Words } from "./words"

/** The words of the site by language. Only the build and the editor import them: pages are given what they use. */
export const catalogues: Readonly<Record<string, Words>> = { en, pt }

/** The languages in which the site has words. */
export const languages: readonly string[] = Object.keys(catalogues)

const merge = (words: Words, others: unknown): Words =>
  deepmerge<Words>(words, typeof others === "object" && others !== null ? others : {})

/** What a catalogue lacks is English, so that no link is without a name: the check of the content names it. */
const complete: ReadonlyMap<string, Words> = new Map(
  Object.entries(catalogues).map(([language, words]) => [language, merge(en, words)])
)

/** The words of a language, with those that the clinic says in its own way: the content of `data/words.json`. */
export const createWords = (language: string, ownWords: unknown): Words => merge(complete.get(language) ?? en, ownWords)
