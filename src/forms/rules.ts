import { object, string } from "yup"
import { countCharacters } from "../../plugins/gatsby-plugin-content-model/browser"
import type { FieldDefinition, FieldTable } from "./fields"
import { getUtcToday } from "./getUtcToday"

const createRule = ({ type, required, invalid = "", limit }: FieldDefinition) => {
  let rule = string().trim()
  if (required) rule = rule.required(required)
  if (type === "email") rule = rule.email(invalid)
  if (type === "date") rule = rule.test("min", invalid, value => !value || value >= getUtcToday())
  if (limit !== undefined) rule = rule.test("limit", invalid, value => !value || countCharacters(value) <= limit)
  return rule
}

/** Creates the yup schema of a form. */
export const createRules = (fields: FieldTable) =>
  object(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, createRule(field)])))
