import { type FormikErrors, useFormik, validateYupSchema, yupToFormErrors } from "formik"
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react"
import { notify, warmToasts } from "../components/toast"
import type { Delivery } from "./delivery"
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
  delivery: Delivery<V>
  /** Begins the delivery of a complete form. */
  onValid: (values: V) => void | Promise<void>
  /** The delivery is done, and the form empty again. */
  onDone?: (values: V) => void
}

// On the server there is nothing to lay out, and React warns of the effect.
const useBrowserLayoutEffect = typeof window === "undefined" ? useEffect : useLayoutEffect

/**
 * A form that keeps what was typed until it is safely done with: Formik's state, yup's rules, one toast for missing
 * fields and an error at each faulty one, the focus on the first of them. While it is being sent its fields can be read
 * but not changed: what stands on the screen is what goes out, and success clears nothing else.
 */
export const useForm = <V extends Values>({
  initialValues,
  loadRules,
  required,
  missingMessage,
  known,
  delivery,
  onValid,
  onDone,
}: FormOptions<V>) => {
  const form = useRef<HTMLFormElement>(null)
  const [ready, setReady] = useState(false)
  const [tried, setTried] = useState(false)
  const busy = useRef(false)
  const stage = useSyncExternalStore(delivery.subscribe, delivery.stage, delivery.stage)
  const stageAtFirst = useRef(stage)
  const sending = stage.at === "sending"
  const wasSending = useRef(sending)

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
    onSubmit: onValid,
  })
  const latest = useRef(formik.values)
  useBrowserLayoutEffect(() => {
    latest.current = formik.values
  })

  // What was typed before React came stands in the page alone: take it over before the first render can undo it.
  useBrowserLayoutEffect(() => {
    const typed: Values = {
      ...initialValues,
      ...known?.(),
      ...((stage.at === "sending" || stage.at === "failed") && stage.values),
    }
    for (const name of Object.keys(initialValues)) {
      const control = form.current?.querySelector<HTMLInputElement>(`#${name}`)
      if (control?.value) typed[name] = control.value
    }
    void formik.setValues(values => ({ ...values, ...typed }), false)
    setReady(true)
  }, [])

  useEffect(() => {
    if (stage.at !== "done") return
    // A form that has only just come, to find that all is done, is empty but for what is known.
    if (stage !== stageAtFirst.current) {
      formik.resetForm()
      setTried(false)
    }
    onDone?.(stage.values)
    delivery.settle()
  }, [stage])

  useEffect(() => delivery.keep(formik.values), [formik.values])

  useEffect(() => {
    // The button that sends lost the focus when it was disabled.
    if (wasSending.current && !sending && document.activeElement === document.body)
      form.current?.querySelector<HTMLElement>("[type=submit]")?.focus({ preventScroll: true })
    wasSending.current = sending
  }, [sending])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy.current || sending) return
    busy.current = true
    try {
      const errors = await formik.validateForm().catch(() => undefined)
      // The rules could not be fetched: the browser's own checks serve.
      if (errors === undefined) {
        if (event.currentTarget?.reportValidity() ?? form.current?.reportValidity()) await onValid(latest.current)
        return
      }
      setTried(true)
      if (Object.keys(errors).length === 0) {
        await formik.submitForm()
        return
      }
      if (required.some(name => !formik.values[name]?.trim()))
        void notify({ kind: "error", title: "Missing Information", message: missingMessage })
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
    locked: sending,
    onChange: event => {
      if (!sending) formik.handleChange(event)
    },
    onBlur: formik.handleBlur,
  })

  return {
    field,
    values: formik.values,
    stage: stage.at,
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
