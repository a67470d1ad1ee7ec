import { model } from "../src/model/model"
import { getLongest } from "./limitValues"
import { type Field, isEntry, isList } from "../plugins/gatsby-plugin-content-model"
import { isRecord } from "../plugins/gatsby-plugin-content-model/json"
import { prepareOriginal, prepareTranslation } from "../plugins/gatsby-plugin-content-model/translations"
import { createWords } from "../src/words/catalogues"

/**
 * A pseudo-locale: the texts of another language with accents and in brackets, 40 % longer where the limit allows it.
 * Text without brackets on its pages comes from the code, and a bracket that is cut off shows that there is too little
 * space.
 */

/** Returns the letter with an acute accent. */
const accent = (letter: string): string => `${letter}\u0301`.normalize()

/** Text for making a text longer, with words as long as in many languages. */
const filler = "ováráll ísíbhédlélá "

/**
 * Returns `text` in the pseudo-locale, with at most `max` characters, and less padding if there is no room.
 * Placeholders are kept.
 */
const toPseudo = (text: string, max = Infinity): string => {
  const accented = text.replaceAll(/\{\w+\}|[aeiouAEIO]/g, part => (part.length > 1 ? part : accent(part)))
  // The pattern of a date contains no words to lengthen.
  const hasWords = /\p{Ll}{2}/u.test(text.replaceAll(/\{\w+\}/g, ""))
  const room = !hasWords ? 0 : Math.min(Math.ceil(text.length * 1.4), max - 2) - accented.length
  const longer =
    room > 1
      ? `${accented} ${filler
          .repeat(room)
          .slice(0, room - 1)
          .trim()}`
      : accented
  // A text that fills its limit is cut to make room for the brackets.
  return longer.length + 2 <= max ? `[${longer}]` : `[${accented.slice(0, max - 2)}]`
}

const translate = (field: Field, value: unknown): unknown => {
  if (typeof value === "string" && field.isTranslatable()) return toPseudo(value, getLongest(field))
  if (isList(field)) {
    const key = field.getKey()
    return field.mapChildren(value, (child, item) => {
      const translated = translate(child, item)
      return key !== undefined && isRecord(item) && isRecord(translated)
        ? { [key]: item[key], ...translated }
        : translated
    })
  }
  if (!isEntry(field) || !isRecord(value)) return undefined
  const texts = Object.entries(field.fields).flatMap(([name, child]) => {
    const translated = child.hasTranslatable() ? translate(child, value[name]) : undefined
    return translated === undefined ? [] : [[name, translated] as const]
  })
  return Object.fromEntries(texts)
}

/** Returns the interface's messages of `language` in the pseudo-locale, as a clinic's own wording. */
const translateWords = (language: string): Readonly<Record<string, unknown>> =>
  JSON.parse(JSON.stringify(createWords(language, {})), (_, word: unknown) =>
    typeof word === "string" ? toPseudo(word) : word
  )

/**
 * Returns the content of a clinic, with keys for the entries of its lists, and its translation into the pseudo-locale.
 */
export const createPseudoContent = (content: Readonly<Record<string, unknown>>, language: string) => {
  const originals = Object.entries(model).map(([name, field]) => [name, prepareOriginal(field, content[name])] as const)
  const translations = Object.entries(model).flatMap(([name, field]) => {
    const original = prepareOriginal(field, content[name])
    const translation = prepareTranslation(field, original, translate(field, original))
    return isRecord(translation) && Object.keys(translation).length ? [[name, translation] as const] : []
  })
  return {
    originals: Object.fromEntries(originals),
    translations: { ...Object.fromEntries(translations), words: translateWords(language) },
  }
}
