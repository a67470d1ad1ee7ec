import { type Field, type RuleProblem, getFillInHint, problemIf } from "./field"
import type { Group } from "../values"

/** The fields that each value of a choice needs; a value that needs none is not listed. */
export interface Variants {
  by: string
  needs: Readonly<Partial<Record<string, readonly string[]>>>
}

/** Some fields that belong together. */
export interface EntryField<Value extends object = object> extends Field<Value> {
  /** The name of its GraphQL type. */
  type: string
  /**
   * What the form shows of it while it is closed, in the words of Sveltia CMS
   * (https://sveltiacms.app/en/docs/string-transformations). Left out, it is its first text.
   */
  summary?: string
  /** The texts in it are what placeholders are filled from, so they have none themselves. */
  fillsPlaceholders?: boolean
  /**
   * Each value of the choice `by` needs some of the optional fields, and has no use for the rest of them. The form shows
   * what the chosen one needs.
   */
  variants?: Variants
  /** The field that another takes the place of in the longest entry. */
  shorterWith?: string
  /** Gives an entry, as people write or paste it, the one form in which it is stored. Its fields follow. */
  tidy?: (written: Readonly<Record<string, unknown>>) => Record<string, unknown>
  /** What is wrong with an entry whose fields are right one by one. */
  check?(entry: Value): RuleProblem[]
  fields: Readonly<Record<string, Field>>
  withBelow(change: (child: Field, place: string) => Field): EntryField
}

/** The fields of `entry`, by whether the chosen one of its variants needs them; without variants none is needed or useless. */
export const sortVariants = ({ variants, fields }: Pick<EntryField, "variants" | "fields">, chosen: unknown) => {
  const all = new Set(Object.values(variants?.needs ?? {}).flatMap(names => names ?? []))
  const needed = (typeof chosen === "string" && variants?.needs[chosen]) || []
  return {
    needed,
    useless: Object.keys(fields).filter(name => all.has(name) && !needed.includes(name)),
  }
}

/** What the chosen variant of an entry lacks, and what it has no use for. */
export const checkVariants = (entry: EntryField, group: Group): RuleProblem[] => {
  const { variants, fields } = entry
  const chosen = variants && group[variants.by]
  const { needed, useless } = sortVariants(entry, chosen)
  const because = `“${variants?.by}” is “${String(chosen)}”`
  return [
    ...needed.flatMap(name =>
      fields[name] && group[name] === undefined
        ? [{ path: [name], message: `is missing, but ${because}. ${getFillInHint(fields[name])}` }]
        : []
    ),
    ...useless.flatMap(name => problemIf(group[name] !== undefined, [name], `has no use while ${because}: remove it.`)),
  ]
}
