import { existsSync, readFileSync, readdirSync } from "node:fs"
import path from "node:path"
import { markText, getValue, isRecord, read, readOptional } from "../../plugins/gatsby-plugin-content-model"
import english from "./firstWords/en.json"

/**
 * The initial texts of a new clinic's pages, keyed by data file. A text that only the clinic can write begins with
 * “Sample: ”; all others are true of any clinic, whatever its hours.
 */
export type FirstWords = typeof english

/** Folder with one file of first words for each language that has them. */
const folder = path.join(__dirname, "firstWords")

const readWords = (language: string): unknown => {
  const file = path.join(folder, `${language}.json`)
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {}
}

/** Names of properties whose values are not text. */
const facts: ReadonlySet<string> = new Set(["anchor", "icon", "sample", "to"])

/** Returns `own`, with marked English text wherever it has none. */
const complete = (source: unknown, own: unknown, name = ""): unknown => {
  if (Array.isArray(source)) return source.map((item, index) => complete(item, getValue(own, index), name))
  if (isRecord(source))
    return Object.fromEntries(
      Object.entries(source).map(([key, child]) => [key, complete(child, getValue(own, key), key)])
    )
  if (typeof own === "string") return own
  return typeof source === "string" && !facts.has(name) ? markText(source, "en") : source
}

/** Returns the path of every value below `value`, ending with its type. */
const listPlaces = (value: unknown): string[] =>
  isRecord(value)
    ? Object.entries(value).flatMap(([key, child]) => listPlaces(child).map(place => `${key}.${place}`))
    : [typeof value]

const isWhole = (words: unknown): words is FirstWords => listPlaces(words).join() === listPlaces(english).join()

/** Returns the first words in a language. Words that are not translated yet are in English and marked. */
export const readFirstWords = (language: string): FirstWords => {
  const words = complete(english, readWords(language))
  if (!isWhole(words)) throw new Error(`The first words in “${language}” are not those of English.`)
  return words
}

/** Returns the first words of each language that has any. */
export const listFirstWords = (): { language: string; words: unknown }[] =>
  readdirSync(folder).map(file => {
    const language = path.basename(file, ".json")
    return { language, words: readWords(language) }
  })

/** Returns the beginning, such as “Sample”, of texts that only a clinic can write, in each language. */
export const listSampleMarks = (): string[] =>
  listFirstWords().flatMap(({ words }) => read({ sample: readOptional }, words).sample ?? [])
