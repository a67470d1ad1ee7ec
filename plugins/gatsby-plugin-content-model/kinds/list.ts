import { getValue } from "../values"
import type { EntryField } from "./variants"
import { isEntry } from "./entry"
import {
  type Change,
  type Child,
  type Field,
  type FieldInfo,
  type Kind,
  type Presence,
  type AnswerContext,
  type RuleProblem,
  at,
  below,
  checkField,
  choose,
  completeField,
  createSchema,
  keyName,
  omitted,
  baseKind,
  slugPattern,
} from "./field"
import { createField, createFields } from "./form"
import type { EditorField, FormContext } from "./widget"
import { line } from "./line"
import { sameMark } from "../marks"
import type { SchemaRules } from "./schema"

/** A list of items of one kind, in an order that the editor chooses. */
export interface ListField<Item = unknown> extends Field<readonly Item[]> {
  min: number
  max: number
  /** Name of the field whose value must be different in each entry. */
  uniqueBy?: string
  /** True for lists of lines in which each line may appear only once. */
  uniqueItems?: boolean
  /** Minimum and maximum number of entries in which a flag is set, keyed by the flag's name. */
  flagCounts?: Readonly<Record<string, { min: number; max: number }>> | undefined
  item: Field<Item>
}

/** Returns whether a field is a list. */
export const isList = (field: Field | undefined): field is ListField => field !== undefined && "item" in field

/**
 * Returns the name of the field that identifies an entry of a list: its value is the same in every language, and
 * different in each entry. This is the entry's anchor; otherwise `uniqueBy`, if it is not translated; otherwise the
 * entry's key. Lists of lines, and of entries without a text, have no such field.
 */
const getKeyName = ({ item, uniqueBy }: Pick<ListField, "item" | "uniqueBy">): string | undefined => {
  if (!isEntry(item) || !item.hasTranslatable()) return undefined
  const anchor = Object.entries(item.fields).find(([, field]) => field.anchorOf !== undefined)
  if (anchor) return anchor[0]
  const unique = uniqueBy === undefined ? undefined : item.getChild(uniqueBy)
  return unique && !unique.isTranslatable() ? uniqueBy : keyName
}

const hasFlag = (entry: unknown, name: string): boolean => getValue(entry, name) === true

const countEntries = (entries: readonly unknown[]): string =>
  entries.length === 1 ? "1 entry" : `${entries.length} entries`

/** Returns the first name that is in a list for the second time, and its index. */
const findRepeated = (names: readonly unknown[]): { index: number; name: string } | undefined => {
  const seen = new Set<string>()
  for (const [index, name] of names.entries()) {
    if (typeof name !== "string" || name === sameMark) continue
    const key = name.trim().toLowerCase()
    if (seen.has(key)) return { index, name }
    seen.add(key)
  }
  return undefined
}

const checkList = ({ min, max, uniqueBy, uniqueItems, flagCounts = {} }: ListField, entries: readonly unknown[]) => {
  const problems = at(
    ...choose(
      [entries.length < min, `has ${countEntries(entries)}, but needs at least ${min}: add to it.`],
      [entries.length > max, `has ${countEntries(entries)}, but has room for ${max}: remove some.`]
    )
  )
  const repeated =
    uniqueBy === undefined && !uniqueItems
      ? undefined
      : findRepeated(entries.map(found => (uniqueBy === undefined ? found : getValue(found, uniqueBy))))
  if (repeated)
    problems.push({
      path: [],
      item: repeated.index,
      message:
        uniqueBy === undefined
          ? `has “${repeated.name}” twice: change one of them.`
          : `has two entries with the same “${uniqueBy}”, “${repeated.name}”: change one of them.`,
    })
  for (const [name, count] of Object.entries(flagCounts)) {
    const flagged = entries.filter(found => hasFlag(found, name))
    if (flagged.length >= count.min && flagged.length <= count.max) continue
    const limit = flagged.length < count.min ? `at least ${count.min}` : `at most ${count.max}`
    problems.push(
      ...at(`has ${countEntries(flagged)} with “${name}”, but needs ${limit}: choose the entries you want.`)
    )
  }
  return problems
}

/** Number of values that are shown beside the title of a collapsed entry. */
const shownBeside = 2

/** Returns the summary to show for a collapsed entry: its title, and its first short values that cannot be missing. */
const createSummary = ({ summary, titleField, fields }: EntryField): Pick<EditorField, "summary"> => {
  if (summary !== undefined) return { summary }
  if (titleField === undefined) return {}
  const short = Object.entries(fields).filter(
    ([name, field]) =>
      name !== titleField && name !== keyName && !field.optional && !field.anchorOf && field.fitsInRow()
  )
  const names = [titleField, ...short.slice(0, shownBeside).map(([name]) => name)]
  return { summary: names.map(name => `{{${name}}}`).join(" · ") }
}

const listKind = {
  ...baseKind,
  checkPresent(this: ListField, value: unknown): RuleProblem[] {
    if (!Array.isArray(value)) return at(`must be a list in [ ]. ${this.hint}`)
    return [...value.flatMap((found, index) => below(index, checkField(this.item, found))), ...checkList(this, value)]
  },
  graphql(this: ListField) {
    const { type, directive } = this.item.graphql()
    return { type: `[${type}!]`, directive }
  },
  schema(this: ListField): SchemaRules {
    return {
      type: "array",
      minItems: this.min,
      maxItems: this.max,
      ...(this.uniqueItems && { uniqueItems: true }),
      items: createSchema(this.item),
    }
  },
  describeLimits(this: ListField): string[] {
    const { min, max, item, flagCounts = {} } = this
    return [
      min > 0 ? `From ${min} to ${max}.` : `At most ${max}.`,
      ...Object.entries(flagCounts).map(
        ([name, count]) =>
          `“${item.getChild(name)?.label ?? name}” is set in ${count.min > 0 ? `at least ${count.min}` : `at most ${count.max}`}.`
      ),
    ]
  },
  widget(this: ListField, context: FormContext): Pick<EditorField, "widget"> & Partial<EditorField> {
    const { min, max, item } = this
    return {
      widget: "list",
      min: context.canBeOff ? 0 : min,
      max,
      collapsed: "auto",
      label_singular: item.label,
      ...(isEntry(item)
        ? { ...createSummary(item), fields: createFields(item, context, this.getKey()) }
        : { field: createField("item", item, context) }),
    }
  },
  tidyValue(this: ListField, value: unknown): unknown {
    return this.mapChildren(value, (item, written) => item.tidyValue(written))
  },
  hasTranslatable(this: ListField): boolean {
    return this.item.hasTranslatable()
  },
  getChild(this: ListField, key: string | number): Field | undefined {
    return typeof key === "number" ? this.item : undefined
  },
  listChildren(this: ListField, value: unknown): Child[] {
    return Array.isArray(value) ? value.map((found, index) => [index, this.item, found] as const) : []
  },
  mapChildren(this: ListField, value: unknown, change: Change): unknown {
    return Array.isArray(value)
      ? value.map((found, index) => change(this.item, found, index)).filter(found => found !== omitted)
      : value
  },
  getKey(this: ListField): string | undefined {
    return getKeyName(this)
  },
  complete(this: ListField, value: unknown, context: AnswerContext): unknown {
    const { item } = this
    return Array.isArray(value) ? value.map(found => completeField(item, found, context)) : []
  },
} satisfies Omit<Kind, "read"> & Partial<ListField>

/**
 * Creates a list of `min` to `max` items, in an order that the editor chooses. Throws if an option names a field that
 * the items lack.
 */
export const list = <
  Item,
  Options extends FieldInfo & Pick<ListField, "min" | "max" | "uniqueBy" | "uniqueItems" | "flagCounts">,
>(
  options: Options,
  item: Field<Item>
): ListField<Item> & Presence<Options> => {
  const { label, uniqueBy, flagCounts = {} } = options
  if (uniqueBy !== undefined && !item.getChild(uniqueBy))
    throw new Error(`The list “${label}” is unique by “${uniqueBy}”, which is not a field of its entries.`)
  for (const name of Object.keys(flagCounts))
    if (!item.getChild(name)?.alwaysHasValue)
      throw new Error(`The list “${label}” counts “${name}”, which is not a flag of its entries.`)
  return {
    ...listKind,
    ...options,
    read: (value: unknown) => (Array.isArray(value) ? value.map(found => item.read(found)) : []),
    item: getKeyName({ item, uniqueBy }) === keyName ? withKey(item) : item,
  }
}

const withKey = <Item>(item: Field<Item>): Field<Item> => {
  if (!isEntry(item)) return item
  const key = line({
    label: "Key",
    max: 60,
    pattern: slugPattern,
    optional: true,
    hint: "A short name that stays when the words change: translations find the entry by it.",
  })
  return Object.assign({}, item, { fields: { [keyName]: key, ...item.fields } })
}
