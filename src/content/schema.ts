import * as yup from "yup"
import { isDateTime, parseDateTime } from "./dateTime"
import {
  type DateTimeRule,
  type EntryField,
  type Field,
  type FieldInfo,
  type ImageField,
  type LineField,
  type ListField,
  type ParagraphField,
  getValue,
} from "./vocabulary"

const fillInHint = (field: FieldInfo): string => `Fill it in (${field.label}): ${field.hint}`
const countCharacters = (count: number): string => (count === 1 ? "1 character" : `${count} characters`)
const countEntries = (count: number): string => (count === 1 ? "1 entry" : `${count} entries`)

const isFilled = (value: string | null | undefined): value is string => Boolean(value) && value?.trim() !== ""

const createTextSchema = (field: LineField | ParagraphField | ImageField): yup.AnySchema => {
  const { kind, max } = field
  const min = kind === "image" ? 1 : field.min
  const pattern = kind === "paragraph" ? undefined : field.pattern
  let schema = yup
    .string()
    .typeError(`must be text in quotation marks. ${fillInHint(field)}`)
    .max(
      max,
      ({ value }: { value: unknown }) =>
        `is too long (${countCharacters(String(value).length)}): shorten it to ${max} or fewer.`
    )
    .test("blank", `is empty. ${fillInHint(field)}`, value => value == null || value.trim() !== "")
    .test(
      "edges",
      "begins or ends with a space: remove the space.",
      value => !isFilled(value) || value === value.trim()
    )
  if (min > 1)
    schema = schema.test(
      "short",
      ({ value }) => `is too short (${countCharacters(String(value).length)}): write at least ${min}.`,
      value => !isFilled(value) || value.length >= min
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
      ({ value }) => `is “${value}”, but must be ${pattern.description}.`,
      value => !isFilled(value) || new RegExp(pattern.regex, "u").test(value)
    )
  if (kind === "line" && field.dateTime) schema = addDateTimeRules(schema, field.dateTime)
  return schema
}

const addDateTimeRules = (schema: yup.StringSchema<string | undefined>, { after }: DateTimeRule) => {
  const real = schema.test(
    "real",
    ({ value }) => `is “${value}”, a day that the calendar does not have: correct it.`,
    value => !value || !isDateTime(value) || !Number.isNaN(parseDateTime(value))
  )
  return after === undefined
    ? real
    : real.test("after", (value, context) => {
        const earlier: unknown = getValue(context.parent, after)
        return (
          !isDateTime(value) ||
          !isDateTime(earlier) ||
          !(parseDateTime(value) <= parseDateTime(earlier)) ||
          context.createError({
            message: `is “${value}”, but must be later than “${after}” (${earlier}): correct one of the two.`,
          })
        )
      })
}

const isSame = (a: unknown, b: unknown): boolean =>
  typeof a === "string" && typeof b === "string" && a.trim().toLowerCase() === b.trim().toLowerCase()

const createListSchema = (field: ListField): yup.AnySchema => {
  const { min, max, uniqueBy, uniqueItems, flagCounts = {}, item } = field
  let schema = yup
    .array(createSchema(item))
    .typeError(`must be a list in [ ]. ${field.hint}`)
    .min(
      min,
      ({ value }) =>
        `has ${countEntries(Array.isArray(value) ? value.length : 0)}, but needs at least ${min}: add to it.`
    )
    .max(
      max,
      ({ value }) =>
        `has ${countEntries(Array.isArray(value) ? value.length : 0)}, but has room for ${max}: remove some.`
    )
  if (uniqueBy !== undefined || uniqueItems)
    schema = schema.test("unique", (value, context) => {
      const names = (value ?? []).map(element => (uniqueBy === undefined ? element : getValue(element, uniqueBy)))
      const index = names.findIndex(
        (name, at) => names.findIndex(other => isSame(other, name)) < at && isSame(name, name)
      )
      return (
        index === -1 ||
        context.createError({
          message: `has two entries with the ${uniqueBy ?? "text"} “${String(names[index])}”: change one of them.`,
          params: { index },
        })
      )
    })
  for (const [name, count] of Object.entries(flagCounts))
    schema = schema.test(`count-${name}`, (value, context) => {
      if (!Array.isArray(value)) return true
      const found = value.filter(element => getValue(element, name) === true).length
      if (found >= count.min && found <= count.max) return true
      const expected =
        count.min === count.max
          ? `exactly ${count.min}`
          : found < count.min
            ? `at least ${count.min}`
            : `at most ${count.max}`
      return context.createError({
        message: `has ${countEntries(found)} with “${name}” set to true, but needs ${expected}: set “${name}” in the entries you want.`,
      })
    })
  return schema
}

const createEntrySchema = ({ fields, hint }: EntryField): yup.AnySchema =>
  yup
    .object(Object.fromEntries(Object.entries(fields).map(([name, child]) => [name, createSchema(child)])))
    .default(undefined)
    .typeError(`must be a group of fields in { }. ${hint}`)
    .noUnknown(true, ({ unknown }) => String(unknown))

const createSchemaByKind = (field: Field): yup.AnySchema => {
  switch (field.kind) {
    case "line":
    case "paragraph":
    case "image":
      return createTextSchema(field)
    case "choice": {
      const options = field.options.join(", ")
      return yup
        .string()
        .typeError(`must be one of these, in quotation marks: ${options}.`)
        .test(
          "choice",
          ({ value }) => `is “${value}”, which is not a valid option. Choose one of: ${options}.`,
          value => value === undefined || field.options.includes(value)
        )
    }
    case "flag":
      return yup.boolean().typeError(`must be true or false, without quotation marks. ${field.hint}`)
    case "integer": {
      const { min, max, hint } = field
      return yup
        .number()
        .typeError(`must be a number, without quotation marks. ${hint}`)
        .test(
          "range",
          ({ value }) => `is ${value}, but must be a whole number from ${min} to ${max}.`,
          value => value === undefined || (Number.isInteger(value) && value >= min && value <= max)
        )
    }
    case "decimal": {
      const { min, max, hint } = field
      return yup
        .number()
        .typeError(`must be a number, without quotation marks and without a comma. ${hint}`)
        .test(
          "range",
          ({ value }) => `is ${value}, but must be a number from ${min} to ${max} with at most two decimals.`,
          value => value === undefined || (Number(value.toFixed(2)) === value && value >= min && value <= max)
        )
    }
    case "list":
      return createListSchema(field)
    case "entry":
      return createEntrySchema(field)
  }
}

/**
 * The yup schema of a field: the rules a value must keep, each with a sentence for the writer. A required field refuses
 * `null` and must be there; an optional one may be missing, but not `null` or empty.
 */
export const createSchema = (field: Field): yup.AnySchema => {
  const schema = createSchemaByKind(field).nonNullable(
    `is null. ${field.optional ? "Remove the field, or fill it in. " : ""}${fillInHint(field)}`
  )
  return field.optional
    ? schema
    : schema.test("missing", `is missing. ${fillInHint(field)}`, (value: unknown) => value !== undefined)
}
