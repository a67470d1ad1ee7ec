import { isBlank } from "../../gatsby-plugin-content-model/forms"
import { isRecord } from "../../gatsby-plugin-content-model/json"

/** Replaces empty and disabled values, which a form stores differently from a file, where they are left out. */
const omitNothing = (_: string, value: unknown): unknown => {
  if (!isRecord(value) || Array.isArray(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, child]) => !isBlank(child) && child !== false)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
  )
}

/** Returns a text that is the same for two values that are equivalent in a file. */
export const getIdentity = (value: unknown): string =>
  isBlank(value) || value === false ? "" : JSON.stringify(value, omitNothing)

/** Returns whether both values are equivalent in a file. */
export const isSame = (a: unknown, b: unknown): boolean => a === b || getIdentity(a) === getIdentity(b)
