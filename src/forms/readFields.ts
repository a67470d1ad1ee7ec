import { listTypedFields } from "../../plugins/gatsby-plugin-on-demand/browser"
import { mapFields } from "./fields"

/**
 * Returns the names of fields in which something was entered that has no value, such as 31 February, or a day and a
 * month without a year.
 */
export const listUnreadableFields = (): string[] =>
  [...listTypedFields()].filter(([, { validity }]) => validity.badInput).map(([name]) => name)

/**
 * Returns `values` with what is in the fields of the page. Formik knows only what arrived as an event, and its next
 * render would clear the rest: text typed before React loaded, and what browsers and password managers fill in
 * (https://github.com/jaredpalmer/formik/issues/1047).
 */
export const readFields = <Name extends string>(values: Record<Name, string>): Record<Name, string> => {
  const typed = listTypedFields()
  return mapFields(values, (name, value) => typed.get(name)?.value || value)
}
