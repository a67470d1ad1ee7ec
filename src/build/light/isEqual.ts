const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null

/**
 * Whether two values hold the same, all the way down. A React element's owner leads round in circles, and is not
 * compared.
 */
const isEqual = (one: unknown, other: unknown): boolean => {
  if (!isObject(one) || !isObject(other)) return Object.is(one, other)
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length &&
    Array.isArray(one) === Array.isArray(other) &&
    names.every(name => name === "_owner" || (name in other && isEqual(one[name], other[name])))
  )
}
export default isEqual
