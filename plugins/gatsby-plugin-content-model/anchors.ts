import { withoutSoftHyphens } from "./characters"
import type { Field } from "./kinds/field"
import { isEntry, listFields } from "./kinds/entry"
import { isGroup } from "./values"

/** `Theatre / Surgical Services` as an anchor: `theatre-surgical-services`. Empty where the text has no Latin letter. */
export const slugify = (text: string): string =>
  withoutSoftHyphens(text)
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[\u0300-\u036F'’]/g, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "")

/** `value` with the anchors that its entries leave out, made from their titles. */
export const withAnchors = (field: Field, value: unknown): unknown => {
  if (!isEntry(field)) return field.mapBelow(value, withAnchors)
  if (!isGroup(value)) return value
  // In the model's order, which puts an anchor where it is written by hand.
  const known = listFields(field, value).flatMap(([name, below, given]) => {
    if (given !== undefined && given !== null && given !== "") return [[name, withAnchors(below, given)] as const]
    const title = below.anchorOf !== undefined ? value[below.anchorOf] : undefined
    const slug = typeof title === "string" ? slugify(title) : ""
    return slug ? [[name, slug] as const] : Object.hasOwn(value, name) ? [[name, given] as const] : []
  })
  return {
    ...Object.fromEntries(known),
    ...Object.fromEntries(Object.entries(value).filter(([name]) => !field.fields[name])),
  }
}
