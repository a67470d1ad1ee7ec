import { getFields } from "../plugins/gatsby-plugin-content-model/json"

// Parsed JSON whose shape is known to the test.
export type Json = ReturnType<typeof JSON.parse>

/**
 * Returns `root` with the value at `path` replaced. A path consists of names and numbers, separated by dots; `*` is
 * each entry of a list, and `+` adds an entry like the first, with the fields of `value`. `undefined` removes a field.
 */
export const replaceValue = (root: Json, path: string, value: unknown): Json => {
  const [key = "", ...rest] = path.split(".")
  if (!key) return value
  const below = rest.join(".")
  if (key === "+") return [...root, { ...root[0], ...getFields(value) }]
  if (Array.isArray(root))
    return root.map((item, index) => (key === "*" || Number(key) === index ? replaceValue(item, below, value) : item))
  return { ...root, [key]: replaceValue(root?.[key], below, value) }
}
