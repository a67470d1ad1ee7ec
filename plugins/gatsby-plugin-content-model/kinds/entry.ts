import { type Group, getValue, isGroup, isRecord } from "../values"
import {
  type Change,
  type Child,
  type Field,
  type Infer,
  type Kind,
  type Presence,
  type AnswerContext,
  type RuleProblem,
  at,
  below,
  checkField,
  completeField,
  createSchema,
  isLeftOut,
  keyName,
  omitted,
  staysMissing,
  baseKind,
  switchName,
} from "./field"
import { flag } from "./flag"
import { createFields, createTypes } from "./form"
import type { EditorField, FormContext } from "./widget"
import type { SchemaRules } from "./schema"
import { type EntryField, type Variants, checkVariants } from "./variants"

/** Returns whether a field is a group of fields. */
export const isEntry = (field: Field | undefined): field is EntryField => field !== undefined && "fields" in field

/** Returns the value of an entry's title field. Returns `undefined` if the entry has no title field. */
export const getEntryTitle = ({ titleField }: Field, value: unknown): unknown =>
  titleField === undefined ? undefined : getValue(value, titleField)

/** Returns the fields of an entry in the order of the model, each with its value. */
export const listFields = (
  { fields }: Pick<EntryField, "fields">,
  value: unknown
): (readonly [name: string, field: Field, value: unknown])[] =>
  Object.entries(fields).map(([name, field]) => [name, field, getValue(value, name)] as const)

/** Returns the fields of an entry, each with its value, or that of the field that it is the same as. */
const listGiven: typeof listFields = (entry, group) =>
  listFields(entry, group).map(([name, field, value]) => [
    name,
    field,
    field.sameAs !== undefined && isLeftOut(value) ? getValue(group, field.sameAs) : value,
  ])

/** Returns whether `value` is disabled. */
export const isOff = (field: Field, value: unknown): boolean =>
  field.whileEnabled !== undefined && getValue(value, switchName) !== true

/** Returns a problem for each value of another type than its field's, in a disabled entry, which may be incomplete. */
const checkTypes = (field: Field, value: unknown): RuleProblem[] => {
  if (value === undefined || value === null || value === "") return []
  const usual = field.read(undefined)
  if (typeof value !== typeof usual || Array.isArray(value) !== Array.isArray(usual))
    return field.checkPresent(value, {})
  return field.listChildren(value).flatMap(([key, child, given]) => below(key, checkTypes(child, given)))
}

const checkEntry = (entry: EntryField, group: Group): RuleProblem[] => {
  const isEntryOff = isOff(entry, group)
  const problems = listFields(entry, group).flatMap(([name, field, value]) =>
    below(name, isEntryOff && name !== switchName ? checkTypes(field, value) : checkField(field, value, group))
  )
  if (isEntryOff) return problems
  return problems.length > 0 ? problems : [...checkVariants(entry, group), ...(entry.check?.(entry.read(group)) ?? [])]
}

/** Values of an entry's fields in content that has passed the checks. */
export type Values<Fields> = {
  readonly [Name in keyof Fields]:
    | Infer<Fields[Name]>
    // What is made from another field is never `undefined`.
    | (Fields[Name] extends { anchorOf: string } | { sameAs: string }
        ? never
        : Fields[Name] extends { optional: true } | { whileEnabled: string }
          ? undefined
          : never)
}

/** Returns the value of a field. Returns `undefined` if the field is missing and may be, or is disabled. */
const readField = (field: Field, value: unknown): unknown => {
  const canBeMissing = staysMissing(field) || field.whileEnabled !== undefined
  const isMissing = value === undefined || value === null || getValue(value, switchName) === false
  return canBeMissing && isMissing ? undefined : field.read(value)
}

const hasAll = <Fields extends object>(group: object, fields: Fields): group is Values<Fields> =>
  Object.keys(fields).every(name => name in group)

const readFields = <Fields extends Readonly<Record<string, Field>>>(fields: Fields, value: unknown): Values<Fields> => {
  const read = listGiven({ fields }, value).map(([name, field, given]) => [name, readField(field, given)] as const)
  const group: object = Object.fromEntries(read)
  if (!hasAll(group, fields)) throw new Error("A field of a group has not been read.")
  return group
}

const listVariantRules = ({ by, needs }: Variants): SchemaRules["allOf"] =>
  Object.entries(needs).map(([value, required = []]) => ({
    if: { properties: { [by]: { const: value } } },
    // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
    then: { required },
  }))

const entryKind = {
  ...baseKind,
  checkPresent(this: EntryField, value: unknown): RuleProblem[] {
    return isGroup(value) ? checkEntry(this, value) : at(`must be a group of fields in { }. ${this.hint}`)
  },
  graphql(this: EntryField) {
    return { type: this.type, directive: "" }
  },
  schema(this: EntryField): SchemaRules {
    const fields = Object.entries(this.fields)
    const required = fields.flatMap(([name, child]) => (child.optional ? [] : [name]))
    return {
      type: "object",
      properties: Object.fromEntries(fields.map(([name, child]) => [name, createSchema(child)])),
      ...(this.whileEnabled === undefined
        ? { required }
        : {
            required: [switchName],
            if: { properties: { [switchName]: { const: true } } },
            // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
            then: { required },
          }),
      ...(this.variants && { allOf: listVariantRules(this.variants) }),
      additionalProperties: false,
    }
  },
  widget(this: EntryField, context: FormContext): Pick<EditorField, "widget"> & Partial<EditorField> {
    return {
      widget: "object",
      collapsed: "auto",
      ...(this.summary !== undefined && { summary: this.summary }),
      ...(this.variants ? createTypes(this, this.variants, context) : { fields: createFields(this, context) }),
    }
  },
  tidyValue(this: EntryField, value: unknown): unknown {
    return isGroup(value) ? this.mapChildren(value, (child, written) => child.tidyValue(written)) : value
  },
  hasTranslatable(this: EntryField): boolean {
    return Object.values(this.fields).some(child => child.hasTranslatable())
  },
  getChild(this: EntryField, key: string | number): Field | undefined {
    return typeof key === "string" && Object.keys(this.fields).includes(key) ? this.fields[key] : undefined
  },
  listChildren(this: EntryField, value: unknown): Child[] {
    return isRecord(value) ? listFields(this, value) : []
  },
  mapChildren(this: EntryField, value: unknown, change: Change): unknown {
    if (!isGroup(value)) return value
    return Object.fromEntries(
      Object.entries(value).flatMap(([name, given]) => {
        const child = this.getChild(name)
        const changed = child ? change(child, given, name) : given
        return changed === omitted ? [] : [[name, changed] as const]
      })
    )
  },
  complete(this: EntryField, value: unknown, context: AnswerContext): unknown {
    return Object.fromEntries([
      ...listGiven(this, value).map(([name, child, given]) => [name, completeField(child, given, context)]),
      ...context.listDerived(this.type, value),
    ])
  },
} satisfies Omit<Kind, "read"> & Partial<EntryField>

/**
 * Names that fields must not have. The compiler rejects the names of the fields that Gatsby gives every node, which a
 * field of the content would hide; a switch that is not declared with `whileEnabled`; and the keys that `list` adds.
 */
type NoReservedKeys = {
  readonly [key in "id" | "parent" | "children" | "internal" | typeof switchName | typeof keyName]?: never
}

/** Options of an entry in the model. */
type EntryOptions<Value extends object = object> = Pick<
  EntryField<Value>,
  | "label"
  | "hint"
  | "optional"
  | "type"
  | "summary"
  | "fillsPlaceholders"
  | "whileEnabled"
  | "variants"
  | "check"
  | "ask"
>

/**
 * Creates a group of fields. With `whileEnabled`, the group has a switch; while it is off, queries return `null` for
 * the group, and lists leave it out.
 */
export const entry = <Fields extends Readonly<Record<string, Field>> & NoReservedKeys, Options extends object>(
  options: Options & EntryOptions<Values<Fields>> & { titleField?: keyof Fields & string },
  fields: Fields
): EntryField<Values<Fields>> & Presence<Options> => {
  const { whileEnabled } = options
  const hint = `On: ${whileEnabled}. Off: none of this is on the site.`
  return {
    ...entryKind,
    ...options,
    read: (value: unknown) => readFields(fields, value),
    fields: whileEnabled === undefined ? fields : { [switchName]: flag({ label: "Enabled", hint }), ...fields },
  }
}
