/**
 * Returns a deep copy of lists and plain objects, and any other value as it is. The forms hold plain texts, one level
 * deep.
 */
const clone = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(clone)
  if (typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype)
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, clone(part)]))
  return value
}
export default clone
