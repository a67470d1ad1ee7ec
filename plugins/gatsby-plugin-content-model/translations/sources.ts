import type { Path } from "../listFieldValues"
import { isEntry, isOff, listFields } from "../kinds/entry"
import type { Field } from "../kinds/field"
import { isMarked } from "../marks"
import { read, readFlag, readList } from "../read"
import { getValue } from "../values"
import { pairBelow } from "./pairs"

/** A text and its translation, or a list of lines and its translation as a whole. */
interface TranslatedText {
  /** Path of the text, made of names of fields and keys of entries. */
  keyPath: string
  /** Path of the text in the original. In a translation without problems, the path is the same. */
  path: Path
  original: string
  translation: string
  /** True if neither the text nor anything around it is disabled. */
  isOn: boolean
}

const toText = (value: unknown): string =>
  typeof value === "string" ? value : Array.isArray(value) ? value.join("\n") : ""

/**
 * Returns every translated text, including disabled texts and those of fields that the original no longer has: they may
 * come back with other words.
 */
export const listTranslatedTexts = (
  field: Field,
  original: unknown,
  translation: unknown,
  { path, keyPath, isOn }: Pick<TranslatedText, "path" | "keyPath" | "isOn"> = { path: [], keyPath: "", isOn: true }
): TranslatedText[] => {
  const nameKey = field.getKey()
  if (!isEntry(field) && nameKey === undefined) {
    const texts = { original: toText(original), translation: toText(translation) }
    const isOwn = texts.translation && ![translation].flat().some(isMarked)
    return (field.getChild(0) ?? field).isTranslatable() && isOwn ? [{ keyPath, path, isOn, ...texts }] : []
  }
  const findTranslation = pairBelow(field, original, translation)
  const children = isEntry(field) ? listFields(field, original) : field.listChildren(original)
  return children.flatMap(([key, child, given]) => {
    const name = nameKey === undefined ? key : String(getValue(given, nameKey))
    return listTranslatedTexts(child, given, findTranslation(key), {
      path: [...path, key],
      keyPath: keyPath ? `${keyPath}/${name}` : String(name),
      isOn: isOn && !isOff(field, original),
    })
  })
}

/**
 * Returns the 32-bit FNV-1a hash of a text (https://datatracker.ietf.org/doc/html/draft-eastlake-fnv) as eight
 * hexadecimal digits.
 */
const digest = (text: string): string => {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, "0")
}

interface Note {
  original: string
  translation: string
}

/** Shape of a translated file's fields about the originals of its texts. */
export const noteShape = { translatedFrom: readList(String), stillRight: readFlag }

/** Reads the notes of a translated file, keyed by the path of each text. */
const readNotes = (file: unknown): ReadonlyMap<string, Note> =>
  new Map(
    read(noteShape, file).translatedFrom.map(note => {
      const [, keyPath = "", original = "", translation = ""] = /(.+) ([0-9a-f]{8}) ([0-9a-f]{8})/.exec(note) ?? []
      return [keyPath, { original, translation }] as const
    })
  )

/**
 * Returns the notes of a translated file, one for each text: the hash of the text that it was translated from, and the
 * hash of the translation. A translation that is new, or has changed since the last note, counts as a translation of
 * the current original.
 */
export const noteSources = (file: Field, original: unknown, translation: unknown): string[] => {
  const notes = readNotes(translation)
  const isStillRight = read(noteShape, translation).stillRight
  return listTranslatedTexts(file, original, translation).map(text => {
    const note = notes.get(text.keyPath)
    const translated = digest(text.translation)
    const isKept = note?.translation === translated && !isStillRight
    return `${text.keyPath} ${isKept ? note.original : digest(text.original)} ${translated}`
  })
}

/**
 * Returns the enabled translated texts whose original has changed since. `isNoted` is false if there is no note of the
 * original.
 */
export const findOutdatedTexts = (file: Field, original: unknown, translation: unknown) => {
  if (read(noteShape, translation).stillRight) return []
  const notes = readNotes(translation)
  return listTranslatedTexts(file, original, translation).flatMap(text => {
    const note = notes.get(text.keyPath)
    const isNoted = note?.translation === digest(text.translation)
    const isCurrent = isNoted && note.original === digest(text.original)
    return isCurrent || !text.isOn ? [] : [{ ...text, isNoted }]
  })
}

/** Returns the message about a text whose original has changed since it was translated. */
export const describeOutdatedText = (original: string): string =>
  `is the translation of an earlier text. The text is now “${original}”. Change the translation, or set “stillRight” if it still says the same: the next save in the editor, or npm run format, notes it.`
