import { Fragment, type ReactNode, useEffect, useState } from "react"
import { FieldPair } from "./FormFrame"
import { FormField, type FieldState } from "./FormField"
import type { FieldDefinition } from "./fields"
import { getUtcToday } from "./getUtcToday"

interface FormFieldsProps<Name extends string> {
  fields: Readonly<Record<Name, FieldDefinition>>
  field: (name: Name) => FieldState
  /** What each `select` offers. */
  options?: Readonly<Partial<Record<Name, readonly string[]>>>
  /** Whether the fields are sent under their names when the form goes out without scripts. */
  named?: boolean
}

/** Rows of a form: two neighbours that are both `half` share one. */
const groupRows = (names: readonly string[], isHalf: (name: string) => boolean): string[][] => {
  const rows: string[][] = []
  for (const name of names) {
    const row = rows.at(-1)
    if (row?.length === 1 && isHalf(name) && row.every(isHalf)) row.push(name)
    else rows.push([name])
  }
  return rows
}

/** All fields of a form, from its table. */
export const FormFields = <Name extends string>({ fields, field, options, named = false }: FormFieldsProps<Name>) => {
  const [today, setToday] = useState<string>()
  // oxlint-disable-next-line react/set-state-in-effect -- in the HTML it would be the day of the build
  useEffect(() => setToday(getUtcToday()), [])
  const isName = (name: string): name is Name => name in fields
  const renderField = (name: string): ReactNode =>
    isName(name) && (
      <FormField
        key={name}
        definition={fields[name]}
        field={field(name)}
        name={named ? name : undefined}
        min={fields[name].type === "date" ? today : undefined}
        options={options?.[name]}
      />
    )
  return groupRows(Object.keys(fields), name => isName(name) && fields[name].half === true).map(row =>
    row.length > 1 ? (
      <FieldPair key={row[0]}>{row.map(renderField)}</FieldPair>
    ) : (
      <Fragment key={row[0]}>{row.map(renderField)}</Fragment>
    )
  )
}
