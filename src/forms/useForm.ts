import { useFormik } from "formik"
import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from "react"
import { flushSync } from "react-dom"
import { readTyped, useBrowserLayoutEffect } from "../../plugins/gatsby-plugin-on-demand/browser"
import { loadToasts, notify } from "../components/notify"
import { chunkTimeoutMs, withTimeout } from "../components/withTimeout"
import { type Words, fill } from "../words/words"
import type { Delivery } from "./createDelivery"
import { type FieldDefinition, type Values, createEmptyValues } from "./fields"
import { cleanAddress } from "./cleanAddress"
import type { FieldState, Suggestion } from "./FormField"
import { ignoreDoubleClick } from "./ignoreDoubleClick"
import { toWellFormed } from "../model/encodeText"
import { useForgetting } from "./useForgetting"

interface FormOptions<Name extends string> {
  fields: Readonly<Record<Name, FieldDefinition>>
  words: Words["form"]
  /** Said in the toast Missing Information ("Forms" in docs/product.md). */
  missingMessage: string
  /** Values known when the form appears, for fields nobody has typed in yet. */
  prefill: () => Partial<Record<Name, string>>
  delivery: Delivery<Record<Name, string>>
  /** What cannot be had, by field: said as soon as it is chosen. */
  refuse?: (values: Record<Name, string>) => Partial<Record<Name, string>>
  /** What can be had, but would not suit, by field: said as soon as it is chosen. */
  advise?: (values: Record<Name, string>) => Partial<Record<Name, string>>
  /** Begins the delivery of a complete form. */
  onSubmit: (values: Record<Name, string>) => void | Promise<void>
  /** The delivery is done, and the form empty again. */
  onDone?: (values: Record<Name, string>) => void
}

const loadRules = () => import(/* webpackChunkName: "form-rules" */ "./rules")

const loadSlips = () => import(/* webpackChunkName: "address-slips" */ "./addressSlips")

type Rules = Awaited<ReturnType<typeof loadRules>>

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
  prefill,
  delivery,
  refuse = () => ({}),
  advise = () => ({}),
  onSubmit,
  onDone,
}: FormOptions<Name>) => {
  const form = useRef<HTMLFormElement>(null)
  const [isRestored, setIsRestored] = useState(false)
  const [isWaiting, setIsWaiting] = useState(false)
  const [rules, setRules] = useState<Rules>()
  const rulesAreLate = useRef(false)
  /** The form has just been sent and emptied. */
  const isJustEmptied = useRef(false)
  /** An address as it was when its field was left. */
  const [leftAddress, setLeftAddress] = useState("")
  const [slips, setSlips] = useState<Awaited<ReturnType<typeof loadSlips>>>()
  const status = useSyncExternalStore(delivery.subscribe, delivery.status, delivery.status)
  const initialStatus = useRef(status)
  const isSending = status.kind === "sending"

  const getType = (name: string): string | undefined =>
    Object.entries<FieldDefinition>(fields).find(([known]) => known === name)?.[1].type

  const {
    values,
    errors,
    isSubmitting,
    submitCount,
    setFieldError,
    setValues,
    setFieldValue,
    handleSubmit,
    resetForm,
  } = useFormik<Record<Name, string>>({
    initialValues: createEmptyValues(fields),
    validationSchema: rules && (() => rules.createRules(fields)),
    validate: refuse,
    onSubmit: async current => {
      // Where our rules have not come, the browser's own checks serve.
      if (rules ?? form.current?.reportValidity()) await onSubmit(current)
    },
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
      isJustEmptied.current = true
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
    if (!isSending) return
    const button = form.current?.querySelector<HTMLElement>("[type=submit]")
    // The button lost the focus when it was disabled.
    return () => {
      if (document.activeElement === document.body) button?.focus()
    }
  }, [isSending])

  useEffect(() => {
    const first = Object.keys(fields).find(name => name in errors)
    if (isSubmitting || !first) return
    if (
      Object.entries<FieldDefinition>(fields).some(
        ([name, { required }]) => required && required === Reflect.get(errors, name)
      )
    )
      void notify({ kind: "error", title: words.missingInformation, message: missingMessage }, words)
    form.current?.querySelector<HTMLElement>(`#${first}`)?.focus()
    // oxlint-disable-next-line react/exhaustive-deps -- once, when an attempt has failed
  }, [submitCount, isSubmitting])

  useEffect(() => {
    if (status.kind !== "failed" || !status.field) return
    setFieldError(status.field, status.reason ?? "")
    document.getElementById(status.field)?.focus()
    // oxlint-disable-next-line react/exhaustive-deps -- when an answer has come
  }, [status])

  useForgetting(Object.values(values).some(Boolean) && !isSending ? values : undefined, () => {
    resetForm()
    delivery.reset()
  })

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
      cleaned[name] = getType(name) === "email" ? cleanAddress(value) : toWellFormed(value)
    return { ...current, ...cleaned }
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
    if (isJustEmptied.current && document.activeElement?.matches(textFields) && !Object.values(held).some(Boolean))
      return
    // Before any render, which would empty what was filled in without an event.
    void setValues(held, false)
    setIsWaiting(true)
    const loaded = await waitForRules()
    // The press shows first: a slow phone needs more than a frame to check everything.
    await new Promise(resolve => setTimeout(resolve))
    // What is checked is on the screen, and goes out as it is.
    flushSync(() => {
      setIsWaiting(false)
      setRules(loaded)
      void setValues(current => clean(withHeld(current)), false)
    })
    handleSubmit()
  }

  const advice = advise(values)

  /** What to do about a slip in an address whose field was left. It refuses nothing. */
  const suggest = (name: Name): Suggestion | undefined => {
    const address = values[name]
    if (getType(name) !== "email" || !slips || !address || address !== leftAddress) return undefined
    const domain = slips.suggestDomain(address)
    if (domain)
      return {
        text: fill(words.didYouMean, { domain }),
        onTake: () => void setFieldValue(name, slips.withDomain(address, domain), submitCount > 0),
      }
    return slips.lacksFullStop(address) ? { text: words.incompleteEmail } : undefined
  }

  const field = (name: Name): FieldState => ({
    id: name,
    value: values[name] ?? "",
    error: toText(errors[name]) ?? refuse(values)[name],
    advice: advice[name],
    suggestion: suggest(name),
    isLocked: isSending,
    onChange: event => {
      if (isSending) return
      isJustEmptied.current = false
      // Until the first attempt nothing is said about a field.
      void setValues({ ...withHeld(values), [name]: event.target.value }, submitCount > 0)
    },
    onBlur: event => {
      if (isSending || getType(name) !== "email") return
      const address = cleanAddress(event.target.value)
      setLeftAddress(address)
      // Without them nothing is said about an address.
      if (address) loadSlips().then(setSlips, () => undefined)
      if (address !== event.target.value) void setValues({ ...withHeld(values), [name]: address }, submitCount > 0)
    },
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
        loadRules().catch(() => undefined)
        loadToasts().catch(() => undefined)
      },
    },
    submitProps: {
      type: "submit",
      disabled: isSending,
      "aria-busy": isWaiting || undefined,
    } as const,
  }
}

/** Fields in which Enter submits their form. */
const textFields = "input,select,textarea"

const toText = (error: unknown): string | undefined => (typeof error === "string" ? error : undefined)
