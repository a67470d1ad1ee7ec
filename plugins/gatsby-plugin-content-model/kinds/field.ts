import type { JsonSchema, SchemaRules } from "./schema"
import type { EditorField, FormContext } from "./widget"
import type { Group } from "../values"

/** Requirement that a field must meet before the site goes live. */
export interface LiveRule {
  /** Value that a flag must have. A missing flag is `false`. */
  value: boolean
  /** Condition of the rule: another field of the same group has this value. */
  when?: { field: string; is: string | boolean }
  /** Message that says what is wrong and what to do. It follows the field's name. */
  message: string
}

/** Properties that every field has. */
export interface FieldInfo {
  /** Name of the field in the editor. */
  label: string
  /** One sentence that helps the editor to fill in the field. */
  hint: string
  /** True if the field may be left out. All other fields are required. */
  optional?: true | undefined
  /** Name of the field in the same entry whose value this one has if it is left out. */
  sameAs?: string
}

export interface Pattern {
  /** Regular expression that both JavaScript and JSON Schema understand. */
  regex: string
  /** Description of a valid value. It follows "must be". */
  description: string
  /** Converts a value, as typed or pasted, to the normalized form in which it is stored. */
  tidy?: (written: string) => string
}

/** A problem with a value or with something in it. */
export interface RuleProblem {
  /** Path of the problem in the value: names of fields, and indexes of list items counted from 0. */
  path: readonly (string | number)[]
  /** Index of the item with the problem in the list at `path`. */
  item?: number
  /** Message that says what is wrong and what to do. It follows the field's name. */
  message: string
}

/** Requirements for a date, or a date and time. */
export interface DateTimeRule {
  /** True for a date without a time. */
  isDay?: true
  /** Name of a field in the same group. The value must be later than that field's value. */
  after?: string
  /** Hint to show once the date is over. */
  past?: string
  /** True if the editor must renew the date in good time, to a date at most a year ahead. */
  renewed?: true
  /** Number of months for which a review is valid. The value is the date of the review. */
  reviewMonths?: number
}

/** Placeholders that a text may have. */
export interface PlaceholderRule {
  own: readonly string[]
  /** True if the text must have all of its own placeholders and no others. */
  isExact: boolean
}

/** Requirements for a picture. */
export interface PictureRule {
  /** Minimum size, in pixels, that fills the picture's place. It does not apply to a logo, which is an SVG drawing. */
  minWidth: number
  minHeight: number
  isLogo: boolean
}

/** Functions that fill in what a query gets. */
export interface AnswerContext {
  interpolate: (text: string) => string
  /** Fills in a text whose numbers and email addresses pages show as links. */
  linkText: (text: string) => string
  /** Returns what a query gets for the URL of a picture. */
  createPicture: (url: string) => unknown
  /** Returns what a query gets for a link of the content. */
  getLinkTarget: (link: string) => string
  /** Returns the fields that are derived from an entry of a type, as names and texts. */
  listDerived: (type: string, entry: unknown) => (readonly [name: string, text: string])[]
}

/** Result of a `Change` that leaves the value out. */
export const omitted = Symbol.for("left out")

/** A child of a field in a value: its key, its field and its value. */
export type Child = readonly [key: string | number, field: Field, value: unknown]

/** Returns the value to write in place of a child's value. */
export type Change = (child: Field, value: unknown, key: string | number) => unknown

/** Behaviour that each kind of field defines. Other code calls these methods and never asks which kind a field is. */
export interface Kind<Value = unknown> {
  /**
   * Returns `value` as the field's type. A missing or invalid value becomes an empty one; checked content has neither.
   */
  read(value: unknown): Value
  /** Returns a problem for each rule that a present value breaks. `group` is the group that contains the value. */
  checkPresent(value: unknown, group: Group): RuleProblem[]
  /** Returns the field's GraphQL type, and the directive that resolves it. */
  graphql(): { type: string; directive: string }
  /** Returns the field's rules in the JSON Schema. */
  schema(): SchemaRules
  /**
   * Returns the limits to show below the field in addition to its hint, because they would otherwise surprise the
   * editor.
   */
  describeLimits(): string[]
  /** Returns the widget with which the field is filled in. */
  widget(context: FormContext): Pick<EditorField, "widget"> & Partial<EditorField>
  /**
   * Returns `value` in the normalized form in which it is stored and shown: texts with composed letters and without line
   * separators, numbers in the format of their patterns. Invalid values are kept, for the checks.
   */
  tidyValue(value: unknown): unknown
  /**
   * Returns whether people read the value as text. Values that follow a pattern (times, numbers, URLs) are not
   * text.
   */
  isText(): boolean
  /** Returns whether the text differs between languages. */
  isTranslatable(): boolean
  /** Returns whether the field, or a field below it, is translated. */
  hasTranslatable(): boolean
  /** Returns whether a value is short enough to be shown beside the title of its entry in a list. */
  fitsInRow(): boolean
  /** Returns the field below this one under `key`. */
  getChild(key: string | number): Field | undefined
  /** Returns the children of the field in `value`. */
  listChildren(value: unknown): Child[]
  /**
   * Returns `value` with `change` applied to each child that is in the model. A child is removed if `change` returns
   * `omitted`.
   */
  mapChildren(value: unknown, change: Change): unknown
  /**
   * Returns, for a list, the name of the field that identifies its entries: its value is the same in every language,
   * and different in each entry. Lists of lines, and of entries without a text, have no such field.
   */
  getKey(): string | undefined
  /** Returns `value` as a query returns it, with missing values filled in. */
  complete(value: unknown, context: AnswerContext): unknown
}

/**
 * A field of the content, with everything below it. Kinds to which an optional property does not apply leave it out.
 */
export interface Field<Value = unknown> extends FieldInfo, Kind<Value> {
  /** Requirement that the field must meet before the site goes live. */
  live?: Omit<LiveRule, "value"> & Partial<LiveRule>
  /**
   * Name of the field in the same entry from which a missing anchor is made. Set if this field is the entry's anchor on
   * its page.
   */
  anchorOf?: string
  /** Requirements for a date, or a date and time, in the site's time zone. */
  dateTime?: DateTimeRule
  /** Kind of thing in another file that the value must name, such as a place. */
  names?: string
  /** True if the text is shown in the site's own language until it is translated. */
  canFallBack?: true
  /** Possible values, if they are few. */
  options?: readonly string[]
  /** Returns the placeholders that the text may have. Texts without placeholders have no rule. */
  getPlaceholders?(): PlaceholderRule
  /** True if the value can never be empty. Forms then require it even in something that can be disabled. */
  alwaysHasValue?: true
  /** Sentence about the effect of the entry while it is enabled. Set if the entry can be disabled. */
  whileEnabled?: string | undefined
  /** Name of the field whose value names the entry in messages. */
  titleField?: string | undefined
  /** Returns questions to the editor about an entry that can be published, but may not be what the editor means. */
  ask?(entry: Value): RuleProblem[]
  /** Requirements for a picture. */
  picture?: PictureRule
}

/** Returns whether nothing was entered. */
export const isLeftOut = (value: unknown): boolean => value === undefined || value === null || value === ""

/** Returns whether a field that is left out has no value. The others have one that is made from another field. */
export const staysMissing = ({ optional, anchorOf, sameAs }: Field): boolean =>
  optional === true && anchorOf === undefined && sameAs === undefined

/** Type of a field's value in content that has passed the checks. */
export type Infer<Given> = Given extends Field<infer Value> ? Value : never

/** Those options of a field that say whether its value may be missing. */
export type Presence<Options> = Pick<Options, keyof Options & ("optional" | "whileEnabled" | "sameAs")>

/** Name of the flag of an entry that can be disabled. */
export const switchName = "enabled"

/** Name of the field by which translations find an entry of a list that has no other identifying field. */
export const keyName = "key"

/** Pattern of anchors and keys. */
export const slugPattern: Pattern = {
  regex: "^[a-z0-9]+(-[a-z0-9]+)*$",
  description: "small letters without accents, digits and single hyphens, such as eye-tests",
}

/** Behaviour of kinds that have nothing below them and are not text. */
export const baseKind = {
  describeLimits: (): string[] => [],
  tidyValue: (value: unknown): unknown => value,
  isText: (): boolean => false,
  fitsInRow: (): boolean => false,
  isTranslatable: (): boolean => false,
  hasTranslatable(this: Field): boolean {
    return this.isTranslatable()
  },
  getChild: (): Field | undefined => undefined,
  listChildren: (): Child[] => [],
  mapChildren: (value: unknown): unknown => value,
  getKey: (): string | undefined => undefined,
}

/** Returns a problem of the value itself for each message. */
export const at = (...messages: string[]): RuleProblem[] => messages.map(message => ({ path: [], message }))

/** Returns a problem at a path in a value if a rule is broken there. */
export const problemIf = (isBroken: boolean, path: RuleProblem["path"], message: string): RuleProblem[] =>
  isBroken ? [{ path, message }] : []

/** Returns the problems of a child under `key`, with `key` added to the beginning of their paths. */
export const below = (key: string | number, problems: readonly RuleProblem[]): RuleProblem[] =>
  problems.map(problem => ({ ...problem, path: [key, ...problem.path] }))

/** Returns the messages whose condition is true. */
export const choose = (...rules: readonly (readonly [condition: boolean, message: string])[]): string[] =>
  rules.flatMap(([condition, message]) => (condition ? [message] : []))

/** Returns the instruction to fill in an empty field. */
export const getEmptyHint = ({ label, hint }: FieldInfo): string => `Fill it in (${label}): ${hint}`

/**
 * Returns a problem for each rule of a field that `value` breaks, in the order of the file's fields. A required field
 * must be present; an optional one may be missing, but not `null` or empty. `group` is the group that contains the
 * value.
 */
export const checkField = (field: Field, value: unknown, group: Group = {}): RuleProblem[] => {
  if (value === null)
    return at(`is null. ${field.optional ? "Remove the field, or fill it in. " : ""}${getEmptyHint(field)}`)
  if (value === undefined) return field.optional ? [] : at(`is missing. ${getEmptyHint(field)}`)
  return field.checkPresent(value, group)
}

/** Returns `value` as a query returns it: with placeholders filled in, and without missing required values. */
export const completeField = (field: Field, value: unknown, context: AnswerContext): unknown => {
  // The form's own file includes disabled content, so that its preview shows it. The other files do not.
  return isLeftOut(value) && (staysMissing(field) || field.whileEnabled !== undefined)
    ? null
    : field.complete(value, context)
}

/** Returns the JSON Schema of a field and everything below it. */
export const createSchema = (field: Field): JsonSchema => ({
  title: field.label,
  description: field.hint,
  ...field.schema(),
})
