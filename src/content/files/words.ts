import { en } from "../../words/en"
import { listPlaceholders } from "../../words/words"
import { type EntryField, type Field, entry, line } from "../vocabulary"

/** How much longer than the English word another one may be: its place has room for that. */
const getMaxLength = (word: string): number => Math.max(30, Math.ceil(word.length * 1.6))

const describeWord = (word: string): Field =>
  line({
    label: word,
    max: getMaxLength(word),
    optional: true,
    placeholders: listPlaceholders(word),
    hint: `What to say instead; in English it is “${word}”.`,
  })

const describeWords = (label: string, words: object): EntryField =>
  entry(
    { type: "Words", label, optional: true, hint: "Only the words that are said in another way." },
    Object.fromEntries(
      Object.entries(words).map(([key, word]: [string, unknown]) => [
        key,
        typeof word === "string" ? describeWord(word) : describeWords(key, Object(word)),
      ])
    )
  )

/** The words of the interface that the clinic says in its own way, by the keys of the catalogue. */
export const words = describeWords("Words of the interface", en)
