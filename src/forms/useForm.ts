import { type FormikErrors, useFormik, validateYupSchema, yupToFormErrors } from "formik"
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react"
import { loadToasts, notify } from "../notifications/notify"
import { chunkTimeoutMs, withTimeout } from "../components/withTimeout"
import type { Delivery } from "./delivery"
import { type FieldDefinition, type Values, emptyValues } from "./fields"
import type { FieldState } from "./FormField"

interface FormOptions<Name extends string> {
  fields: Readonly<Record<Name, FieldDefinition>>
  /** Said in the toast Missing Information (specification section 5). */
  missingMessage: string
  /** Values known when the form appears, for fields nobody has typed in yet. */
  prefill: () => Partial<Record<Name, string>>
  delivery: Delivery<Record<Name, string>>
  /** Begins the delivery of a complete form. */
  onValid: (values: Record<Name, string>) => void | Promise<void>
  /** The delivery is done, and the form empty again. */
  onDone?: (values: Record<Name, string>) => void
}

// On the server there is nothing to lay out, and React warns of the effect.
const useBrowserLayoutEffect = typeof window === "undefined" ? useEffect : useLayoutEffect

const loadRules = () => import(/* webpackChunkName: "form-rules" */ "./rules")

type Rules = Awaited<ReturnType<typeof loadRules>>

/**
 * A form that keeps what was typed until it is safely done with: Formik's state, yup's rules, one toast for missing
 * fields and an error at each faulty one, the focus on the first of them. While it is being sent its fields can be read
 * but not changed: what is on the screen is what goes out, and success clears nothing else. Rules that do not come in
 * time are done without: the browser's own checks serve, and no press is lost.
 */
export const useForm = <Name extends string>({
  fields,
  missingMessage,
  prefill,
  delivery,
  onValid,
  onDone,
}: FormOptions<Name>) => {
  const form = useRef<HTMLFormElement>(null)
  const [restored, setRestored] = useState(false)
  const [attempted, setAttempted] = useState(false)
  const [checking, setChecking] = useState(false)
  const submitting = useRef(false)
  const rules = useRef<Rules>(undefined)
  const rulesAreLate = useRef(false)
  const status = useSyncExternalStore(delivery.subscribe, delivery.status, delivery.status)
  const statusAtFirst = useRef(status)
  const sending = status.is === "sending"
  const wasSending = useRef(sending)

  const formik = useFormik<Record<Name, string>>({
    initialValues: emptyValues(fields),
    validateOnBlur: false,
    validateOnChange: attempted,
    validate: async values => {
      if (!rules.current) return {}
      try {
        await validateYupSchema(values, rules.current.rulesOf(fields))
        return {}
      } catch (error) {
        return yupToFormErrors<Record<Name, string>>(error)
      }
    },
    onSubmit: onValid,
  })
  const { values, setValues, resetForm } = formik
  const latest = useRef(values)
  useBrowserLayoutEffect(() => {
    latest.current = values
  })

  // What was typed before React came is in the page alone: take it over before the first render can undo it.
  useBrowserLayoutEffect(() => {
    const typed: Partial<Values> = {
      ...prefill(),
      ...((status.is === "sending" || status.is === "failed") && status.values),
    }
    for (const name of Object.keys(fields)) {
      const control = form.current?.querySelector<HTMLInputElement>(`#${name}`)
      if (control?.value) typed[name] = control.value
    }
    void setValues(values => ({ ...values, ...typed }), false)
    setRestored(true)
    // Once, when the form appears.
  }, [])

  useEffect(() => {
    if (status.is !== "done") return
    // A form that has only just come, to find that all is done, is empty but for what is prefilled.
    if (status !== statusAtFirst.current) {
      resetForm()
      setAttempted(false)
    }
    onDone?.(status.values)
    delivery.reset()
    // When the status changes, not when a render brings new functions.
  }, [status])

  useEffect(() => {
    // Before they are restored, the values are only the empty form's.
    if (restored) delivery.saveValues(values)
  }, [delivery, restored, values])

  useEffect(() => {
    // The button that sends lost the focus when it was disabled.
    if (wasSending.current && !sending && document.activeElement === document.body)
      form.current?.querySelector<HTMLElement>("[type=submit]")?.focus({ preventScroll: true })
    wasSending.current = sending
  }, [sending])

  const fetchRules = async (): Promise<void> => {
    rules.current = await loadRules()
  }

  /** Whether the rules are there. It waits for them once; who has waited in vain does not wait again. */
  const haveRules = async (): Promise<boolean> => {
    const fetching = fetchRules()
    // Somebody has to listen, or a failure after the time limit is an error of the page.
    fetching.catch(() => undefined)
    await (
      rulesAreLate.current ? Promise.race([fetching, Promise.resolve()]) : withTimeout(fetching, chunkTimeoutMs)
    ).catch(() => undefined)
    rulesAreLate.current = rules.current === undefined
    return !rulesAreLate.current
  }

  const check = async (): Promise<void> => {
    if (!(await haveRules())) {
      if (form.current?.reportValidity()) await onValid(latest.current)
      return
    }
    const errors = await formik.validateForm(latest.current)
    setAttempted(true)
    if (Object.keys(errors).length === 0) {
      await onValid(latest.current)
      return
    }
    const missing = Object.entries<FieldDefinition>(fields).some(
      ([name, { required }]) => required && !Reflect.get(latest.current, name)?.trim()
    )
    if (missing) void notify({ kind: "error", title: "Missing Information", message: missingMessage })
    focusFirst(errors)
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (submitting.current || sending) return
    submitting.current = true
    setChecking(true)
    try {
      await check()
    } finally {
      submitting.current = false
      setChecking(false)
    }
  }

  const focusFirst = (errors: FormikErrors<Record<Name, string>>) => {
    const first = Object.keys(fields).find(name => name in errors)
    form.current?.querySelector<HTMLElement>(`#${first}`)?.focus()
  }

  const field = (name: Name): FieldState => ({
    id: name,
    value: values[name] ?? "",
    error: attempted ? textOf(formik.errors[name]) : undefined,
    locked: sending,
    onChange: event => {
      if (!sending) formik.handleChange(event)
    },
    onBlur: formik.handleBlur,
  })

  return {
    field,
    values,
    status: status.is,
    /** Whether what was typed, or saved, before the form appeared is in its values. */
    restored,
    formProps: {
      ref: form,
      // The browser's own messages serve only until ours can.
      noValidate: restored,
      onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
      onFocus: () => {
        fetchRules().catch(() => undefined)
        loadToasts().catch(() => undefined)
      },
    },
    submitProps: {
      type: "submit",
      disabled: sending,
      "aria-busy": (checking && !sending) || undefined,
    } as const,
  }
}

const textOf = (error: unknown): string | undefined => (typeof error === "string" ? error : undefined)
