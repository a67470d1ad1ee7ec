import { ValidationError, object, string } from "yup"
import { countCharacters } from "../../plugins/gatsby-plugin-content-model/browser"
import { type Words, fill, toWellFormed } from "../words/words"

/** Definition of a form field. Its label, control, rules, initial value and summary are all derived from it. */
export interface FieldDefinition {
  label: string
  type?: "text" | "email" | "tel" | "date" | "select" | "textarea"
  /** Error if the field is empty. It makes the field required. */
  required?: string
  /** Error if the value breaks the rule of its type or its limit. */
  invalid?: string
  /** Advice if a phone number is probably none. */
  doubtful?: string
  /** Error if the browser cannot read what was entered, such as a date without a year. */
  unreadable?: string
  autoComplete?: "name" | "given-name" | "family-name" | "email" | "tel"
  placeholder?: string
  /** A sentence about what to enter. It is above a textarea, and below other controls, so that those of a row align. */
  hint?: string | undefined
  rows?: number
  /** Maximum number of user-perceived characters. Longer texts are rejected, never cut. A counter shows the number. */
  limit?: number
  /** Whether the field shares a row with its neighbour if there is room; a short one does on most phones, too. */
  half?: boolean | "short"
  /**
   * Whether the field is part of the message that the visitor can send by email or WhatsApp. A text is its label there.
   * Fields with the same label share a line.
   */
  inMessage: boolean | string
}

/** Returns the field for an email address, the same in both forms. */
export const createEmailField = (words: Words["form"]) =>
  ({
    label: words.email,
    type: "email",
    required: words.enterEmail,
    invalid: fill(words.invalidEmail, { example: words.emailExample }),
    autoComplete: "email",
    placeholder: words.emailExample,
    half: true,
    inMessage: true,
  }) as const satisfies FieldDefinition

export type FieldTable = Readonly<Record<string, FieldDefinition>>

export type Values = Record<string, string>

/** Returns the value of `getValue` for each name of `fields`. */
export function mapFields<Name extends string, Field>(
  fields: Readonly<Record<Name, Field>>,
  getValue: (name: Name, field: Field) => string
): Record<Name, string>
export function mapFields<Field>(
  fields: Readonly<Record<string, Field>>,
  getValue: (name: string, field: Field) => string
): Values {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, getValue(name, field)]))
}

/** Returns the values of a form from `stored`; missing values are empty. */
export const readValues = <Name extends string>(fields: Readonly<Record<Name, unknown>>, stored?: unknown) =>
  mapFields(fields, name => {
    const value: unknown = typeof stored === "object" && stored !== null ? Reflect.get(stored, name) : undefined
    return typeof value === "string" ? value : ""
  })

/** Returns the lines of the message, each with its label. */
export const listMessageLines = (fields: FieldTable, values: Readonly<Values>): { label: string; value: string }[] => {
  const lines = new Map<string, string[]>()
  for (const [name, { label, inMessage }] of Object.entries(fields)) {
    if (!inMessage) continue
    const lineLabel = inMessage === true ? label : inMessage
    lines.set(lineLabel, [...(lines.get(lineLabel) ?? []), values[name] ?? ""])
  }
  return [...lines].map(([label, parts]) => ({ label, value: parts.join(" ") }))
}

/**
 * Returns today as `YYYY-MM-DD`, from the UTC date string ("Forms" in docs/product.md). Call it during the visit, not
 * in the build.
 */
export const getUtcToday = (): string => new Date().toISOString().slice(0, 10)

/** Spaces, and characters that show nothing: invisible ones, an empty Braille cell, fillers of Korean letters. */
const blank = /^[\s\p{Cf}\p{Cc}\u2800\u115F\u1160\u3164\uFFA0]*$/u

/** Cleans a text without the spaces around it. A text of which nothing can be seen becomes empty. */
export const cleanText = (text: string): string => (blank.test(text) ? "" : toWellFormed(text).trim())

/** Returns a domain in ASCII and lower case, as mail systems use it. Text that is not a domain stays as it is. */
const toAsciiDomain = (domain: string): string => {
  const lower = domain.normalize("NFKC").toLowerCase()
  if (/^[\x21-\x7E]*$/.test(lower)) return lower
  if (/[^\p{L}\p{M}\p{N}.\u3002-]/u.test(lower)) return domain
  try {
    // Chromium converts international domains in email fields to ASCII, other engines do not. All engines do it in
    // URLs.
    return new URL(`https://${lower}`).host
  } catch {
    return domain
  }
}

/**
 * Cleans an email address that was pasted or dictated: it removes invisible characters, the notation of mail programs
 * (`mailto:…`, `Name <…>`), quotation marks, brackets and trailing punctuation. Other texts stay as they are.
 */
export const cleanEmail = (text: string): string => {
  const visible = toWellFormed(text)
    .replace(/[\p{Cf}\p{Cc}]/gu, "")
    .trim()
  const email = (/<([^<>]*@[^<>]*)>[\s.,;]*$/.exec(visible)?.[1] ?? visible)
    .trim()
    .replace(/^mailto:/i, "")
    .replace(/\?.*$/, "")
    .replace("\uFF20", "@")
    // A quotation mark can be part of an address, too: "two words"@example.com.
    .replace(/^[\s\p{Ps}\p{Pi}"']+(?=[^"']+@)/u, "")
    .replace(/[^\p{L}\p{M}\p{N}]+$/u, "")
  const at = email.lastIndexOf("@")
  if (at < 1 || at === email.length - 1) return visible
  const domain = email.slice(at + 1).replace(/\s/g, "")
  // Full stops of other scripts become ASCII full stops.
  return `${email.slice(0, at).trim()}@${toAsciiDomain(domain).replace(/[^\p{L}\p{M}\p{N}]+$/u, "")}`
}

const createRule = ({ type, required, invalid = "", unreadable, limit }: FieldDefinition, isUnreadable: boolean) => {
  let rule = string().trim()
  if (isUnreadable) return rule.test("unreadable", unreadable ?? invalid, () => false)
  if (required) rule = rule.required(required)
  if (type === "email") rule = rule.email(invalid)
  if (type === "date") rule = rule.test("min", invalid, value => !value || value >= getUtcToday())
  if (limit !== undefined)
    rule = rule.test("limit", invalid, value => !value || value.length <= limit || countCharacters(value) <= limit)
  return rule
}

/** The problems of a form's values: an error for each invalid field, and whether a required field is empty. */
export interface Problems {
  errors: Partial<Record<string, string>>
  isMissing: boolean
}

/**
 * Checks the values of a form against its table. `unreadable` are the names of fields whose text has no value: they are
 * invalid, but not empty.
 */
export const checkRules = (
  fields: FieldTable,
  values: Readonly<Record<string, string>>,
  unreadable: readonly string[] = []
): Problems => {
  const schema = object(
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, createRule(field, unreadable.includes(name))])
    )
  )
  try {
    schema.validateSync(values, { abortEarly: false })
    return { errors: {}, isMissing: false }
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return {
      errors: Object.fromEntries(error.inner.map(({ path, message }) => [path, message])),
      isMissing: error.inner.some(({ type }) => type === "required"),
    }
  }
}
