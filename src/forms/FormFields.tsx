import { useEffect, useState } from "react"
import { FormField, type FieldState, type Option } from "./FormField"
import type { FieldDefinition } from "./fields"
import { getUtcToday } from "./getUtcToday"

interface FormFieldsProps<Name extends string> {
  fields: Readonly<Record<Name, FieldDefinition>>
  field: (name: Name) => FieldState
  /** Options of each `select`, keyed by field. */
  options?: Readonly<Partial<Record<Name, readonly Option[]>>>
  /** Whether the controls have names and are sent if the form is submitted without scripts. */
  isNamed?: boolean
}

/** Shows all fields of a form, from its table. */
export const FormFields = <Name extends string>({ fields, field, options, isNamed = false }: FormFieldsProps<Name>) => {
  const [today, setToday] = useState<string>()
  // oxlint-disable-next-line react/set-state-in-effect -- in the HTML it would be the day of the build
  useEffect(() => setToday(getUtcToday()), [])
  const isName = (name: string): name is Name => name in fields
  return Object.keys(fields)
    .filter(isName)
    .map(name => (
      <FormField
        key={name}
        definition={fields[name]}
        field={field(name)}
        isNamed={isNamed}
        min={fields[name].type === "date" ? today : undefined}
        options={options?.[name]}
      />
    ))
}
