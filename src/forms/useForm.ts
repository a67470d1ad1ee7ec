import { useFormik } from "formik"
import { type FormEvent, type SyntheticEvent, useEffect, useRef, useState, useSyncExternalStore } from "react"
import { flushSync } from "react-dom"
import { readTyped, useBrowserLayoutEffect } from "../../plugins/gatsby-plugin-on-demand/browser"
import { loadToasts, notify } from "../components/notify"
import { chunkTimeoutMs, withTimeout } from "../components/withTimeout"
import { draftMs } from "../inline/contract"
import { type Words, fill } from "../words/words"
import type { Delivery } from "./createDelivery"
import { type FieldDefinition, type Values, readValues } from "./fields"
import { cleanAddress } from "./cleanAddress"
import type { Advice, FieldState } from "./FormField"
import { ignoreDoubleClick } from "./ignoreDoubleClick"
import { toWellFormed } from "../model/encodeText"

interface FormOptions<Name extends string> {
  fields: Readonly<Record<Name, FieldDefinition>>
  words: Words["form"]
  /** Said in the toast Missing Information ("Forms" in docs/product.md). */
  missingMessage: string
  delivery: Delivery<Name>
  /** Whether what a link asks for is filled in over what was kept; `then` is what one asked for when that was. */
  takesLinked: (linked: string, kept: string, then: unknown) => boolean
  /** What cannot be had, by field: said as soon as it is chosen. */
  refuse?: (values: Record<Name, string>) => Partial<Record<Name, string>>
  /** What can be had, but would not suit, by field: said as soon as it is chosen. */
  advise?: (values: Record<Name, string>) => Partial<Record<Name, string>>
  /** Begins the delivery of a complete form. */
  onSubmit: (values: Record<Name, string>) => void | Promise<void>
}

const loadRules = () => import(/* webpackChunkName: "form-rules" */ "./rules")

const loadSlips = () => import(/* webpackChunkName: "address-slips" */ "./addressSlips")

type Rules = Awaited<ReturnType<typeof loadRules>>

/** Fields in which Enter submits their form. */
const textFields = "input,select,textarea"

/**
 * Runs a form that keeps what was typed until it is safely done with: Formik's state, yup's rules, one toast for missing
 * fields and an error at each faulty one, the focus on the first of them. While it is being sent its fields can be read
 * but not changed: what is on the screen is what goes out, and success clears nothing else. Rules that do not come in
 * time are done without: the browser's own checks serve, and no press is lost.
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
  const [isWaiting, setIsWaiting] = useState(false)
  const [rules, setRules] = useState<Rules>()
  const rulesAreLate = useRef(false)
  /** An address as it was when its field was left. */
  const [leftAddress, setLeftAddress] = useState("")
  const [slips, setSlips] = useState<Awaited<ReturnType<typeof loadSlips>>>()
  const state = useSyncExternalStore(delivery.subscribe, delivery.getState, delivery.getState)
  const isSending = state.kind === "sending"

  const formik = useFormik<Record<Name, string>>({
    initialValues: readValues(fields),
    validationSchema: rules && (() => rules.createRules(fields)),
    validate: refuse,
    validateOnBlur: false,
    validateOnChange: false,
    onSubmit: async current => {
      // Where our rules have not come, the browser's own checks serve.
      if (rules ?? form.current?.reportValidity()) await onSubmit(current)
    },
  })
  const { values, errors, isSubmitting, submitCount, setValues, resetForm } = formik

  // What was typed before React came is in the page alone: take it over before the first render can undo it.
  useBrowserLayoutEffect(() => {
    const typed: Partial<Values> = {}
    for (const name of Object.keys(fields)) {
      const value = readTyped(name)
      if (value) typed[name] = value
    }
    void setValues({ ...delivery.restore(fields, takesLinked), ...typed })
    setIsRestored(true)
    // Once, when the form appears.
  }, [])

  useEffect(() => {
    if (state.kind !== "done") return
    // A form that appears after the delivery is done is empty, except for what a link has filled in.
    if (isRestored) resetForm()
    delivery.edit()
    // oxlint-disable-next-line react/exhaustive-deps -- when the delivery is done
  }, [state.kind])

  useEffect(() => {
    // Before they are restored, the values are only the empty form's.
    if (isRestored) delivery.keep(values)
    // Until the first attempt nothing is said about a field.
    if (submitCount > 0) void formik.validateForm()
    // oxlint-disable-next-line react/exhaustive-deps -- when what is typed changes
  }, [isRestored, values])

  useEffect(() => {
    if (!isSending) return
    const button = form.current?.querySelector<HTMLElement>("[type=submit]")
    // The button lost the focus when it was disabled.
    return () => {
      if (document.activeElement === document.body) button?.focus()
    }
  }, [isSending])

  useEffect(() => {
    if (isSubmitting) return
    if (state.refused) formik.setFieldError(state.refused.field, state.refused.reason)
    const first = Object.keys(fields).find(name => name in errors) ?? state.refused?.field
    if (!first) return
    if (
      Object.entries<FieldDefinition>(fields).some(
        ([name, { required }]) => required && required === Reflect.get(errors, name)
      )
    )
      void notify({ kind: "error", title: words.missingInformation, message: missingMessage }, words)
    form.current?.querySelector<HTMLElement>(`#${first}`)?.focus()
    // oxlint-disable-next-line react/exhaustive-deps -- once, when an attempt has failed
  }, [submitCount, isSubmitting, state.kind])

  // However the page has spent the hour: open, or kept by the browser for its Back button.
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
   * `current` with what the fields hold: browsers and password managers fill some in without an event
   * (https://github.com/jaredpalmer/formik/issues/1047), and a render would empty them again.
   */
  const withHeld = (current: Record<Name, string>): Record<Name, string> => {
    const held: Partial<Values> = {}
    for (const name of Object.keys(fields)) {
      const field = form.current?.querySelector<HTMLInputElement>(`#${name}`)
      if (field?.value) held[name] = field.value
    }
    return { ...current, ...held }
  }

  /** `current` as it is checked and sent. */
  const clean = (current: Record<Name, string>): Record<Name, string> => {
    const cleaned: Partial<Values> = {}
    for (const [name, value] of Object.entries<string>(current))
      cleaned[name] = isEmail(name) ? cleanAddress(value) : toWellFormed(value)
    return { ...current, ...cleaned }
  }

  const isEmail = (name: string): boolean =>
    Object.entries<FieldDefinition>(fields).some(([known, { type }]) => known === name && type === "email")

  /** Takes over what the fields hold before one of them changes or is left; while it is being sent, no change. */
  const hold = (event: SyntheticEvent): void => {
    if (isSending) event.stopPropagation()
    else void setValues(withHeld)
  }

  /** Waits for the rules. After an attempt that has waited in vain, later ones do not wait. */
  const waitForRules = async (): Promise<Rules | undefined> => {
    const loaded = await withTimeout(loadRules(), rulesAreLate.current ? 0 : chunkTimeoutMs).catch(() => undefined)
    rulesAreLate.current = !loaded
    return loaded
  }

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    ignoreDoubleClick()
    if (isWaiting || isSubmitting || isSending) return
    const held = withHeld(values)
    // Enter in a form that has just been sent is no attempt to send an empty one.
    if (state.done && document.activeElement?.matches(textFields) && !Object.values(held).some(Boolean)) return
    // Before any render, which would empty what was filled in without an event.
    void setValues(held)
    setIsWaiting(true)
    const loaded = await waitForRules()
    // The press shows first: a slow phone needs more than a frame to check everything.
    await new Promise(resolve => setTimeout(resolve))
    // What is checked is on the screen, and goes out as it is.
    flushSync(() => {
      setIsWaiting(false)
      setRules(loaded)
      void setValues(current => clean(withHeld(current)))
    })
    formik.handleSubmit()
  }

  const advice = advise(values)

  /** What to do about a slip in an address whose field was left. It refuses nothing. */
  const findSlip = (name: Name): Advice | undefined => {
    const address = values[name]
    if (!slips || !isEmail(name) || !address || address !== leftAddress) return undefined
    const domain = slips.suggestDomain(address)
    if (domain)
      return {
        text: fill(words.didYouMean, { domain }),
        onTake: () => void formik.setFieldValue(name, slips.withDomain(address, domain)),
      }
    return slips.lacksFullStop(address) ? { text: words.incompleteEmail } : undefined
  }

  const leaveAddress: FieldState["onBlur"] = event => {
    hold(event)
    if (isSending) return
    const { id, value } = event.target
    const address = cleanAddress(value)
    setLeftAddress(address)
    // Without them nothing is said about an address.
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
      // The browser's own messages serve only until ours can.
      noValidate: isRestored,
      onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
      onFocus: () => {
        loadRules().catch(() => undefined)
        loadToasts().catch(() => undefined)
      },
      onChangeCapture: hold,
    },
    submitProps: {
      type: "submit",
      disabled: isSending,
      "aria-busy": isWaiting || undefined,
    } as const,
  }
}

const toText = (error: unknown): string | undefined => (typeof error === "string" ? error : undefined)
