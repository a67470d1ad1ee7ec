import { model } from "../src/model/model"
import {
  type Field,
  prepareOriginal,
  prepareTranslation,
  isRecord,
  isEntry,
  isList,
  getLongest,
} from "../plugins/gatsby-plugin-content-model"
import { createWords } from "../src/words/catalogues"

/**
 * A pseudo-locale, a made-up language: the texts of another with accents, 40 % longer where their place allows it, and in brackets. A text
 * without brackets on its pages came from the code, and a bracket that is cut off shows a place that is too tight.
 */

/** The letter with an acute accent. */
const accent = (letter: string): string => `${letter}\u0301`.normalize()

/** What makes a text longer: words as long as those of many languages are. */
const filler = "ováráll ísíbhédlélá "

/** `text` in the made-up language, in at most `max` characters: shorter where it leaves no room. Placeholders stay. */
const toPseudo = (text: string, max = Infinity): string => {
  const accented = text.replaceAll(/\{\w+\}|[aeiouAEIO]/g, part => (part.length > 1 ? part : accent(part)))
  // The form of a price or a date has no words that could be longer.
  const hasWords = /\p{Ll}{2}/u.test(text.replaceAll(/\{\w+\}/g, ""))
  const room = !hasWords ? 0 : Math.min(Math.ceil(text.length * 1.4), max - 2) - accented.length
  const longer =
    room > 1
      ? `${accented} ${filler
          .repeat(room)
          .slice(0, room - 1)
          .trim()}`
      : accented
  // Nothing is cut where a text fills its place.
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

/** The interface's words of `language` in the made-up language, as a clinic would say them in its own way. */
const translateWords = (language: string): unknown =>
  JSON.parse(JSON.stringify(createWords(language, {})), (_, word: unknown) =>
    typeof word === "string" ? toPseudo(word) : word
  )

/** The content of a clinic, with the entries of its lists named, and its translation into the made-up language. */
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
