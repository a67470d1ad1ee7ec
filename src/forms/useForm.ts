import { useFormik } from "formik"
import { type FormEvent, type SyntheticEvent, useEffect, useRef, useState, useSyncExternalStore } from "react"
import { flushSync } from "react-dom"
import { readTyped, useBrowserLayoutEffect } from "../../plugins/gatsby-plugin-on-demand/browser"
import { loadToasts, notify } from "../components/notify"
import { draftMs } from "../inline/contract"
import { type Words, fill } from "../words/words"
import type { Delivery } from "./createDelivery"
import { type FieldDefinition, type Values, readValues } from "./fields"
import { cleanAddress } from "./cleanAddress"
import type { Advice, FieldState } from "./FormField"
import { ignoreDoubleClick } from "./ignoreDoubleClick"
import { checkRules } from "./rules"
import { mayHaveArrivedId } from "./SendFailed"
import { toWellFormed } from "../model/links/encodeText"

interface FormOptions<Name extends string> {
  fields: Readonly<Record<Name, FieldDefinition>>
  words: Words["form"]
  /** Message of the toast Missing Information ("Forms" in docs/product.md). */
  missingMessage: string
  delivery: Delivery<Name>
  /**
   * Returns whether the value of a link replaces the one in the draft. `linkedBefore` is the link's value when the draft
   * was stored.
   */
  takesLinked: (linked: string, drafted: string, linkedBefore: unknown) => boolean
  /** Returns errors for values that cannot be booked, keyed by field. They are shown as soon as the value is chosen. */
  refuse?: (values: Record<Name, string>) => Partial<Record<Name, string>>
  /**
   * Returns advice on values that are accepted but may be wrong, keyed by field. It is shown as soon as the value is
   * chosen.
   */
  advise?: (values: Record<Name, string>) => Partial<Record<Name, string>>
  /** Starts the delivery of a valid form. */
  onSubmit: (values: Record<Name, string>) => void | Promise<void>
}

const loadSlips = () => import(/* webpackChunkName: "address-slips" */ "./addressSlips")

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
  delivery,
  takesLinked,
  refuse = () => ({}),
  advise = () => ({}),
  onSubmit,
}: FormOptions<Name>) => {
  const form = useRef<HTMLFormElement>(null)
  const [isRestored, setIsRestored] = useState(false)
  /** The email address at the time when its field lost the focus. */
  const [leftAddress, setLeftAddress] = useState("")
  const [slips, setSlips] = useState<Awaited<ReturnType<typeof loadSlips>>>()
  const state = useSyncExternalStore(delivery.subscribe, delivery.getState, delivery.getState)
  const isSending = state.kind === "sending"

  const formik = useFormik<Record<Name, string>>({
    initialValues: readValues(fields),
    validate: current => ({ ...checkRules(fields, current).errors, ...refuse(current) }),
    // Formik renders again when it has validated, which would clear fields that the browser fills in without an event.
    validateOnBlur: false,
    validateOnChange: false,
    onSubmit,
  })
  const { values, errors, isSubmitting, submitCount, setValues, resetForm } = formik

  // Text typed before React loaded exists only in the page: it is read here before the first render can overwrite it.
  useBrowserLayoutEffect(() => {
    const typed: Partial<Values> = {}
    for (const name of Object.keys(fields)) {
      const value = readTyped(name)
      if (value) typed[name] = value
    }
    void setValues({ ...delivery.restore(fields, takesLinked), ...typed })
    setIsRestored(true)
    // Runs once, when the form appears.
  }, [])

  useEffect(() => {
    if (state.kind !== "done") return
    // A form that appears after a completed delivery is empty, except for a value from a link.
    if (isRestored) resetForm()
    delivery.edit()
    // oxlint-disable-next-line react/exhaustive-deps -- when the delivery is done
  }, [state.kind])

  useEffect(() => {
    // Until the values are restored, they are those of an empty form.
    if (isRestored) delivery.keep(values)
    // No errors are shown before the first attempt.
    if (submitCount > 0) void formik.validateForm()
    // oxlint-disable-next-line react/exhaustive-deps -- when what is typed changes
  }, [isRestored, values])

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
    if (state.refused) formik.setFieldError(state.refused.field, state.refused.reason)
    const first = Object.keys(fields).find(name => name in errors) ?? state.refused?.field
    if (!first) return
    if (checkRules(fields, values).isMissing)
      void notify({ kind: "error", title: words.missingInformation, message: missingMessage }, words)
    form.current?.querySelector<HTMLElement>(`#${first}`)?.focus()
    // oxlint-disable-next-line react/exhaustive-deps -- once, when an attempt has failed
  }, [submitCount, isSubmitting, state.kind])

  // This covers an open page as well as one restored from the back/forward cache.
  useEffect(() => {
    if (isSending) return
    const since = Date.now()
    const forget = (): void => {
      if (Date.now() - since < draftMs) return
      delivery.reset()
      resetForm()
    }
    const timer = setTimeout(forget, draftMs)
    addEventListener("pageshow", forget)
    return () => {
      clearTimeout(timer)
      removeEventListener("pageshow", forget)
    }
  }, [delivery, isSending, resetForm, state.done, values])

  /**
   * Returns `current` with the values in the fields: browsers and password managers fill some in without an event
   * (https://github.com/jaredpalmer/formik/issues/1047), and a render would clear them.
   */
  const withAutofilled = (current: Record<Name, string>): Record<Name, string> => {
    const filled: Partial<Values> = {}
    for (const name of Object.keys(fields)) {
      const field = form.current?.querySelector<HTMLInputElement>(`#${name}`)
      if (field?.value) filled[name] = field.value
    }
    return { ...current, ...filled }
  }

  /** Returns `current` cleaned for checking and sending. */
  const clean = (current: Record<Name, string>): Record<Name, string> => {
    const cleaned: Partial<Values> = {}
    for (const [name, value] of Object.entries<string>(current))
      cleaned[name] = isEmail(name) ? cleanAddress(value) : toWellFormed(value)
    return { ...current, ...cleaned }
  }

  const isEmail = (name: string): boolean =>
    Object.entries<FieldDefinition>(fields).some(([known, { type }]) => known === name && type === "email")

  /**
   * Reads the values in the fields before one of them changes or loses the focus; while the form is being sent, it
   * blocks changes.
   */
  const hold = (event: SyntheticEvent): void => {
    if (isSending) event.stopPropagation()
    else void setValues(withAutofilled)
  }

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    ignoreDoubleClick()
    if (isSubmitting || isSending) return
    const filled = withAutofilled(values)
    // Enter in a form that was just sent is not an attempt to send an empty form.
    if (state.done && document.activeElement?.matches(textFields) && !Object.values(filled).some(Boolean)) return
    // The checked values are shown, and are sent exactly as they are.
    flushSync(() => void setValues(clean(filled), false))
    formik.handleSubmit()
  }

  const advice = advise(values)

  /**
   * Returns advice on a typing error in an email address whose field has lost the focus. It does not reject the
   * address.
   */
  const findSlip = (name: Name): Advice | undefined => {
    const address = values[name]
    if (!slips || !isEmail(name) || !address || address !== leftAddress) return undefined
    const domain = slips.suggestDomain(address)
    if (domain)
      return {
        text: fill(words.didYouMean, { domain }),
        onTake: () => void formik.setFieldValue(name, slips.withDomain(address, domain)),
      }
    const letter = slips.findUnusualLetter(address)
    const plain = letter && slips.withPlainLetters(address)
    if (plain)
      return {
        text: fill(words.didYouMean, { domain: plain }),
        onTake: () => void formik.setFieldValue(name, plain),
      }
    if (letter) return { text: fill(words.unusualLetter, { letter }) }
    return slips.lacksFullStop(address) ? { text: words.incompleteEmail } : undefined
  }

  const leaveAddress: FieldState["onBlur"] = event => {
    hold(event)
    if (isSending) return
    const { id, value } = event.target
    const address = cleanAddress(value)
    setLeftAddress(address)
    // If this does not load, there is no advice on addresses.
    if (address) loadSlips().then(setSlips, () => undefined)
    if (address !== value) void formik.setFieldValue(id, address)
  }

  const field = (name: Name): FieldState => ({
    ...formik.getFieldProps(name),
    onBlur: isEmail(name) ? leaveAddress : undefined,
    error: toText(errors[name]) ?? refuse(values)[name],
    advice: advice[name] ? { text: advice[name] } : findSlip(name),
    isLocked: isSending,
  })

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
      onChangeCapture: hold,
    },
    submitProps: {
      type: "submit",
      disabled: isSending,
      "aria-describedby": state.mayHaveArrived && !isSending ? mayHaveArrivedId : undefined,
    } as const,
  }
}

const toText = (error: unknown): string | undefined => (typeof error === "string" ? error : undefined)
