import { notify } from "../components/notify"
import { draftMs } from "../inline/contract"
import { type Words, fill } from "../words/words"
import type { Submission } from "./delivery/provider"
import { type FieldDefinition, readValues } from "./fields"
import { sendMessage } from "./sendMessage"

/** Where the values of a form are ("Forms" in docs/product.md). */
interface State<Values> {
  kind: "editing" | "sending" | "failed" | "done"
  /** What a delivery that is done was about, until the visitor closes what says so. */
  done?: Values | undefined
  /** How many are done, so that each has a confirmation of its own, also a second one with the same values. */
  number?: number
  /** The page was closed while it was being sent, so that nobody knows whether it arrived. */
  isInterrupted?: boolean
  /** The field that the provider refuses, and why. */
  refused?: { field: string; reason: string } | undefined
}

/** The content's own words for a delivery that has succeeded. */
interface Success {
  title: string
  message: string
  note?: string | null
  /** What a preview adds to the message. */
  previewNote: string | undefined
}

interface DeliveryOptions<Name extends string> {
  /** Where the session storage keeps the form. */
  key: string
  /** The field that a link can fill in, and its name in the address. */
  linked: Name
  /** Keeps what was sent, too, for the page that says so. */
  keepsDone?: boolean
}

let isLeaving = false
if (typeof window !== "undefined") {
  addEventListener("pagehide", () => (isLeaving = true))
  addEventListener("pageshow", () => (isLeaving = false))
}

/** Waits, where the page is being left, until the browser brings it back: leaving ends its requests, and nobody knows whether they arrived. */
const untilShown = (): Promise<unknown> | undefined =>
  isLeaving ? new Promise(resolve => addEventListener("pageshow", resolve, { once: true })) : undefined

/**
 * Creates a form's way to the clinic. It lives outside the form, in the tab: what is typed, being sent or did not arrive is
 * still there when the visitor comes back from another page or loads this one again, until it is sent, removed by hand, or an
 * hour old. Session storage, not local: the phone may be shared. Where storage is refused, the memory of the page keeps it.
 */
export const createDelivery = <Name extends string>({ key, linked: linkedName, keepsDone }: DeliveryOptions<Name>) => {
  type Values = Record<Name, string>
  let state: State<Values> = { kind: "editing" }
  let memory: string | null = null
  /** What the form holds, once it is known. */
  let current: Partial<Values> = {}
  const listeners = new Set<() => void>()

  const setState = (next: State<Values>): void => {
    state = next
    for (const listener of listeners) listener()
  }

  /** Returns the value that the address asks for. */
  const readLinked = (): string | null => new URLSearchParams(window.location.search).get(linkedName)

  const readStored = (): object => {
    try {
      memory = sessionStorage.getItem(key)
    } catch {
      // Refused.
    }
    try {
      const stored: object = Object(JSON.parse(memory ?? "{}"))
      return Math.abs(Date.now() - Number(Reflect.get(stored, "at"))) < draftMs ? stored : {}
    } catch {
      return {}
    }
  }

  const save = (): void => {
    const linked = readLinked()
    // What a link has filled in is no draft.
    const isTyped = Object.values<string | undefined>(current).some(value => value && value !== linked)
    memory =
      isTyped || state.done
        ? JSON.stringify({
            ...(isTyped && current),
            ...(linked && { linked }),
            ...((state.isInterrupted || state.kind === "sending") && { sending: true }),
            done: state.done && (keepsDone ? state.done : {}),
            at: Date.now(),
          })
        : null
    try {
      if (memory) sessionStorage.setItem(key, memory)
      else sessionStorage.removeItem(key)
    } catch {
      // Refused.
    }
  }

  const change = (part: Partial<State<Values>>): void => {
    setState({ ...state, ...part })
    save()
  }

  const finish = (values: Values, { title, message, note, previewNote }: Success, words: Words["form"]): void => {
    current = {}
    change({ kind: "done", done: values, number: (state.number ?? 0) + 1, isInterrupted: false })
    void notify({ kind: "success", title, message: previewNote ? `${message} ${previewNote}` : message, note }, words)
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getState: () => state,

    /**
     * Returns what was typed, and what a link asks for, where `takesLinked` says so over what was kept; `then` is what one
     * asked for when that was.
     */
    restore: (
      fields: Readonly<Record<Name, FieldDefinition>>,
      takesLinked: (linked: string, kept: string, then: unknown) => boolean
    ): Values => {
      const stored = readStored()
      const done: unknown = Reflect.get(stored, "done")
      // After an hour nobody knows of a failure either.
      if (state.kind === "editing" || !("at" in stored))
        setState({
          kind: "editing",
          done: done === undefined ? undefined : readValues(fields, done),
          isInterrupted: Reflect.get(stored, "sending") === true,
        })
      const values = readValues(fields, stored)
      const linked = readLinked()
      if (linked && takesLinked(linked, values[linkedName], Reflect.get(stored, "linked"))) values[linkedName] = linked
      return values
    },

    /** Keeps what the form holds. */
    keep: (values: Values): void => {
      current = values
      if (state.refused) setState({ ...state, refused: undefined })
      save()
    },

    /** Sends, then says with one toast how it ended. */
    send: async (values: Values, submission: Submission, success: Success, words: Words["form"]): Promise<void> => {
      change({ kind: "sending", refused: undefined })
      const outcome = await sendMessage(submission, words.failed)
      await untilShown()
      if (outcome.sent) {
        finish(values, success, words)
        return
      }
      const { reason, field } = outcome
      change({ kind: "failed", refused: field ? { field, reason: reason ?? "" } : undefined })
      const message = reason ?? fill(words.tryAgain, { email: submission.to })
      void notify({ kind: "error", title: words.notSent, message }, words)
    },

    /** Is done without sending anything. */
    finish,

    /** Goes back to editing: the form has taken note that it is done. */
    edit: (): void => setState({ ...state, kind: "editing" }),

    /** No longer says that something was sent. */
    close: (): void => change({ done: undefined }),

    /** Begins anew, as in a tab that has just been opened. */
    reset: (): void => setState({ kind: "editing" }),
  }
}

export type Delivery<Name extends string> = ReturnType<typeof createDelivery<Name>>
