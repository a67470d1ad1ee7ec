import type { Field } from "../kinds/field"
import { isEntry, isOff, listFields } from "../kinds/entry"
import { isBlank } from "../listFieldValues"
import { isMarked } from "../marks"
import { getChildKey, pairBelow } from "./pairs"

/** A text to translate. */
export interface TextRow {
  /** Key of the text, made of names of fields, keys of entries and indexes of lines: `care/emergency/signs/0`. */
  key: string
  /** Labels of the fields that lead to it. */
  labels: readonly string[]
  source: string
  /** Its translation, empty if there is none. */
  translation: string
  /** Maximum number of characters of the translation. */
  limit: number
}

const getLimit = ({ max = Infinity }: Field & { max?: number }): number => max

/** Returns every enabled text of a file with its translation, in the order of the file. `key` is the file's name. */
export const listRows = (
  field: Field,
  original: unknown,
  translation: unknown,
  key: string,
  labels: readonly string[] = [field.label]
): TextRow[] => {
  if (isOff(field, original) || isBlank(original) || !field.hasTranslatable()) return []
  if (typeof original === "string") {
    const written = typeof translation === "string" && !isMarked(translation) ? translation : ""
    return [{ key, labels, source: original, translation: written, limit: getLimit(field) }]
  }
  const findTranslation = pairBelow(field, original, translation)
  const children = isEntry(field) ? listFields(field, original) : field.listChildren(original)
  return children.flatMap(([name, child, given]) =>
    listRows(child, given, findTranslation(name), getChildKey(field, key, name, given), [...labels, child.label])
  )
}

/** Returns the fraction of rows that are translated, in words: `137 of 453`. */
export const countRows = (rows: readonly TextRow[]): string =>
  `${rows.filter(({ translation }) => translation).length} of ${rows.length}`
