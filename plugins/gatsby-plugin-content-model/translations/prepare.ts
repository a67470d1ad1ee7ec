import type { EntryField } from "../kinds/variants"
import { withAnchors } from "../anchors"
import { isRecord } from "../values"
import { addKeys, alignTranslation } from "./merge"
import { noteSources } from "./sources"

/** Returns `original` with the anchors and keys by which translations find its entries. */
export const prepareOriginal = (field: EntryField, original: unknown): unknown =>
  addKeys(field, withAnchors(field, original))

/**
 * Returns `translation` in the form in which it is stored: with the entries of its lists in the order of the original,
 * and with the notes of what each text was translated from at its end.
 */
export const prepareTranslation = (field: EntryField, original: unknown, translation: unknown): unknown => {
  const aligned = alignTranslation(field, original, translation)
  if (!isRecord(aligned)) return aligned
  const { stillRight: _, translatedFrom: __, ...texts } = aligned
  const translatedFrom = noteSources(field, original, aligned)
  return { ...texts, ...(translatedFrom.length && { translatedFrom }) }
}
