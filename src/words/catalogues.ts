import deepmerge from "deepmerge"
import { en } from "./en"
import { pt } from "./pt"
import type { Words } from "./words"

/** The words of the site by language. Only the build and the editor import them: pages are given what they use. */
const catalogues: Readonly<Record<string, Words>> = { en, pt }

/** The languages in which the site has words. */
export const languages: readonly string[] = Object.keys(catalogues)

/** The words of a language, with those that the clinic says in its own way: the content of `data/words.json`. */
export const createWords = (language: string, ownWords: unknown): Words =>
  deepmerge<Words>(catalogues[language] ?? en, typeof ownWords === "object" && ownWords !== null ? ownWords : {})
