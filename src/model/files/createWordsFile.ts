import { createWords } from "../../words/catalogues"
import { listPlaceholders } from "../../words/words"
import { type EntryField, type Field, entry, line } from "../../../plugins/gatsby-plugin-content-model"
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

/** Plural forms that a language may have, in addition to “other”. */
const pluralForms = ["zero", "one", "two", "few", "many"] as const

/** Describes the plural forms of a word. A form such as “a month” need not have the number. */
const describePlural = (english: string, word: string): Readonly<Record<string, Field>> => ({
  ...Object.fromEntries(
    pluralForms.map(form => [
      form,
      {
        ...describeWord(form, english, word),
        hint: `For the numbers that need “${form}” in this language, if it has this form.`,
        getPlaceholders: () => ({ own: listPlaceholders(english), isExact: false }),
      },
    ])
  ),
  other: { ...describeWord("other", english, word), optional: undefined },
})

const describeGroup = (key: string, english: object, words: object): EntryField =>
  entry(
    { type: "Words", label: createLabel(key), optional: true, hint: Object.values(words).filter(isText).join(" · ") },
    "other" in english && "other" in words
      ? describePlural(String(english.other), String(words.other))
      : describeWords(english, words)
  )

const isText = (word: unknown): word is string => typeof word === "string"

const describeWords = (english: object, words: object): Readonly<Record<string, Field>> =>
  Object.fromEntries(
    Object.entries(english).map(([key, word]: [string, unknown]) => {
      const shown: unknown = Reflect.get(words, key)
      return [
        key,
        isText(word) && isText(shown)
          ? describeWord(key, word, shown)
          : describeGroup(key, Object(word), Object(shown)),
      ]
    })
  )

/**
 * Creates the model of `words.json`, with the keys of the English words: the interface in another language, or the
 * clinic's own wording. Each field is described by the word of `language` that it replaces.
 */
export const createWordsFile = (language: string): EntryField =>
  entry(
    {
      type: "Words",
      label: "Words of the interface",
      hint: "Only the words that are said in another way: open their group and write them.",
    },
    describeWords(createWords("en", {}), createWords(language, {}))
  )
