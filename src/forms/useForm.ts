import { type FormikErrors, useFormik, validateYupSchema, yupToFormErrors } from "formik"
import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from "react"
import { readTyped } from "../boot/hydratePage"
import { loadToasts, notify } from "../notifications/notify"
import { chunkTimeoutMs, withTimeout } from "../browser/withTimeout"
import { useBrowserLayoutEffect } from "../hooks/useBrowserLayoutEffect"
import type { Delivery } from "./delivery"
import { type FieldDefinition, type Values, createEmptyValues } from "./fields"
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
  const [isRestored, setIsRestored] = useState(false)
  const [attempted, setAttempted] = useState(false)
  const [isChecking, setIsChecking] = useState(false)
  const submitting = useRef(false)
  const rules = useRef<Rules>(undefined)
  const rulesAreLate = useRef(false)
  const status = useSyncExternalStore(delivery.subscribe, delivery.status, delivery.status)
  const initialStatus = useRef(status)
  const isSending = status.kind === "sending"
  const wasSending = useRef(isSending)

  const formik = useFormik<Record<Name, string>>({
    initialValues: createEmptyValues(fields),
    validateOnBlur: false,
    validateOnChange: attempted,
    validate: async values => {
      if (!rules.current) return {}
      try {
        await validateYupSchema(values, rules.current.createRules(fields))
        return {}
      } catch (error) {
        return yupToFormErrors<Record<Name, string>>(error)
      }
    },
    onSubmit: onValid,
  })
  const { values, setValues, resetForm } = formik
  const latestValues = useRef(values)
  useBrowserLayoutEffect(() => {
    latestValues.current = values
  })

  // What was typed before React came is in the page alone: take it over before the first render can undo it.
  useBrowserLayoutEffect(() => {
    const typed: Partial<Values> = {
      ...prefill(),
      ...((status.kind === "sending" || status.kind === "failed") && status.values),
    }
    for (const name of Object.keys(fields)) {
      const value = readTyped(name)
      if (value) typed[name] = value
    }
    void setValues(current => ({ ...current, ...typed }), false)
    setIsRestored(true)
    // Once, when the form appears.
  }, [])

  useEffect(() => {
    if (status.kind !== "done") return
    // A form that appears after the delivery is done is empty, except for what is prefilled.
    if (status !== initialStatus.current) {
      resetForm()
      setAttempted(false)
    }
    onDone?.(status.values)
    delivery.reset()
    // oxlint-disable-next-line react/exhaustive-deps -- when the status changes, not when a render brings new functions
  }, [status])

  useEffect(() => {
    // Before they are restored, the values are only the empty form's.
    if (isRestored) delivery.saveValues(values)
  }, [delivery, isRestored, values])

  useEffect(() => {
    // The button that sends lost the focus when it was disabled.
    if (wasSending.current && !isSending && document.activeElement === document.body)
      form.current?.querySelector<HTMLElement>("[type=submit]")?.focus({ preventScroll: true })
    wasSending.current = isSending
  }, [isSending])

  const fetchRules = async (): Promise<void> => {
    rules.current = await loadRules()
  }

  /** Whether the rules are there. It waits for them once; who has waited in vain does not wait again. */
  const waitForRules = async (): Promise<boolean> => {
    const fetching = fetchRules()
    // Somebody has to listen, or a failure after the time limit is an error of the page.
    fetching.catch(() => undefined)
    await (
      rulesAreLate.current ? Promise.race([fetching, Promise.resolve()]) : withTimeout(fetching, chunkTimeoutMs)
    ).catch(() => undefined)
    rulesAreLate.current = rules.current === undefined
    return !rulesAreLate.current
  }

  const validateAndSend = async (): Promise<void> => {
    if (!(await waitForRules())) {
      if (form.current?.reportValidity()) await onValid(latestValues.current)
      return
    }
    const errors = await formik.validateForm(latestValues.current)
    setAttempted(true)
    if (Object.keys(errors).length === 0) {
      await onValid(latestValues.current)
      return
    }
    const hasMissingField = Object.entries<FieldDefinition>(fields).some(
      ([name, { required }]) => required && !Reflect.get(latestValues.current, name)?.trim()
    )
    if (hasMissingField) void notify({ kind: "error", title: "Missing Information", message: missingMessage })
    focusFirst(errors)
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (submitting.current || isSending) return
    submitting.current = true
    setIsChecking(true)
    try {
      await validateAndSend()
    } finally {
      submitting.current = false
      setIsChecking(false)
    }
  }

  const focusFirst = (errors: FormikErrors<Record<Name, string>>) => {
    const first = Object.keys(fields).find(name => name in errors)
    form.current?.querySelector<HTMLElement>(`#${first}`)?.focus()
  }

  const field = (name: Name): FieldState => ({
    id: name,
    value: values[name] ?? "",
    error: attempted ? toText(formik.errors[name]) : undefined,
    isLocked: isSending,
    onChange: event => {
      if (!isSending) formik.handleChange(event)
    },
    onBlur: formik.handleBlur,
  })

  return {
    field,
    values,
    status: status.kind,
    /** Whether what was typed, or saved, before the form appeared is in its values. */
    isRestored,
    formProps: {
      ref: form,
      // The browser's own messages serve only until ours can.
      noValidate: isRestored,
      onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
      onFocus: () => {
        fetchRules().catch(() => undefined)
        loadToasts().catch(() => undefined)
      },
    },
    submitProps: {
      type: "submit",
      disabled: isSending,
      "aria-busy": (isChecking && !isSending) || undefined,
    } as const,
  }
}

const toText = (error: unknown): string | undefined => (typeof error === "string" ? error : undefined)
