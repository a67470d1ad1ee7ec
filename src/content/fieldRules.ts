import { isEmergencyRed } from "../../plugins/gatsby-plugin-brand"
import { findInvisible, nameLookAlikes } from "./characters"
import { isCalendarDay, isDateTime } from "./dateTime"
import { intlNames } from "./locale"
import { suggestName } from "./suggestName"
import {
  type DateTimeRule,
  type EntryField,
  type Field,
  type ImageField,
  type LineField,
  type ListField,
  type ParagraphField,
  type RuleProblem,
  getValue,
  switchName,
} from "./vocabulary"
import { isOff, sortVariants } from "./field"

const countCharacters = (text: string): string => (text.length === 1 ? "1 character" : `${text.length} characters`)
const countEntries = (entries: readonly unknown[]): string =>
  entries.length === 1 ? "1 entry" : `${entries.length} entries`

const getFillInHint = ({ label, hint }: Field): string => `Fill it in (${label}): ${hint}`

/** The sentences whose condition holds. */
const choose = (...rules: readonly (readonly [condition: boolean, message: string])[]): string[] =>
  rules.flatMap(([condition, message]) => (condition ? [message] : []))

/** What comes along with words from web pages and word processors, and what to do about it. A page shows it as it is. */
const leftovers: readonly (readonly [RegExp, string])[] = [
  [/<\/?[a-z][a-z\d]*(?:\s[^<>]*=[^<>]*|\s*)\/?>/i, "remove it"],
  [/&(?:[a-z]{2}[a-z\d]*|#\d+|#x[\da-f]+);/i, "write the character itself"],
  [/\*\*(?=[^\s*])[^*]+\*\*/, "remove the asterisks"],
  [/\uFFFD/, "type the right character"],
]

const findLeftovers = (text: string): string[] =>
  leftovers.flatMap(([pattern, remedy]) => {
    const [found] = pattern.exec(text) ?? []
    return found === undefined ? [] : [`has “${found}”, which readers would see: ${remedy}.`]
  })

const checkText = (field: LineField | ParagraphField | ImageField, text: string): string[] => {
  const min = field.kind === "image" ? 1 : field.min
  const pattern = field.kind === "paragraph" ? undefined : field.pattern
  const lookAlikes = nameLookAlikes(text)
  // A subject, in a destination, is words.
  const areWords = pattern === undefined || (field.kind === "line" && field.destination === true)
  const invisible = findInvisible(text, areWords)
  if (invisible) return [`has an invisible character (${invisible}): delete the text and type it again.`]
  // Joiners alone are no text either.
  if (/^[\s\p{Cf}]*$/u.test(text)) return [`is empty. ${getFillInHint(field)}`]
  const problems = choose(
    [text.length > field.max, `is too long (${countCharacters(text)}): shorten it to ${field.max} or fewer.`],
    [text !== text.trim(), "begins or ends with a space: remove the space."],
    [text.length < min, `is too short (${countCharacters(text)}): write at least ${min}.`],
    [field.kind !== "paragraph" && /[\r\n]/.test(text), "must be on one line: remove the line breaks."],
    [
      pattern !== undefined && !new RegExp(pattern.regex, "u").test(text),
      `is “${text}”${lookAlikes && `, with ${lookAlikes}`}, but must be ${pattern?.description}.`,
    ]
  )
  return pattern === undefined ? [...problems, ...findLeftovers(text)] : problems
}

const checkDateTime = ({ isDay, after }: DateTimeRule, text: string, group: unknown): string[] => {
  if (isDay) return isCalendarDay(text) ? [] : [`is “${text}”, a day that the calendar does not have: correct it.`]
  const earlier = after === undefined ? undefined : getValue(group, after)
  return choose(
    [!isCalendarDay(text), `is “${text}”, a day that the calendar does not have: correct it.`],
    [
      isDateTime(earlier) && text <= earlier,
      `is “${text}”, but must be later than “${after}” (${String(earlier)}): correct one of the two.`,
    ]
  )
}

const checkIntlName = (kind: keyof typeof intlNames, name: string): string[] => {
  const { isKnown, list, missing, remedy } = intlNames[kind]
  return isKnown(name)
    ? []
    : [`is “${name}”, ${missing}${suggestName(name, list(), known => `; did you mean “${known}”?`) || "."} ${remedy}`]
}

/** Where in a list a name is for the second time: its place and the name. */
const findRepeated = (names: readonly unknown[]): { index: number; name: string } | undefined => {
  const seen = new Set<string>()
  for (const [index, name] of names.entries()) {
    if (typeof name !== "string") continue
    const key = name.trim().toLowerCase()
    if (seen.has(key)) return { index, name }
    seen.add(key)
  }
  return undefined
}

const checkList = ({ min, max, uniqueBy, uniqueItems, flagCounts = {} }: ListField, entries: readonly unknown[]) => {
  const problems: RuleProblem[] = choose(
    [entries.length < min, `has ${countEntries(entries)}, but needs at least ${min}: add to it.`],
    [entries.length > max, `has ${countEntries(entries)}, but has room for ${max}: remove some.`]
  ).map(message => ({ path: [], message }))
  const repeated =
    uniqueBy === undefined && !uniqueItems
      ? undefined
      : findRepeated(entries.map(entry => (uniqueBy === undefined ? entry : getValue(entry, uniqueBy))))
  if (repeated)
    problems.push({
      path: [],
      item: repeated.index,
      message: `has two entries with the ${uniqueBy ?? "text"} “${repeated.name}”: change one of them.`,
    })
  for (const [name, count] of Object.entries(flagCounts)) {
    const flagged = entries.filter(entry => getValue(entry, name) === true)
    if (flagged.length >= count.min && flagged.length <= count.max) continue
    const limit = flagged.length < count.min ? `at least ${count.min}` : `at most ${count.max}`
    problems.push({
      path: [],
      message: `has ${countEntries(flagged)} with “${name}” set to true, but needs ${limit}: set “${name}” in the entries you want.`,
    })
  }
  return problems
}

const below = (key: string | number, problems: readonly RuleProblem[]): RuleProblem[] =>
  problems.map(problem => ({ ...problem, path: [key, ...problem.path] }))

const checkEntry = (entry: EntryField, group: object): RuleProblem[] => {
  const { fields, check } = entry
  // What is off asks for no content.
  if (isOff(entry, group)) {
    const { [switchName]: toggle } = fields
    return toggle ? below(switchName, checkField(toggle, getValue(group, switchName), group)) : []
  }
  const problems = Object.entries(fields).flatMap(([name, field]) =>
    below(name, checkField(field, getValue(group, name), group))
  )
  if (problems.length) return problems
  return [...checkVariants(entry, group), ...(check?.(group) ?? [])]
}

/** What the chosen variant of an entry lacks, and what it has no use for. */
const checkVariants = (entry: EntryField, group: object): RuleProblem[] => {
  const { variants, fields } = entry
  const chosen = variants && getValue(group, variants.by)
  const { needed, useless } = sortVariants(entry, chosen)
  const because = `“${variants?.by}” is “${String(chosen)}”`
  return [
    ...needed.flatMap(name =>
      fields[name] && getValue(group, name) === undefined
        ? [{ path: [name], message: `is missing, but ${because}. ${getFillInHint(fields[name])}` }]
        : []
    ),
    ...useless.flatMap(name =>
      getValue(group, name) === undefined ? [] : [{ path: [name], message: `has no use while ${because}: remove it.` }]
    ),
  ]
}

const at = (...messages: string[]): RuleProblem[] => messages.map(message => ({ path: [], message }))

/** What is wrong with a text. What it means is asked only of one that is written as it must be. */
const checkWords = (field: LineField | ParagraphField | ImageField, text: string, group: unknown): string[] => {
  const problems = checkText(field, text)
  if (problems.length || field.kind !== "line") return problems
  return [
    ...(field.dateTime ? checkDateTime(field.dateTime, text, group) : []),
    ...(field.intl ? checkIntlName(field.intl, text) : []),
    ...(field.colour && isEmergencyRed(text)
      ? [
          `is “${text}”, the red of emergencies and errors, which patients must be able to trust: choose another colour.`,
        ]
      : []),
  ]
}

/** A value that is there, by the kind of its field: one sentence for each rule that it breaks. */
const checkKind = (field: Field, value: unknown, group: unknown): RuleProblem[] => {
  switch (field.kind) {
    case "line":
    case "paragraph":
    case "image":
      if (typeof value !== "string") return at(`must be text in quotation marks. ${getFillInHint(field)}`)
      return at(...checkWords(field, value, group))
    case "choice": {
      const options = field.options.join(", ")
      if (typeof value !== "string") return at(`must be one of these, in quotation marks: ${options}.`)
      return field.options.includes(value)
        ? []
        : at(`${value ? `is “${value}”, which is not a valid option` : "is empty"}. Choose one of: ${options}.`)
    }
    case "flag":
      return typeof value === "boolean" ? [] : at(`must be true or false, without quotation marks. ${field.hint}`)
    case "integer":
      if (value === "") return at(`is empty. ${getFillInHint(field)}`)
      if (typeof value !== "number") return at(`must be a number, without quotation marks. ${field.hint}`)
      return Number.isInteger(value) && value >= field.min && value <= field.max
        ? []
        : at(`is ${value}, but must be a whole number from ${field.min} to ${field.max}.`)
    case "decimal":
      if (value === "") return at(`is empty. ${getFillInHint(field)}`)
      if (typeof value !== "number")
        return at(
          `must be a number, without quotation marks and with nothing between thousands, such as 1200 or 7.50. ${field.hint}`
        )
      return Number(value.toFixed(field.decimals ?? 2)) === value && value >= field.min && value <= field.max
        ? []
        : at(
            `is ${value}, but must be a number from ${field.min} to ${field.max} with at most ${field.decimals === 3 ? "three" : "two"} decimals.`
          )
    case "list":
      if (!Array.isArray(value)) return at(`must be a list in [ ]. ${field.hint}`)
      return [
        ...value.flatMap((entry, index) => below(index, checkField(field.item, entry, value))),
        ...checkList(field, value),
      ]
    case "entry":
      return typeof value === "object" && value !== null && !Array.isArray(value)
        ? checkEntry(field, value)
        : at(`must be a group of fields in { }. ${field.hint}`)
  }
}

/**
 * The rules of a field that `value` breaks, in the order of the file's fields, each with a sentence for the writer. A
 * required field must be there; an optional one may be missing, but not `null` or empty. `group` is what the value is in.
 */
export const checkField = (field: Field, value: unknown, group?: unknown): RuleProblem[] => {
  if (value === null)
    return [
      {
        path: [],
        message: `is null. ${field.optional ? "Remove the field, or fill it in. " : ""}${getFillInHint(field)}`,
      },
    ]
  if (value === undefined) return field.optional ? [] : [{ path: [], message: `is missing. ${getFillInHint(field)}` }]
  return checkKind(field, value, group)
}
