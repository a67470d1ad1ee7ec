import * as yup from "yup"

/**
 * The words the content model is written in. Each makes a yup schema whose `meta` holds everything the four uses of the
 * model need: the checks, the GraphQL types, the editor's forms and the JSON Schema read it and nothing else.
 */

export type Kind = "line" | "paragraph" | "image" | "choice" | "flag" | "whole" | "list" | "entry"

/** How large the file of a picture may be. */
export const maxPictureBytes = 20_000_000

/** Bytes as people say them: `20 MB`. */
export const megabytes = (bytes: number): string => `${Math.round(bytes / 100_000) / 10} MB`

/** What a writer is told about a field; every word of the vocabulary takes it. */
export interface Words {
  /** The field's name as the editor shows it. */
  label: string
  /** One sentence that helps the writer. */
  hint: string
  /** May be left out. Everything is required unless this says so. */
  optional?: boolean
}

export interface Pattern {
  /** A regular expression both JavaScript and JSON Schema understand. */
  regex: string
  /** What a value must be, to follow "must be". */
  says: string
}

/** A point of a picture that stays in view, and the shapes that the picture is cropped to. */
export interface FocalPoint {
  /** The field of the picture, in the same entry. */
  picture: string
  /** What the shapes are called, and their sizes in pixels. */
  crops: readonly { label: string; width: number; height: number }[]
}

export interface FieldMeta extends Words {
  kind: Kind
  min?: number
  max?: number
  pattern?: Pattern
  options?: readonly string[]
  /** Pictures: the smallest size, in pixels, that fills their place. */
  minWidth?: number
  minHeight?: number
  /** Lines that say what stays in view of a cropped picture: the picture's field beside them, and where it is shown. */
  focalPoint?: FocalPoint
  /** Lists: the field that names an entry in messages and must be unique in the list. */
  unique?: string
  /** Lists: how many entries may have a flag set. */
  marked?: Readonly<Record<string, { min: number; max: number }>>
  /** Entries: the field whose value names the entry in messages. */
  named?: string
  /** Entries: the name of their GraphQL type, without a prefix. */
  type?: string
}

declare module "yup" {
  interface CustomSchemaMetadata {
    field?: FieldMeta
  }
}

const remedy = (words: Words): string => `Fill it in (${words.label}): ${words.hint}`
const letters = (count: number): string => (count === 1 ? "1 character" : `${count} characters`)
const entries = (count: number): string => (count === 1 ? "1 entry" : `${count} entries`)

const text = (
  kind: "line" | "paragraph" | "image",
  options: Words & { max: number; min?: number; pattern?: Pattern }
) => {
  const { max, min = 1, pattern } = options
  let schema = yup
    .string()
    .typeError(`must be text in quotation marks. ${remedy(options)}`)
    .meta({ field: { kind, ...options, min, max } })
    .max(
      max,
      ({ value }: { value: unknown }) =>
        `is too long (${letters(String(value).length)}): shorten it to ${max} or fewer.`
    )
    .test("blank", `is empty. ${remedy(options)}`, value => value == null || value.trim() !== "")
    .test(
      "edges",
      "begins or ends with a space: remove the space.",
      value => !value || value.trim() === "" || value === value.trim()
    )
  if (min > 1)
    schema = schema.test(
      "short",
      ({ value }) => `is too short (${letters(String(value).length)}): write at least ${min}.`,
      value => !value || value.trim() === "" || value.length >= min
    )
  if (kind !== "paragraph")
    schema = schema.test(
      "line",
      "must be on one line: remove the line breaks.",
      value => !value || !/[\r\n]/.test(value)
    )
  if (pattern)
    schema = schema.test(
      "pattern",
      ({ value }) => `is “${value}”, but must be ${pattern.says}.`,
      value => !value || value.trim() === "" || new RegExp(pattern.regex, "u").test(value)
    )
  return schema
}

/** Required fields also refuse `null`; optional ones may be missing, but not `null` or empty. */
const present = (options: Words, schema: yup.AnySchema): yup.Schema => {
  const whole = schema.nonNullable(
    `is null, which says nothing. ${options.optional ? "Remove the field, or fill it in. " : ""}${remedy(options)}`
  )
  return options.optional
    ? whole
    : whole.test("missing", `is missing. ${remedy(options)}`, (value: unknown) => value !== undefined)
}

/** One line of text, at most `max` characters (80 unless told). */
export const line = (options: Words & { max?: number; min?: number; pattern?: Pattern; focalPoint?: FocalPoint }) =>
  present(options, text("line", { ...options, max: options.max ?? 80 }))

/** Some sentences, at most `max` characters (600 unless told). */
export const paragraph = (options: Words & { max?: number; min?: number }) =>
  present(options, text("paragraph", { ...options, max: options.max ?? 600 }))

/** A picture in `data/images`, by its address `/images/name.jpg`; sizes in pixels. */
export const image = (options: Words & { minWidth: number; minHeight: number }) =>
  present(
    options,
    text("image", {
      ...options,
      max: 120,
      pattern: {
        regex: "^/images/[A-Za-z0-9][A-Za-z0-9._-]*\\.(jpe?g|png|webp|avif|JPE?G|PNG|WEBP|AVIF)$",
        says: "a picture’s address such as /images/entrance.jpg (JPEG, PNG, WebP or AVIF; letters, digits, - and _ in its name)",
      },
    })
  )

/** One of the names in `options`. */
export const choice = (options: Words & { options: readonly string[] }) =>
  present(
    options,
    yup
      .string()
      .typeError(`must be one of these, in quotation marks: ${options.options.join(", ")}.`)
      .meta({ field: { kind: "choice", ...options } })
      .test(
        "choice",
        ({ value }) => `is “${value}”, which is not known. Choose one of: ${options.options.join(", ")}.`,
        value => value === undefined || options.options.includes(value)
      )
  )

/** Yes or no. */
export const flag = (options: Words) =>
  present(
    options,
    yup
      .boolean()
      .typeError(`must be true or false, without quotation marks. ${options.hint}`)
      .meta({ field: { kind: "flag", ...options } })
  )

/** A whole number between `min` and `max`, both included. */
export const whole = (options: Words & { min: number; max: number }) =>
  present(
    options,
    yup
      .number()
      .typeError(`must be a number, without quotation marks. ${options.hint}`)
      .meta({ field: { kind: "whole", ...options } })
      .test(
        "range",
        ({ value }) => `is ${value}, but must be a whole number from ${options.min} to ${options.max}.`,
        value => value === undefined || (Number.isInteger(value) && value >= options.min && value <= options.max)
      )
  )

/** Some fields that belong together. `type` names its GraphQL type, `named` the field that names it in messages. */
export const entry = (options: Words & { type: string; named?: string }, fields: Record<string, yup.Schema>) =>
  present(
    options,
    yup
      .object(fields)
      .default(undefined)
      .typeError(`must be a group of fields in { }. ${options.hint}`)
      .meta({ field: { kind: "entry", ...options } })
      .noUnknown(true, ({ unknown }) => String(unknown))
  )

/** Entries or lines in an order the writer chooses, from `min` to `max` of them. */
export const list = (
  options: Words & Pick<FieldMeta, "unique" | "marked"> & { min: number; max: number },
  item: yup.Schema
) => {
  let schema = yup
    .array(item)
    .typeError(`must be a list in [ ]. ${options.hint}`)
    .meta({ field: { kind: "list", ...options } })
    .min(
      options.min,
      ({ value }) =>
        `has ${entries(Array.isArray(value) ? value.length : 0)}, but needs at least ${options.min}: add to it.`
    )
    .max(
      options.max,
      ({ value }) =>
        `has ${entries(Array.isArray(value) ? value.length : 0)}, but has room for ${options.max}: remove some.`
    )
  const { unique, marked = {} } = options
  if (unique !== undefined)
    schema = schema.test("unique", (value, context) => {
      const names = (value ?? []).map(entryValue => fieldOf(entryValue, unique))
      const twice = names.find(
        (name, index) => typeof name === "string" && names.findIndex(other => same(other, name)) !== index
      )
      return (
        twice === undefined ||
        context.createError({
          message: `has two entries with the ${unique || "text"} “${String(twice)}”: change one of them.`,
        })
      )
    })
  for (const [name, count] of Object.entries(marked))
    schema = schema.test(`marked-${name}`, (value, context) => {
      if (!Array.isArray(value)) return true
      const found = value.filter(entryValue => fieldOf(entryValue, name) === true).length
      if (found >= count.min && found <= count.max) return true
      const wanted =
        count.min === count.max
          ? `exactly ${count.min}`
          : found < count.min
            ? `at least ${count.min}`
            : `at most ${count.max}`
      return context.createError({
        message: `has ${entries(found)} with “${name}” set to true, but needs ${wanted}: set “${name}” in the entries you want.`,
      })
    })
  return present(options, schema)
}

const same = (a: unknown, b: unknown): boolean =>
  typeof a === "string" && typeof b === "string" && a.trim().toLowerCase() === b.trim().toLowerCase()

/** `entryValue[name]`, or the value itself where the list holds plain lines (`name` is empty). */
export const fieldOf = (entryValue: unknown, name: string): unknown =>
  name === ""
    ? entryValue
    : typeof entryValue === "object" && entryValue !== null
      ? Reflect.get(entryValue, name)
      : undefined
