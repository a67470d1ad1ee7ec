import { ValidationError, object, string } from "yup"
import { countCharacters } from "../../plugins/gatsby-plugin-content-model/browser"
import type { FieldDefinition, FieldTable } from "./fields"
import { getUtcToday } from "./getUtcToday"

const createRule = ({ type, required, invalid = "", unreadable, limit }: FieldDefinition, isUnreadable: boolean) => {
  let rule = string().trim()
  if (isUnreadable) return rule.test("unreadable", unreadable ?? invalid, () => false)
  if (required) rule = rule.required(required)
  if (type === "email") rule = rule.email(invalid)
  if (type === "date") rule = rule.test("min", invalid, value => !value || value >= getUtcToday())
  if (limit !== undefined) rule = rule.test("limit", invalid, value => !value || countCharacters(value) <= limit)
  return rule
}

/** The problems of a form's values: an error for each invalid field, and whether a required field is empty. */
interface Problems {
  errors: Partial<Record<string, string>>
  isMissing: boolean
}

/**
 * Checks the values of a form against its table. `unreadable` are the names of fields whose text has no value: they are
 * invalid, but not empty.
 */
export const checkRules = (
  fields: FieldTable,
  values: Readonly<Record<string, string>>,
  unreadable: readonly string[] = []
): Problems => {
  const schema = object(
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, createRule(field, unreadable.includes(name))])
    )
  )
  try {
    schema.validateSync(values, { abortEarly: false })
    return { errors: {}, isMissing: false }
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return {
      errors: Object.fromEntries(error.inner.map(({ path, message }) => [path, message])),
      isMissing: error.inner.some(({ type }) => type === "required"),
    }
  }
}
