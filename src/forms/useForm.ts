import { useFormik } from "formik"
import { type FocusEvent, type FormEvent, type SyntheticEvent, useEffect, useRef } from "react"
import { flushSync } from "react-dom"
import { loadToasts, notify } from "../components/notify"
import type { Words } from "../words/words"
import { cleanEmail, cleanText } from "./cleanTexts"
import type { FormStore } from "./createFormStore"
import { type FieldDefinition, mapFields, readValues } from "./fields"
import type { FieldState } from "./FormField"
import { ignoreDoubleClick } from "./ignoreDoubleClick"
import { listUnreadableFields, readFields } from "./readFields"
import { checkRules } from "./checkRules"
import { arrivedNoteId } from "./SendFailed"
import { useAdvice } from "./useAdvice"
import { useDraft } from "./useDraft"

interface FormOptions<Name extends string> {
  fields: Readonly<Record<Name, FieldDefinition>>
  words: Words["form"]
  /** Message of the toast Missing Information ("Forms" in docs/product.md). */
  missingMessage: string
  store: FormStore<Name>
  /** Returns errors for values that cannot be booked, keyed by field. They are shown as soon as the value is chosen. */
  findUnbookable?: (values: Record<Name, string>) => Partial<Record<Name, string>>
  /**
   * Returns advice on values that are accepted but may be wrong, keyed by field. It is shown as soon as the value is
   * chosen.
   */
  advise?: (values: Record<Name, string>) => Partial<Record<Name, string>>
  /** Submits a valid form. */
  onSubmit: (values: Record<Name, string>) => void | Promise<void>
}

/** Controls in which the keyboard can submit the form. */
const textFields = "input,select,textarea"

/**
 * Runs a form that keeps its values until they are delivered: Formik's state, yup's rules, one toast for missing
 * fields, an error at each invalid field, and the focus on the first of them. While the form is being sent, its fields
 * are read-only: the visible values are those that are sent, and success clears nothing else.
 */
export const useForm = <Name extends string>({
  fields,
  words,
  missingMessage,
  store,
  findUnbookable = () => ({}),
  advise = () => ({}),
  onSubmit,
}: FormOptions<Name>) => {
  const form = useRef<HTMLFormElement>(null)
  const formik = useFormik<Record<Name, string>>({
    initialValues: readValues(fields),
    validate: current => ({
      ...checkRules(fields, current, listUnreadableFields()).errors,
      ...findUnbookable(current),
    }),
    // Formik renders again when it has validated, which would clear fields that the browser fills in (readFields.ts).
    validateOnBlur: false,
    validateOnChange: false,
    onSubmit,
  })
  const { values, isSubmitting, submitCount, setValues } = formik
  const errors: Partial<Record<string, unknown>> = formik.errors
  const { state, isRestored } = useDraft(store, formik)
  const isSending = state.kind === "sending"
  const fieldAdvice = useAdvice(words)
  const advice = advise(values)

  useEffect(() => {
    // No errors are shown before the first attempt.
    if (submitCount > 0) void formik.validateForm()
    // oxlint-disable-next-line react/exhaustive-deps -- when what is typed changes
  }, [values])

  useEffect(() => {
    if (!isSending) return
    const button = form.current?.querySelector<HTMLElement>("[type=submit]")
    // The button has lost the focus, because it was disabled.
    return () => {
      if (document.activeElement === document.body) button?.focus()
    }
  }, [isSending])

  useEffect(() => {
    if (isSubmitting) return
    const first = Object.keys(fields).find(name => name in errors) ?? state.refused?.field
    if (!first) return
    if (checkRules(fields, values, listUnreadableFields()).isMissing)
      void notify({ kind: "error", title: words.missingInformation, message: missingMessage }, words)
    form.current?.querySelector<HTMLElement>(`#${first}`)?.focus()
    // oxlint-disable-next-line react/exhaustive-deps -- once, when an attempt has failed
  }, [submitCount, isSubmitting, state.kind])

  /** Reads the fields before one of them changes or loses the focus. While the form is being sent, blocks changes. */
  const beforeChange = (event: SyntheticEvent): void => {
    if (isSending) event.stopPropagation()
    else void setValues(readFields)
  }

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    ignoreDoubleClick()
    if (isSubmitting || isSending) return
    const filled = readFields(values)
    // Enter in a form that was just sent is not an attempt to send an empty form.
    if (state.done && document.activeElement?.matches(textFields) && !Object.values(filled).some(Boolean)) return
    // The checked values are shown, and are sent exactly as they are.
    const cleaned = mapFields(fields, (name, { type }) =>
      type === "email" ? cleanEmail(filled[name]) : cleanText(filled[name])
    )
    flushSync(() => void setValues(cleaned, false))
    formik.handleSubmit()
  }

  const leave = (name: Name, event: FocusEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>): void => {
    const definition = fields[name]
    if (definition.type !== "email" && definition.type !== "tel") return
    beforeChange(event)
    if (isSending) return
    const { value } = event.target
    const cleaned = definition.type === "email" ? cleanEmail(value) : value
    fieldAdvice.leave(name, definition, cleaned)
    if (cleaned !== value) void formik.setFieldValue(name, cleaned)
  }

  const field = (name: Name): FieldState => {
    const { text = advice[name], corrected } = fieldAdvice.advise(name, fields[name], values[name]) ?? {}
    const refused = state.refused?.field === name ? state.refused.reason : undefined
    return {
      ...formik.getFieldProps(name),
      onBlur: event => leave(name, event),
      error: toText(errors[name]) ?? findUnbookable(values)[name] ?? refused,
      advice: text
        ? { text, ...(corrected && { onTake: () => void formik.setFieldValue(name, corrected) }) }
        : undefined,
      isLocked: isSending,
    }
  }

  return {
    field,
    values,
    state,
    formProps: {
      ref: form,
      // The browser's own messages are used only until ours are available.
      noValidate: isRestored,
      onSubmit: submit,
      onFocus: () => {
        loadToasts().catch(() => undefined)
      },
      onChangeCapture: beforeChange,
    },
    submitProps: {
      type: "submit",
      disabled: isSending,
      // The field keeps the focus until the press is over: a message about it would move the button from under the finger.
      onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
      "aria-describedby": state.mayHaveArrived && !isSending ? arrivedNoteId : undefined,
    } as const,
  }
}

const toText = (error: unknown): string | undefined => (typeof error === "string" ? error : undefined)
