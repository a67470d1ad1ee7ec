import { type Files, getFields, getValue } from "../../../plugins/gatsby-plugin-content-model/json"
import {
  draftTranslation,
  prepareOriginal,
  prepareTranslation,
} from "../../../plugins/gatsby-plugin-content-model/translations"
import { listWordRows, wordsKey } from "./translationRows"
import { getLanguage } from "../locale"
import { model } from "../model"
import { readClinic } from "../files/clinic"

/** Returns a value with `text` at a path. */
const setText = (value: unknown, [name = "", ...below]: readonly string[], text: string): unknown => ({
  ...getFields(value),
  [name]: below.length ? setText(getValue(value, name), below, text) : text,
})

/** Returns the words of a language with the texts of `texts` that differ from those it has without them. */
const fillWords = (own: unknown, language: string, texts: ReadonlyMap<string, string>): unknown => {
  const known = new Map(listWordRows(language, own).map(({ key, translation }) => [key, translation]))
  let words = own
  for (const [key, text] of texts)
    if (key.startsWith(`${wordsKey}/`) && text !== known.get(key)) words = setText(words, key.split("/").slice(1), text)
  return words
}

/**
 * Returns the files of a translation with the texts of `texts`, keyed as in the rows. A new file is a draft as long as
 * a text is missing.
 */
export const fillTranslation = (
  originals: Files,
  translation: Files,
  language: string,
  texts: ReadonlyMap<string, string>
): Record<string, unknown> => {
  const own = getLanguage(readClinic(originals["clinic"]))
  const files = Object.entries(model).flatMap(([name, field]) => {
    if (![...texts.keys()].some(key => key.startsWith(`${name}/`))) return []
    const original = prepareOriginal(field, originals[name])
    const begun = draftTranslation(field, original, translation[name], own, { texts, name })
    return [[name, prepareTranslation(field, original, begun)] as const]
  })
  const words = fillWords(translation[wordsKey], language, texts)
  return { ...Object.fromEntries(files), ...(words !== undefined && { [wordsKey]: words }) }
}
