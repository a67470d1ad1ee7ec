import { countCharacters, findInvisible, isStrayHyphen, nameLookAlikes } from "../characters"
import { removeMark } from "../marks"
import { type FieldInfo, type Pattern, choose, getEmptyHint } from "./field"
import type { SchemaRules } from "./schema"

/** Limits of every text: lines, paragraphs and the URLs of pictures. */
export interface TextLimits {
  min: number
  max: number
  pattern?: Pattern
}

const nameLength = (length: number): string => (length === 1 ? "1 character" : `${length} characters`)

/**
 * Leftovers of text that was copied from web pages and word processors, each with the instruction to fix it. A page
 * shows them literally.
 */
const leftovers: readonly (readonly [RegExp, string])[] = [
  [/<\/?[a-z][a-z\d]*(?:\s[^<>]*=[^<>]*|\s*)\/?>/i, "remove it"],
  [/&(?:[a-z]{2}[a-z\d]*|#\d+|#x[\da-f]+);/i, "write the character itself"],
  [/\*\*(?=[^\s*])[^*]+\*\*/, "remove the asterisks"],
  [/\[[^[\]]+\]\([^()\s]+\)/, "write the words alone; a number or an email address becomes a link by itself"],
  [/(?<![\p{L}\p{N}*])\*[\p{L}\p{N}](?:[^*\n]*[^\s*])?\*(?![\p{L}\p{N}*])/u, "remove the asterisks"],
  [/^#{1,6} (?=\S)/m, "remove it"],
  // Letters in UTF-8 that were read as Windows-1252, such as “â€™” for “’”. Words in capitals may end in “Ã”.
  [/\u00E2\u20AC[^\s\p{L}\p{N}]?|\u00C3[\u0080-\u00BA\u00BC-\u00BF]/u, "type the right letter or sign"],
  [
    /(?<!\p{Lu})(?:\u00C3[\u00BB\u2010-\u203A\u20AC\u2122\u0152-\u0192\u02C6\u02DC]|\u00C2[\u00A0-\u00BF])/u,
    "type the right letter or sign",
  ],
  [/[\uFFFC\uFFFD]/, "type the right character"],
  [/\p{Surrogate}/u, "delete the broken character"],
]

const findLeftovers = (text: string): string[] =>
  leftovers.flatMap(([pattern, remedy]) => {
    const [found] = pattern.exec(text) ?? []
    return found === undefined ? [] : [`has “${found}”, which readers would see: ${remedy}.`]
  })

/**
 * Returns the problems with the form of a text. `areWords` means that people read it; `isOneLine` means that it must
 * have no line breaks.
 */
export const checkText = (
  field: FieldInfo & TextLimits,
  written: string,
  { areWords = field.pattern === undefined, isOneLine = true } = {}
): string[] => {
  const { min, max, pattern } = field
  const text = removeMark(written)
  const invisible = findInvisible(text, areWords)
  if (invisible) return [`has an invisible character (${invisible}): delete the text and type it again.`]
  if (areWords && isStrayHyphen(text))
    return ["has a soft hyphen (U+00AD) that is not between two letters of a word: remove it."]
  // A text that has only spaces and invisible characters, such as joiners, is empty, too.
  if (/^[\s\p{Cf}]*$/u.test(text)) return [`is empty. ${getEmptyHint(field)}`]
  const length = countCharacters(text)
  const isOfPattern = pattern === undefined || new RegExp(pattern.regex, "u").test(text)
  const lookAlikes = isOfPattern ? "" : nameLookAlikes(text)
  const problems = choose(
    [length > max, `is too long (${nameLength(length)}): shorten it to ${max} or fewer.`],
    [text !== text.trim(), "begins or ends with a space: remove the space."],
    [length < min, `is too short (${nameLength(length)}): write at least ${min}.`],
    [isOneLine && /[\r\n]/.test(text), "must be on one line: remove the line breaks."],
    [!isOfPattern, `is “${text}”${lookAlikes && `, with ${lookAlikes}`}, but must be ${pattern?.description}.`]
  )
  return pattern === undefined ? [...problems, ...findLeftovers(text)] : problems
}

/** Returns the message about a value that is not a text. */
export const describeNoText = (field: FieldInfo): string => `must be text in quotation marks. ${getEmptyHint(field)}`

/** Returns the rules of a text in the JSON Schema. `isOneLine` means that it must have no line breaks. */
export const createTextRules = ({ min, max, pattern }: TextLimits, isOneLine = true): SchemaRules => ({
  type: "string",
  minLength: min,
  maxLength: max,
  pattern: pattern?.regex ?? (isOneLine ? "^\\S(.*\\S)?$" : "^\\S([\\s\\S]*\\S)?$"),
  patternErrorMessage: pattern
    ? `Must be ${pattern.description}.`
    : `Must not be blank, or begin or end with a space${isOneLine ? ", or have line breaks" : ""}.`,
})

/**
 * Characters that end a line or separate two parts of it, as word processors and chat programs insert them. The line
 * feed is not included.
 */
const lineSeparators = /[\v\f\u0085\u2028\u2029]/g

/** Returns a text with composed letters and without line separators. Returns any other value unchanged. */
export const tidyText = (value: unknown): unknown =>
  typeof value === "string" ? value.normalize("NFC").replaceAll(lineSeparators, " ") : value
