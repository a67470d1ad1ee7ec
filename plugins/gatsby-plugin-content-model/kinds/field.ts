import type { JsonSchema, SchemaRules } from "./schema"
import type { EditorField, FormContext } from "./widget"
import type { Group } from "../values"

/** What a field must be before the site goes live. */
export interface LiveRule {
  /** The value that a flag must have; a flag that is left out is `false`. */
  value: boolean
  /** The rule holds only while another field of the same group has this value. */
  when?: { field: string; is: string | boolean }
  /** What is wrong and what to do: follows the field's name. */
  message: string
}

/** What every field has. */
export interface FieldInfo {
  /** The field's name as the editor shows it. */
  label: string
  /** One sentence that helps the writer. */
  hint: string
  /** May be left out. Everything is required unless this says so. */
  optional?: true | undefined
}

export interface Pattern {
  /** A regular expression both JavaScript and JSON Schema understand. */
  regex: string
  /** What a value must be, to follow "must be". */
  description: string
  /** Gives a value, as people write or paste it, the one form in which it is stored. */
  tidy?: (written: string) => string
}

/** What is wrong with a value, and at which place of it. */
export interface RuleProblem {
  /** Names of fields, and numbers of items counted from 0. */
  path: readonly (string | number)[]
  /** The item of the list at `path` that is meant. */
  item?: number
  /** Follows the field's name. */
  message: string
}

/** What a day and a time must be. */
export interface DateTimeRule {
  /** It is a day without a time. */
  isDay?: true
  /** The field of the same group that it must be later than. */
  after?: string
  /** What to tell the writer once it is over. */
  past?: string
  /** The writer renews it in good time, at most a year ahead. */
  renewed?: true
  /** It is the day of a check, which is good for so many months. */
  reviewMonths?: number
}

/** The placeholders that a text may have. */
export interface PlaceholderRule {
  own: readonly string[]
  /** It has all of its own, and no others. */
  isExact: boolean
}

/** What a picture must be. */
export interface PictureRule {
  /** The smallest size, in pixels, that fills the picture's place; that of a logo, a drawing (SVG), means nothing. */
  minWidth: number
  minHeight: number
  isLogo: boolean
}

/** What makes the values of the layout's tests. */
export interface ValueMaker {
  /** A text of that length; `seed` makes it differ from its neighbours in a list. */
  makeText: (length: number, seed?: number) => string
  /** A text that follows the field's pattern. */
  makePatterned: (field: Field & { max: number }, sample: unknown, seed?: number) => unknown
  /** An anchor that no other entry has. */
  makeAnchor: () => string
  /** The address of a picture that is large enough for each place. */
  picture: string
}

/** What previews fill values up with. */
export interface PreviewContext {
  interpolate: (text: string) => string
  createPicture: (address: string) => unknown
  /** What a list names, by what the items name. */
  findNamed: (kind: string, names: unknown) => readonly unknown[]
  /** What is derived from an entry of a type, by name. */
  listDerived: (type: string, entry: unknown) => (readonly [name: string, text: string])[]
}

/** Takes the place of what `change` leaves out. */
export const leftOut = Symbol.for("left out")

/** What lies below a field in a value: its key there, its field and its value. */
export type Child = readonly [key: string | number, field: Field, value: unknown]

/** What becomes of a value below a field. */
export type Change = (child: Field, value: unknown, key: string | number) => unknown

/** What every kind of field says of itself. The machinery asks the field, and never which kind it is. */
export interface Kind<Value = unknown> {
  /** Returns `value` in its type. What is missing, or is no such value, becomes an empty one: checked content has none of these. */
  read(value: unknown): Value
  /** What is wrong with a value that is there: one sentence for each rule that it breaks. `group` is what it is in. */
  checkPresent(value: unknown, group: Group): RuleProblem[]
  /** Its type in queries, with the directive that resolves it. */
  graphql(): { type: string; directive: string }
  /** Its rules in the JSON Schema. */
  schema(): SchemaRules
  /** What the writer reads under the field besides its hint: the limits that would otherwise come as a surprise. */
  describeLimits(): string[]
  /** How it is filled in. */
  widget(context: FormContext): Pick<EditorField, "widget"> & Partial<EditorField>
  /** `value` in the one form in which it is stored. */
  tidyValue(value: unknown): unknown
  /** Whether people read it as text. What follows a pattern (times, numbers, addresses) is none. */
  isText(): boolean
  /** Whether it is another text in every language. */
  isTranslatable(): boolean
  /** Whether it, or something below it, is translated. */
  hasTranslatable(): boolean
  /** What lies below it under `key`. */
  getChild(key: string | number): Field | undefined
  /** What lies below it in `value`. */
  listChildren(value: unknown): Child[]
  /** `value` with `change` of all that lies below it in the model, without what that leaves out. */
  mapBelow(value: unknown, change: Change): unknown
  /** The field with `change` of what lies below it; an item is at `[]`. */
  withBelow(change: (child: Field, place: string) => Field): Field
  /**
   * Lists: the field of an entry that is the same in every language, and different in each entry. Lists of lines, and entries
   * without a text, have none.
   */
  getKey(): string | undefined
  /** What the longest value is, made from a `sample` where it cannot be made from nothing. */
  longest(sample: unknown, maker: ValueMaker, seed?: number): unknown
  /** What is left of a `sample` without all that may be left out. */
  shortest(sample: unknown): unknown
  /** `value` as a query delivers it, filled in where it is missing. */
  complete(value: unknown, context: PreviewContext): unknown
}

/** One field of the content with everything below it. What only some kinds have is left out by the others. */
export interface Field<Value = unknown> extends FieldInfo, Kind<Value> {
  /** What it must be before the site goes live. */
  live?: Omit<LiveRule, "value"> & Partial<LiveRule>
  /** The entry's anchor on its page. Where it is left out, it is made from this field of the same entry. */
  anchorOf?: string
  /** It is a day, or a day and a time, in the site's time zone. */
  dateTime?: DateTimeRule
  /** It names something that another file must have. */
  names?: string
  /** It is shown in the site’s own language until it is translated. */
  mayWait?: true
  /** The values that it can have, where they are few. */
  options?: readonly string[]
  /** The placeholders that it may have; texts without placeholders have no rule. */
  getPlaceholders?(): PlaceholderRule
  /** It has a value whatever the writer does: forms ask for it also where it may be off. */
  isNeverEmpty?: true
  /** What it does while it is on, where it can be switched off. */
  whileEnabled?: string | undefined
  /** The field whose value names the entry in messages. */
  titleField?: string | undefined
  /** What to ask the writer of an entry that can be published, but may be meant otherwise. */
  ask?(entry: Value): RuleProblem[]
  /** The items of a list of these as a query delivers them, where that is not one by one. */
  completeItems?(items: unknown, context: PreviewContext): readonly unknown[]
  /** How large a picture must be. */
  picture?: PictureRule
}

/** The type of a field's value in content that has passed the checks. */
export type Infer<Given> = Given extends Field<infer Value> ? Value : never

/** What of a field's options says that it may be missing. */
export type Presence<Options> = Pick<Options, keyof Options & ("optional" | "whileEnabled")>

/** The flag of an entry that can be off. */
export const switchName = "enabled"

/** The line by which translations find an entry of a list that has no other name for it. */
export const keyName = "key"

/** Anchors and keys. */
export const slugPattern: Pattern = {
  regex: "^[a-z0-9]+(-[a-z0-9]+)*$",
  description: "small letters without accents, digits and single hyphens, such as eye-tests",
}

/** What kinds answer that have nothing below them and are no text. */
export const plainKind = {
  describeLimits: (): string[] => [],
  tidyValue: (value: unknown): unknown => value,
  isText: (): boolean => false,
  isTranslatable: (): boolean => false,
  hasTranslatable(this: Field): boolean {
    return this.isTranslatable()
  },
  getChild: (): Field | undefined => undefined,
  listChildren: (): Child[] => [],
  mapBelow: (value: unknown): unknown => value,
  withBelow(this: Field): Field {
    return this
  },
  getKey: (): string | undefined => undefined,
  shortest: (sample: unknown): unknown => sample,
}

/** A problem of the value itself for each sentence. */
export const at = (...messages: string[]): RuleProblem[] => messages.map(message => ({ path: [], message }))

/** Returns a problem at a place of a value if a rule is broken there. */
export const problemIf = (isBroken: boolean, path: RuleProblem["path"], message: string): RuleProblem[] =>
  isBroken ? [{ path, message }] : []

/** Problems of what is in a value under `key`. */
export const below = (key: string | number, problems: readonly RuleProblem[]): RuleProblem[] =>
  problems.map(problem => ({ ...problem, path: [key, ...problem.path] }))

/** The sentences whose condition holds. */
export const choose = (...rules: readonly (readonly [condition: boolean, message: string])[]): string[] =>
  rules.flatMap(([condition, message]) => (condition ? [message] : []))

/** What to do about a field that is empty. */
export const getFillInHint = ({ label, hint }: FieldInfo): string => `Fill it in (${label}): ${hint}`

/**
 * The rules of a field that `value` breaks, in the order of the file's fields, each with a sentence for the writer. A
 * required field must be there; an optional one may be missing, but not `null` or empty. `group` is what the value is in.
 */
export const checkField = (field: Field, value: unknown, group: Group = {}): RuleProblem[] => {
  if (value === null)
    return at(`is null. ${field.optional ? "Remove the field, or fill it in. " : ""}${getFillInHint(field)}`)
  if (value === undefined) return field.optional ? [] : at(`is missing. ${getFillInHint(field)}`)
  return field.checkPresent(value, group)
}

/** `value` as a query would deliver it: with its placeholders filled in, and with nothing missing that is required. */
export const completeField = (field: Field, value: unknown, context: PreviewContext): unknown => {
  const isMissing = value === undefined || value === null || value === ""
  // The form's own file has what is off, so that its preview shows it. In the other files it is missing.
  return isMissing && (field.optional || field.whileEnabled !== undefined) ? null : field.complete(value, context)
}

/** The JSON Schema of a field and everything below it. */
export const createSchema = (field: Field): JsonSchema => ({
  title: field.label,
  description: field.hint,
  ...field.schema(),
})
