import { type Page, expect } from "@playwright/test"
import { getKeys } from "../getKeys"

interface FormPageOptions<Field extends string> {
  route: string
  /** Accessible name of the form. */
  name: string
  /** Label of the submit button. */
  submitLabel: string
  labels: Readonly<Record<Field, string>>
  /** Fields with a list of options. */
  selects?: readonly NoInfer<Field>[]
  /** A value for every field. */
  complete: Readonly<Record<Field, string>>
}

/** Page object of a page with a form, whose fields are found by name. */
export const formPage = <Field extends string>(
  page: Page,
  { route, name, submitLabel, labels, selects = [], complete }: FormPageOptions<Field>
) => {
  const fields = getKeys(labels)
  const form = page.getByRole("form", { name })
  const control = (field: Field) => form.getByLabel(labels[field], { exact: true })
  return {
    page,
    fields,
    form,
    control,
    submitButton: form.getByRole("button", { name: submitLabel }),
    /** Returns a link with which the visitor can reach the clinic after a failure. */
    alternative: (label: string) => form.getByRole("link", { name: label }),
    open: () => page.goto(route),
    fillIn: async (changes: Partial<Record<Field, string>> = {}): Promise<void> => {
      for (const field of fields) {
        const value = changes[field] ?? complete[field]
        await (selects.includes(field) ? control(field).selectOption(value) : control(field).fill(value))
      }
    },
    /** Expects the values of the complete form, or empty fields. */
    expectValues: async (expected: "kept" | "cleared"): Promise<void> => {
      for (const field of fields) await expect(control(field)).toHaveValue(expected === "kept" ? complete[field] : "")
    },
  }
}

/** Page object of a page with a form, independent of its fields. */
export type FormPage = Omit<ReturnType<typeof formPage>, "control" | "fields">
