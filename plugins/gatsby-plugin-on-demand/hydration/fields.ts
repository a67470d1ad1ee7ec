export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Returns the fields of the forms, keyed by id; those without an id by their position among these. */
export const listFields = (root: ParentNode): Map<string, Field> => {
  const fields = Array.from(root.querySelectorAll<Field>("form :is(input,select,textarea)"))
  const anonymous = fields.filter(({ id }) => !id)
  return new Map(fields.map(field => [field.id || `#${anonymous.indexOf(field)}`, field]))
}

/** Copies what visitors have entered in the fields in `typed` to the fields with the same keys: values, and checks. */
export const fillIn = (root: ParentNode, typed: ReadonlyMap<string, Field>): void => {
  for (const [key, field] of listFields(root)) {
    const entered = typed.get(key)
    if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) {
      if (entered instanceof HTMLInputElement && field.checked !== entered.checked) field.checked = entered.checked
    } else if (entered?.value && field.value !== entered.value) field.value = entered.value
  }
}
