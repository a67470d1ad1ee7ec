import { withoutSoftHyphens } from "./characters"
import type { Field } from "./kinds/field"
import { isEntry, listFields } from "./kinds/entry"
import { isGroup } from "./values"

/** Latin letters that are no basic letter with a mark, with what is written for them. */
const replacements = new Map(
  Object.entries({ ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", ħ: "h", ı: "i", ð: "d", þ: "th", ŋ: "ng" })
)

/**
 * Returns the anchor for a text: `theatre-surgical-services` for `Theatre / Surgical Services`. Returns an empty string
 * if the text has no Latin letter and no digit.
 */
export const slugify = (text: string): string =>
  withoutSoftHyphens(text)
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[\u0300-\u036F'’]/g, "")
    .replaceAll(/\p{L}/gu, letter => replacements.get(letter) ?? letter)
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "")

/** Returns `value` with the missing anchors of its entries filled in, made from the entries' titles. */
export const withAnchors = (field: Field, value: unknown): unknown => {
  if (!isEntry(field)) return field.mapChildren(value, withAnchors)
  if (!isGroup(value)) return value
  // The fields are in the model's order, so a generated anchor is in the place where an editor would write it.
  const known = listFields(field, value).flatMap(([name, below, given]) => {
    if (given !== undefined && given !== null && given !== "") return [[name, withAnchors(below, given)] as const]
    const title = below.anchorOf !== undefined ? value[below.anchorOf] : undefined
    const slug = typeof title === "string" ? slugify(title) : ""
    return slug ? [[name, slug] as const] : Object.keys(value).includes(name) ? [[name, given] as const] : []
  })
  return {
    ...Object.fromEntries(known),
    ...Object.fromEntries(Object.entries(value).filter(([name]) => !field.fields[name])),
  }
}
