import { createWords } from "../../words/catalogues"
import { listPlaceholders } from "../../words/words"
import { type EntryField, entry, line } from "../../../plugins/gatsby-plugin-content-model"
import { capitalize } from "../../../plugins/gatsby-plugin-content-model/json"

/** Returns the maximum length of a word that replaces an English one: its place has room for that. */
const getMaxLength = (word: string): number => Math.max(30, Math.ceil(word.length * 1.8))

/** Returns a key as words: `Contact cards`. */
const createLabel = (key: string): string => capitalize(key.replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`))

const describeWord = (key: string, english: string, word: string) => {
  const placeholders = listPlaceholders(english)
  return line({
    label: createLabel(key),
    max: getMaxLength(english),
    optional: true,
    placeholders,
    hint: `In place of “${word}”.${placeholders.length ? ` Keep ${placeholders.map(name => `{${name}}`).join(", ")}.` : ""}`,
  })
}

type Group = Readonly<Record<string, string>>

const describeGroup = (key: string, english: Group, words: Group = {}) =>
  entry(
    { type: "Words", label: createLabel(key), optional: true, hint: Object.values(words).join(" · ") },
    Object.fromEntries(
      Object.entries(english).map(([name, word]) => [name, describeWord(name, word, words[name] ?? word)])
    )
  )

/**
 * Creates the model of `words.json`, with the keys of the English words: the interface in another language, or the
 * clinic's own wording. Each field is described by the word of `language` that it replaces.
 */
export const createWordsFile = (language: string): EntryField => {
  const words: Readonly<Record<string, Group>> = createWords(language, {})
  return entry(
    {
      type: "Words",
      label: "Words of the interface",
      hint: "Only the words that you change: open their group and write them.",
    },
    Object.fromEntries(
      Object.entries(createWords("en", {})).map(([key, english]) => [key, describeGroup(key, english, words[key])])
    )
  )
}
