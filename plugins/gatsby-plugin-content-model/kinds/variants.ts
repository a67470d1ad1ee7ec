import { type Field, type RuleProblem, getEmptyHint, problemIf } from "./field"
import type { Group } from "../values"

/**
 * Variants of an entry: the fields that it needs for each value of the choice `by`. A value that needs no fields is not
 * listed.
 */
export interface Variants {
  by: string
  needs: Readonly<Partial<Record<string, readonly string[]>>>
}

/** A group of fields. */
export interface EntryField<Value extends object = object> extends Field<Value> {
  /** Name of the entry's GraphQL type. */
  type: string
  /**
   * Text that the form shows for the entry while it is collapsed, as a template of Sveltia CMS
   * (https://sveltiacms.app/en/docs/string-transformations). Default: the entry's first text.
   */
  summary?: string
  /** True if placeholders are filled from the texts in this entry, so that these have no placeholders themselves. */
  fillsPlaceholders?: boolean
  /**
   * The optional fields that each value of the choice `by` needs. The value has no use for the other optional fields
   * that are listed. The form shows the fields that the chosen value needs.
   */
  variants?: Variants
  /** Returns the problems of an entry whose fields are valid individually. */
  check?(entry: Value): RuleProblem[]
  fields: Readonly<Record<string, Field>>
}

/**
 * Returns the fields of an entry that the chosen variant needs, and those that are useless for it. An entry without
 * variants has neither.
 */
export const getVariantFields = ({ variants, fields }: Pick<EntryField, "variants" | "fields">, chosen: unknown) => {
  const all = new Set(Object.values(variants?.needs ?? {}).flatMap(names => names ?? []))
  const needed = (typeof chosen === "string" && variants?.needs[chosen]) || []
  return {
    needed,
    useless: Object.keys(fields).filter(name => all.has(name) && !needed.includes(name)),
  }
}

/** Returns a problem for each field that the chosen variant of an entry lacks or has no use for. */
export const checkVariants = (entry: EntryField, group: Group): RuleProblem[] => {
  const { variants, fields } = entry
  const chosen = variants && group[variants.by]
  const { needed, useless } = getVariantFields(entry, chosen)
  const because = `“${variants?.by}” is “${String(chosen)}”`
  return [
    ...needed.flatMap(name =>
      fields[name] && group[name] === undefined
        ? [{ path: [name], message: `is missing, but ${because}. ${getEmptyHint(fields[name])}` }]
        : []
    ),
    ...useless.flatMap(name => problemIf(group[name] !== undefined, [name], `has no use while ${because}: remove it.`)),
  ]
}
