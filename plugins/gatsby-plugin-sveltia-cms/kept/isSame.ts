import { isBlank, isRecord } from "../../gatsby-plugin-content-model"

/** A form writes what is empty or off in other ways than a file, which leaves it out. */
const omitNothing = (_: string, value: unknown): unknown => {
  if (!isRecord(value) || Array.isArray(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, child]) => !isBlank(child) && child !== false)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
  )
}

/** A text that two values share where a file says the same with both. */
export const getIdentity = (value: unknown): string =>
  isBlank(value) || value === false ? "" : JSON.stringify(value, omitNothing)

/** Returns whether both values are equivalent in a file. */
export const isSame = (a: unknown, b: unknown): boolean => a === b || getIdentity(a) === getIdentity(b)
