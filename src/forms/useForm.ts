import { useFormik } from "formik"
import {
  type FocusEvent,
  type FormEvent,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react"
import { flushSync } from "react-dom"
import { listTypedFields, useBrowserLayoutEffect } from "../../plugins/gatsby-plugin-on-demand/browser"
import { loadToasts, notify } from "../components/notify"
import type { Words } from "../words/words"
import type { FormState, FormStore } from "./createFormStore"
import { type FieldDefinition, type Problems, checkRules, cleanEmail, cleanText, mapFields, readValues } from "./fields"
import type { FieldState } from "./FormFields"
import { arrivedNoteId } from "./SendFailed"

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
  /** Submits a valid form. Returns whether it is done. */
  onSubmit: (values: Record<Name, string>) => boolean | Promise<boolean>
}

/** Controls in which the keyboard can submit the form. */
const textFields = "input,select,textarea"

/** Milliseconds after which a form looks again whether its draft is too old. */
const minuteMs = 60_000

/**
 * Returns `values` with what is in the fields of the page. Formik knows only what arrived as an event, and its next
 * render would clear the rest: text typed before React loaded, and what browsers and password managers fill in
 * (https://github.com/jaredpalmer/formik/issues/1047). This is the one place where Formik gets it; the draft reads the fields
 * itself (src/inline/draft.ts).
 */
const readFields = <Name extends string>(values: Record<Name, string>): Record<Name, string> => {
  const typed = listTypedFields()
  return mapFields(values, (name, value) => typed.get(name)?.value || value)
}

/**
 * Returns the names of fields in which something was entered that has no value, such as 31 February, or a day and a
 * month without a year.
 */
const listUnreadableFields = (): string[] =>
  [...listTypedFields()].filter(([, { validity }]) => validity.badInput).map(([name]) => name)

/** Returns the values as they are sent. */
const cleanValues = <Name extends string>(
  fields: FormOptions<Name>["fields"],
  values: Record<Name, string>
): Record<Name, string> =>
  mapFields(fields, (name, { type }) => (type === "email" ? cleanEmail(values[name]) : cleanText(values[name])))

/** The focus moves on mousedown; buttons and links act on click. */
const pressEvents = ["mousedown", "click"] as const

const onPress = (event: MouseEvent): void => {
  if (event.detail > 1) {
    event.preventDefault()
    event.stopPropagation()
  } else if (event.type === "mousedown")
    for (const name of pressEvents) document.removeEventListener(name, onPress, true)
}

/**
 * Ignores the remaining clicks of a double click, wherever they land, until the next press begins. The first click
 * scrolls the page and moves the focus to the result. A second one would move the focus away, or press whatever is
 * under the pointer by then.
 */
const ignoreDoubleClick = (): void => {
  for (const name of pressEvents) document.addEventListener(name, onPress, true)
}

/** Leaves a press to the browser, because our own code has failed: it posts the form, or shows how to reach the clinic. */
const leaveToBrowser = (form: HTMLFormElement): void => {
  const action = form.getAttribute("action") ?? ""
  if (action.startsWith("#")) location.hash = action
  else form.submit()
}

type Formik<Name extends string> = ReturnType<typeof useFormik<Record<Name, string>>>

/**
 * Fills in the form's draft when the form appears, keeps it when the form leaves the page, and forgets it after an
 * hour. `settle` receives the outcome of a message that was being sent when the form was left. Returns whether the
 * draft has been filled in.
 */
const useDraft = <Name extends string>(
  store: FormStore<Name>,
  { initialValues, setValues, resetForm }: Formik<Name>,
  settle: (isDone: boolean) => void
): boolean => {
  const [isRestored, setIsRestored] = useState(false)

  // Once, when the form appears: before the first render can overwrite what was typed.
  useBrowserLayoutEffect(() => {
    if (isRestored) return
    void setValues(readFields(store.restore(initialValues)), false)
    setIsRestored(true)
    void store.getSending()?.then(settle)
  }, [isRestored, initialValues, setValues, settle, store])

  useBrowserLayoutEffect(() => (isRestored ? store.save : undefined), [store, isRestored])

  // This covers an open page as well as one restored from the back/forward cache.
  useEffect(() => {
    const forget = (): void => {
      if (!store.isOver()) return
      store.reset()
      resetForm()
    }
    const timer = setInterval(forget, minuteMs)
    addEventListener("pageshow", forget)
    return () => {
      clearInterval(timer)
      removeEventListener("pageshow", forget)
    }
  }, [store, resetForm])

  return isRestored
}

/** Holds the values of a form in Formik, checked by the rules of its table, and in its draft. */
const useValues = <Name extends string>({ fields, store, findUnbookable, onSubmit }: FormOptions<Name>) => {
  const form = useRef<HTMLFormElement>(null)
  /** Whether the visitor has pressed the button since the form was empty. */
  const [hasTried, setHasTried] = useState(false)

  const check = (values: Record<Name, string>): Problems => {
    const { errors, isMissing } = checkRules(fields, values, listUnreadableFields())
    return { errors: { ...errors, ...findUnbookable?.(values) }, isMissing }
  }

  const focus = (selector: string): void => form.current?.querySelector<HTMLElement>(selector)?.focus()

  /** What the last check has found. */
  const problems = useRef<Problems>()
  const formik = useFormik<Record<Name, string>>({
    initialValues: readValues(fields),
    validate: values => (problems.current = check(values)).errors,
    // No errors are shown before the first attempt.
    validateOnChange: hasTried,
    validateOnBlur: false,
    onSubmit: async values => settle(await onSubmit(values)),
  })

  /** Empties a form that is done. Otherwise returns the focus that the button lost when it was disabled. */
  const settle = (isDone: boolean): void => {
    if (isDone) {
      formik.resetForm()
      setHasTried(false)
    }
    const { refused } = store.getState()
    if (refused) focus(`#${refused.field}`)
    else if (document.activeElement === document.body) focus("[type=submit]")
  }

  const isRestored = useDraft(store, formik, settle)
  return { form, focus, formik, problems, isRestored, setHasTried }
}

const loadSlips = () => import(/* webpackChunkName: "email-slips" */ "./emailSlips")

/** Digits of the shortest phone number with which somebody can be called from anywhere in a country. */
const minPhoneDigits = 7

/** Returns whether a text can hardly be a phone number. It may contain words, or two numbers. */
const isDoubtfulPhone = (text: string): boolean =>
  text.includes("@") || (text.match(/\p{Nd}/gu) ?? []).length < minPhoneDigits

/** Advises on a probable error in an email address or a phone number, once its field has lost the focus. */
const useAdvice = (words: Words["form"]) => {
  const [left, setLeft] = useState<Readonly<Record<string, string>>>({})
  const [slips, setSlips] = useState<Awaited<ReturnType<typeof loadSlips>>>()
  return {
    /** Records the value of a field that has lost the focus. */
    leave: (name: string, { type }: FieldDefinition, value: string): void => {
      setLeft(before => ({ ...before, [name]: value }))
      // If this does not load, there is no advice on email addresses.
      if (type === "email" && value) loadSlips().then(setSlips, () => undefined)
    },
    advise: (
      name: string,
      { type, doubtful = "" }: FieldDefinition,
      value: string
    ): { text: string; corrected?: string } | undefined => {
      if (!value || value !== left[name]) return undefined
      if (type === "email") return slips?.adviseEmail(value, words)
      return type === "tel" && isDoubtfulPhone(value) ? { text: doubtful } : undefined
    },
  }
}

/** Returns the state of each field: its value, and the error and the advice that are shown with it. */
const useFields = <Name extends string>(
  { fields, words, findUnbookable, advise }: FormOptions<Name>,
  { values, errors: found, getFieldProps, setValues, setFieldValue }: Formik<Name>,
  { kind, refused }: FormState
) => {
  const isSending = kind === "sending"
  const errors: Partial<Record<string, unknown>> = found
  const advice = advise?.(values)
  const unbookable = findUnbookable?.(values)
  const fieldAdvice = useAdvice(words)

  /** Reads the fields before one of them changes or loses the focus. While the form is being sent, blocks changes. */
  const beforeChange = (event: SyntheticEvent): void => {
    if (isSending) event.stopPropagation()
    else void setValues(readFields, false)
  }

  const leave = (name: Name, event: FocusEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>): void => {
    const definition = fields[name]
    if (definition.type !== "email" && definition.type !== "tel") return
    beforeChange(event)
    if (isSending) return
    const { value } = event.target
    const cleaned = definition.type === "email" ? cleanEmail(value) : value
    fieldAdvice.leave(name, definition, cleaned)
    if (cleaned !== value) void setFieldValue(name, cleaned)
  }

  const field = (name: Name): FieldState => {
    const { text = advice?.[name], corrected } = fieldAdvice.advise(name, fields[name], values[name]) ?? {}
    const error = toText(errors[name]) ?? unbookable?.[name]
    return {
      ...getFieldProps(name),
      onBlur: event => leave(name, event),
      error: error ?? (refused?.field === name ? refused.reason : undefined),
      advice: text ? { text, ...(corrected && { onTake: () => void setFieldValue(name, corrected) }) } : undefined,
      isLocked: isSending,
    }
  }

  return { field, beforeChange }
}

/**
 * Runs a form that keeps its values until they are delivered: Formik's state, yup's rules, one toast for missing
 * fields, an error at each invalid field, and the focus on the first of them. While the form is being sent, its fields
 * are read-only: the visible values are those that are sent, and success clears nothing else.
 */
export const useForm = <Name extends string>(options: FormOptions<Name>) => {
  const { fields, words, missingMessage, store } = options
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState)
  const isSending = state.kind === "sending"
  const { form, focus, formik, problems, isRestored, setHasTried } = useValues(options)
  const { field, beforeChange } = useFields(options, formik, state)
  const { values } = formik

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    ignoreDoubleClick()
    if (formik.isSubmitting || isSending) return
    const filled = readFields(values)
    // Enter in a form that was just sent is not an attempt to send an empty form.
    if (state.done && document.activeElement?.matches(textFields) && !Object.values(filled).some(Boolean)) return
    // The checked values are shown, and are sent exactly as they are.
    const cleaned = cleanValues(fields, filled)
    flushSync(() => {
      void formik.setValues(cleaned, false)
      setHasTried(true)
    })
    await formik.submitForm()
    const { errors = {}, isMissing } = problems.current ?? {}
    const first = Object.keys(fields).find(name => name in errors)
    if (!first) return
    if (isMissing) void notify({ kind: "error", title: words.missingInformation, message: missingMessage }, words)
    focus(`#${first}`)
  }

  const formProps = {
    ref: form,
    // The browser's own messages are used only until ours are available.
    noValidate: isRestored,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      const { currentTarget } = event
      submit(event).catch(() => leaveToBrowser(currentTarget))
    },
    onFocus: () => {
      loadToasts().catch(() => undefined)
    },
    onChangeCapture: (event: SyntheticEvent) => {
      beforeChange(event)
      store.forgetRefusal()
    },
  }
  const submitProps = {
    type: "submit",
    disabled: isSending,
    // The field keeps the focus until the press is over: a message about it would move the button from under the finger.
    onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
    "aria-describedby": state.mayHaveArrived && !isSending ? arrivedNoteId : undefined,
  } as const
  return { field, values, state, formProps, submitProps }
}

const toText = (error: unknown): string | undefined => (typeof error === "string" ? error : undefined)
