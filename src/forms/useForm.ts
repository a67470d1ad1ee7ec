import { type FormikErrors, useFormik, validateYupSchema, yupToFormErrors } from "formik"
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from "react"
import { notify, warmToasts } from "../components/toast"
import type { FieldState } from "./FormField"

type Values = Record<string, string>

interface FormOptions<V extends Values> {
  initialValues: V
  /** The rules, fetched when the visitor begins to fill in the form. */
  loadRules: () => Promise<{ rules: unknown }>
  required: readonly (keyof V & string)[]
  /** Said in the toast Missing Information (specification section 5). */
  missingMessage: string
  /** Values known when the form appears, for fields nobody has typed in yet. */
  known?: () => Partial<V>
  onValid: (values: V, reset: () => void) => void | Promise<void>
}

// On the server there is nothing to lay out, and React warns of the effect.
const useBrowserLayoutEffect = typeof window === "undefined" ? useEffect : useLayoutEffect

/**
 * A form that keeps what was typed until it is safely done with: Formik's state, yup's rules, one toast for missing
 * fields and an error at each faulty one, the focus on the first of them.
 */
export const useForm = <V extends Values>({ initialValues, loadRules, required, missingMessage, known, onValid }: FormOptions<V>) => {
  const form = useRef<HTMLFormElement>(null)
  const [ready, setReady] = useState(false)
  const [tried, setTried] = useState(false)
  const busy = useRef(false)

  const formik = useFormik<V>({
    initialValues,
    validateOnBlur: false,
    validateOnChange: tried,
    validate: async values => {
      const { rules } = await loadRules()
      try {
        await validateYupSchema(values, rules)
        return {}
      } catch (error) {
        return yupToFormErrors<V>(error)
      }
    },
    onSubmit: values => onValid(values, reset),
  })

  const reset = () => {
    formik.resetForm()
    setTried(false)
  }

  // What was typed before React came stands in the page alone: take it over before the first render can undo it.
  useBrowserLayoutEffect(() => {
    const typed: Values = { ...initialValues, ...known?.() }
    for (const name of Object.keys(initialValues)) {
      const control = form.current?.querySelector<HTMLInputElement>(`#${name}`)
      if (control?.value) typed[name] = control.value
    }
    void formik.setValues(values => ({ ...values, ...typed }), false)
    setReady(true)
  }, [])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy.current) return
    busy.current = true
    try {
      const errors = await formik.validateForm().catch(() => undefined)
      // The rules could not be fetched: the browser's own checks serve.
      if (errors === undefined) {
        if (event.currentTarget?.reportValidity() ?? form.current?.reportValidity()) await onValid(formik.values, reset)
        return
      }
      setTried(true)
      if (Object.keys(errors).length === 0) {
        await formik.submitForm()
        return
      }
      if (required.some(name => !formik.values[name]?.trim())) void notify({ kind: "error", title: "Missing Information", message: missingMessage })
      focusFirst(errors)
    } finally {
      busy.current = false
    }
  }

  const focusFirst = (errors: FormikErrors<V>) => {
    const first = Object.keys(initialValues).find(name => name in errors)
    form.current?.querySelector<HTMLElement>(`#${first}`)?.focus()
  }

  const field = (name: keyof V & string): FieldState => ({
    id: name,
    value: formik.values[name] ?? "",
    error: tried ? textOf(formik.errors[name]) : undefined,
    onChange: formik.handleChange,
    onBlur: formik.handleBlur,
  })

  return {
    field,
    values: formik.values,
    reset,
    formProps: {
      ref: form,
      // The browser's own messages serve only until ours can.
      noValidate: ready,
      onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
      onFocus: () => {
        void loadRules().catch(() => undefined)
        void warmToasts().catch(() => undefined)
      },
    },
  }
}

const textOf = (error: unknown): string | undefined => (typeof error === "string" ? error : undefined)
