import { type Node, type ParseError, findNodeAtLocation, parseTree, printParseErrorCode } from "jsonc-parser"
import type { Path } from "./listFieldValues"

/** A problem with a text. `offset` is its position in characters from the beginning of the text. */
export interface TextProblem {
  offset: number
  message: string
}

interface ParsedJson {
  value: unknown
  /** Keys that appear twice in one group. `JSON.parse` silently drops the first. */
  duplicates: TextProblem[]
  /**
   * Returns the position of the value at `path`, or of its key. If there is no such value, returns the position of the
   * group to which it belongs.
   */
  offsetOf: (path: Path, atKey?: boolean) => number
}

/** Formats a value as a JSON file, as the editor writes it. */
export const formatJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

/** Returns the line and column, both counted from 1, of the character at `offset`. */
export const getPosition = (text: string, offset: number): { line: number; column: number } => {
  const before = text.slice(0, offset)
  return { line: before.split("\n").length, column: offset - before.lastIndexOf("\n") }
}

const historyHint = "Its last good version is in the history."

/** Messages about symbols that JSON does not have, each with a pattern that matches the beginning of the symbol. */
const symbols: readonly (readonly [RegExp, string])[] = [
  // The parser treats an unknown character and the letters before it as one symbol.
  [
    /^[a-z]*(?![ \r\n\t])[\p{Z}\p{Cf}]/u,
    "has an invisible character or an unusual space: delete it, and type a plain space.",
  ],
  [/^[a-z]*;/, "has a semicolon: write a comma, and nothing after the last entry."],
  [
    /^[“”„‟«»]/,
    'has a curly quotation mark: use straight ones, like this: ". Word processors make curly ones by themselves.',
  ],
  [/^['’‘`]/, 'has single quotation marks: use straight double ones, like this: ".'],
  [/^\/[/*]|^#/, "has a comment: remove it, there are none in these files."],
  [/^(true|false|null)\b/i, "must be written in small letters: true or false."],
  [/^(yes|no|on|off)\b/i, "has a yes or no that is not true or false: write true or false, without quotation marks."],
  [/^[}\]]/, "has a } or ] that closes nothing: remove it, or put the missing one of the other kind before it."],
  [
    /^(<{7}|={7}|>{7})/,
    "has an unfinished merge: keep one of its two versions, and remove the other and the lines that begin with <<<<<<<, ======= and >>>>>>>.",
  ],
  [/^=/, "has an equals sign: put a colon between a name and its value."],
  [/^[+.\d]|^-/, "has a number in a form that is not allowed: write it in plain digits, such as 5."],
]

const describeSymbol = (next: string): string =>
  symbols.find(([start]) => start.test(next))?.[1] ??
  'has words without quotation marks: put names and texts into straight ones, like this: "text".'

/**
 * Returns a number in plain digits: `45.50` for `45,50`, `1200` for `1,200`. A separator before exactly three digits
 * separates thousands.
 */
const toPlainNumber = (digits: string): string => digits.replaceAll(/[., ](?=\d{3}(?!\d))/g, "").replace(",", ".")

/**
 * Finds a phone number, date or time without quotation marks, which the parser reads as a number and something after
 * it.
 */
const findBareDigits = (text: string, offset: number): TextProblem | undefined => {
  const [begun = ""] = /(?<=[:[,]\s*)[+\d][\d:/ -]*$/.exec(text.slice(0, offset)) ?? []
  const start = offset - begun.length
  const [digits = ""] = /^\+?\d[\d:./ T-]*(?<=\d)(?: [AP]M)?/.exec(text.slice(start)) ?? []
  return /^[+0]\d|\d[:/-]\d/.test(digits)
    ? {
        offset: start,
        message: `has ${digits} without quotation marks: put a phone number, a day or a time into straight ones, like this: "${digits}". A number has no 0 or + in front.`,
      }
    : undefined
}

/**
 * Finds a text or number that the parser reads as several values. The parser reports the position of what it takes for
 * the next value.
 */
const findSplitValue = (text: string, offset: number): TextProblem | undefined => {
  const before = text.slice(0, offset)
  const next = text.slice(offset)
  if (before.endsWith('"') && /^[\p{L}\p{N}][^\n]*"/u.test(next))
    return {
      offset: offset - 1,
      message: 'has quotation marks inside a text: write them “like this”, or each with a backslash, like this: \\".',
    }
  const [digits = ""] = /\d+(?:[., ]\d+)*[, ]$/.exec(before) ?? []
  const [others = ""] = /^\d+(?:[., ]\d+)*/.exec(next) ?? []
  if (digits && others)
    return {
      offset: offset - digits.length,
      message: `has a comma or space in a number: write ${toPlainNumber(digits + others)}.`,
    }
  const bareDigits = findBareDigits(text, offset)
  if (bareDigits) return bareDigits
  if (
    /: *$/.test(before)
      ? /^(\p{L}{1,3}\p{Sc}?|\p{Sc}) ?\d/u.test(next)
      : /\d ?$/.test(before) && /^[\p{L}\p{Sc}]/u.test(next)
  )
    return { offset, message: "has a number with a currency or a unit: write the number alone, such as 25." }
  return undefined
}

/** Characters before and after an error by which it is described: some patterns would take hours for a whole file. */
const maxContext = 1000

/** A parser error, with what comes before and after it. */
interface Surroundings {
  error: ParseError["error"]
  offset: number
  /** End of what comes before. */
  before: number
  /** The last character before. */
  previous: string | undefined
  next: string
}

/** Describes a symbol, a number or a text that JSON does not have; `undefined` if that is not the error. */
const describeToken = ({ error, offset, next }: Surroundings): TextProblem | undefined => {
  switch (printParseErrorCode(error)) {
    case "InvalidSymbol":
    case "InvalidCommentToken":
    case "UnexpectedEndOfComment":
    case "InvalidNumberFormat":
    case "UnexpectedEndOfNumber":
      return { offset, message: describeSymbol(next) }
    case "UnexpectedEndOfString":
      return {
        offset,
        message: "has a text without its closing quotation mark: put one at its end. A text is on one line.",
      }
    case "InvalidUnicode":
    case "InvalidEscapeCharacter":
      return { offset, message: "has a text with a backslash that has no meaning there: remove the backslash." }
    case "InvalidCharacter":
      return { offset, message: "has a text with an invisible character, such as a tab: remove it." }
    default:
      return undefined
  }
}

/** Describes what is missing or too many where the parser has expected something else. */
const describeExpected = ({ error, offset, before, previous, next }: Surroundings): TextProblem => {
  // If something is missing, the parser reports the position of what follows. Editors look for the end of what comes
  // before.
  const createMissingProblem = (message: string): TextProblem => ({ offset: before, message })
  const unclosedEntry = "is missing a } before the next {: each entry begins with { and ends with }."
  switch (printParseErrorCode(error)) {
    case "CommaExpected":
      if (next.startsWith(":"))
        return {
          offset,
          message: "has a colon where a comma belongs: before it, a } or ] is missing, or there is one too many.",
        }
      if (next.startsWith("{") && previous !== "}") return createMissingProblem(unclosedEntry)
      return /^["{[\d]|^(true|false|null)\b/.test(next)
        ? createMissingProblem("is missing a comma: put one at the end of this entry.")
        : { offset, message: describeSymbol(next) }
    case "ColonExpected":
      return next.startsWith("=")
        ? { offset, message: describeSymbol(next) }
        : createMissingProblem("is missing a colon: put one between the name and its value.")
    case "PropertyNameExpected":
      if (next.startsWith("{") && previous === ",") return createMissingProblem(unclosedEntry)
      return next.startsWith(",")
        ? { offset, message: "has a comma too many: remove it." }
        : {
            offset,
            message: 'is missing a name: write a name in quotation marks and a colon, like this: "title": "…".',
          }
    case "ValueExpected":
      return /^[,:]/.test(next) && previous !== ":"
        ? { offset, message: `has a ${next.startsWith(",") ? "comma" : "colon"} too many: remove it.` }
        : createMissingProblem("is missing a value: write it after the colon.")
    case "CloseBraceExpected":
      return createMissingProblem("is missing a closing }.")
    case "CloseBracketExpected":
      return createMissingProblem("is missing a closing ].")
    default:
      return { offset, message: "goes on after its end: remove the rest, often one } or ]." }
  }
}

/** Describes a parser error in the editors' terms, at the position that has to be changed. */
const describeSyntaxError = (text: string, { error, offset }: ParseError): TextProblem => {
  const before = text.slice(0, offset).trimEnd().length
  const previous = text[before - 1]
  const next = text.slice(offset, offset + maxContext)
  if (next === "") {
    const last = text.trimEnd().length
    return {
      offset: last,
      message: `ends too early: a part of it is missing, at least a closing } or ]. ${historyHint}`,
    }
  }
  if (previous === "," && /^[}\]]/.test(next))
    return { offset: before - 1, message: "has a comma after the last entry: remove the comma." }
  const found = { error, offset, before, previous, next }
  const start = Math.max(0, offset - maxContext)
  const split = findSplitValue(text.slice(start, offset + maxContext), offset - start)
  if (split) return { ...split, offset: start + split.offset }
  return describeToken(found) ?? describeExpected(found)
}

const findDuplicates = ({ children = [] }: Node): TextProblem[] => {
  const names = new Set<unknown>()
  const keys = children.flatMap(child => (child.type === "property" ? (child.children?.slice(0, 1) ?? []) : []))
  const repeated = keys.filter(({ value }) => names.size === names.add(value).size)
  return [
    ...repeated.map(({ offset, value }) => ({
      offset,
      message: `has “${String(value)}” twice in one group: remove one of them.`,
    })),
    ...children.flatMap(findDuplicates),
  ]
}

const findOffset = (root: Node, path: Path, atKey: boolean): number => {
  const node = findNodeAtLocation(root, [...path])
  if (node) return ((atKey && node.parent) || node).offset
  return path.length ? findOffset(root, path.slice(0, -1), false) : root.offset
}

/** Most brackets that may be inside one another. Content has a dozen; the parser cannot read some thousands. */
const maxDepth = 100

/** Returns the offset of the first bracket that is too deep, or -1. Brackets in texts do not count. */
const findTooDeep = (text: string): number => {
  let depth = 0
  // A text without its end is taken as one, too: otherwise the search would begin again at each of its letters.
  for (const { 0: symbol, index } of text.matchAll(/"(?:[^"\\\n]|\\.)*"?|[[{}\]]/g)) {
    if (symbol === "[" || symbol === "{") depth += 1
    else if (symbol === "]" || symbol === "}") depth -= 1
    if (depth > maxDepth) return index
  }
  return -1
}

/** Longest text of a file in characters: more than if each field were filled to its limit. */
const maxLength = 500_000

/** Parses a JSON text. Returns its value and the positions in it, or a problem with its exact position. */
export const parseJson = (text: string): ParsedJson | { problem: TextProblem } => {
  if (text.startsWith("\uFEFF"))
    return {
      problem: { offset: 0, message: "begins with an invisible mark (BOM): save the file as UTF-8 without BOM." },
    }
  // Bytes that are not valid UTF-8 are decoded as U+FFFD. In UTF-16, every second byte of Latin text is zero.
  const lost = text.search(/[\uFFFD\0]/)
  if (lost >= 0)
    return {
      problem: {
        offset: lost,
        message:
          "is not saved as UTF-8, or has lost a character here: save it with the encoding UTF-8, then type this character again.",
      },
    }
  if (text.length > maxLength)
    return {
      problem: { offset: 0, message: `has more than 500,000 characters: remove what no form shows. ${historyHint}` },
    }
  if (text.trim() === "") return { problem: { offset: 0, message: `is empty. ${historyHint}` } }
  const tooDeep = findTooDeep(text)
  if (tooDeep >= 0)
    return {
      problem: { offset: tooDeep, message: `has more than ${maxDepth} brackets inside one another: remove them.` },
    }
  const errors: ParseError[] = []
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false })
  // Later errors usually follow from the first.
  const [first] = errors
  if (first) return { problem: describeSyntaxError(text, first) }
  if (!root) return { problem: { offset: 0, message: `cannot be read. ${historyHint}` } }
  const value: unknown = JSON.parse(text)
  return { value, duplicates: findDuplicates(root), offsetOf: (path, atKey = false) => findOffset(root, path, atKey) }
}
