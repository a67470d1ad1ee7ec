import { notify } from "../components/notify"
import { draftMs } from "../inline/contract"
import { type Words, fill } from "../words/words"
import type { Submission } from "./delivery/provider"
import { type FieldDefinition, readValues } from "./fields"
import { sendMessage } from "./sendMessage"

/** State of a form's delivery ("Forms" in docs/product.md). */
interface State<Values> {
  kind: "editing" | "sending" | "failed" | "done"
  /** Values of a completed delivery, until the visitor closes its confirmation. */
  done?: Values | undefined
  /** Number of completed deliveries, so that each has its own confirmation, even with the same values. */
  number?: number
  /** Whether a message has been sent whose outcome is unknown. */
  mayHaveArrived?: boolean
  /** The field that the provider rejected, and its reason. */
  refused?: { field: string; reason: string } | undefined
  /** The provider's sentence that the clinic has not activated it yet. */
  notActivated?: string | undefined
}

/** The content's own texts for a successful delivery. */
interface Success {
  title: string
  message: string
  note?: string | null
  /** The sentence that a preview adds to the message. */
  previewNote: string | undefined
}

interface DeliveryOptions<Name extends string> {
  /** Session storage key of the form. */
  key: string
  /** The field that a link can fill in. It is also the key in the query string. */
  linked: Name
  /** Whether to keep the sent values too, for the page that confirms them. */
  keepsDone?: boolean
}

let isLeaving = false
if (typeof window !== "undefined") {
  addEventListener("pagehide", () => (isLeaving = true))
  addEventListener("pageshow", () => (isLeaving = false))
}

/**
 * Waits until the page is shown again if it is being left. Leaving cancels its requests, so that nobody knows whether
 * they arrived.
 */
const untilShown = (): Promise<unknown> | undefined =>
  isLeaving ? new Promise(resolve => addEventListener("pageshow", resolve, { once: true })) : undefined

/**
 * Creates the delivery of a form. It belongs to the tab, not to the form's component: text that was typed, is being
 * sent or did not arrive is still there when the visitor comes back from another page or reloads, until it is sent,
 * removed by hand, or an hour old. It uses session storage, not local storage, because the phone may be shared. If
 * storage is denied or full, the page keeps the form in memory.
 */
export const createDelivery = <Name extends string>({ key, linked: linkedName, keepsDone }: DeliveryOptions<Name>) => {
  type Values = Record<Name, string>
  let state: State<Values> = { kind: "editing" }
  /** The form in the format of the storage, for when the storage is not available. */
  let memory: string | null = null
  /** Current values of the form, once they are known. */
  let current: Partial<Values> = {}
  const listeners = new Set<() => void>()

  const setState = (next: State<Values>): void => {
    state = next
    for (const listener of listeners) listener()
  }

  /** Returns the value in the query string. */
  const readLinked = (): string | null => new URLSearchParams(window.location.search).get(linkedName)

  const readStored = (): object => {
    try {
      memory ??= sessionStorage.getItem(key)
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
    // A value that came from a link is not a draft.
    const isTyped = Object.values<string | undefined>(current).some(value => value && value !== linked)
    memory =
      isTyped || state.done
        ? JSON.stringify({
            ...(isTyped && current),
            ...(linked && { linked }),
            ...((state.mayHaveArrived || state.kind === "sending") && { mayHaveArrived: true }),
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
    change({ kind: "done", done: values, number: (state.number ?? 0) + 1, mayHaveArrived: false })
    void notify({ kind: "success", title, message: previewNote ? `${message} ${previewNote}` : message, note }, words)
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getState: () => state,

    /**
     * Returns the values of the draft, and the value of a link if `takesLinked` prefers it. `linkedBefore` is the link's
     * value when the draft was stored.
     */
    restore: (
      fields: Readonly<Record<Name, FieldDefinition>>,
      takesLinked: (linked: string, drafted: string, linkedBefore: unknown) => boolean
    ): Values => {
      const stored = readStored()
      const done: unknown = Reflect.get(stored, "done")
      // After an hour the failure is forgotten too.
      if (state.kind === "editing" || !("at" in stored))
        setState({
          kind: "editing",
          done: done === undefined ? undefined : readValues(fields, done),
          mayHaveArrived: Reflect.get(stored, "mayHaveArrived") === true,
        })
      const values = readValues(fields, stored)
      const linked = readLinked()
      if (linked && takesLinked(linked, values[linkedName], Reflect.get(stored, "linked"))) values[linkedName] = linked
      return values
    },

    /** Keeps the values of the form. */
    keep: (values: Values): void => {
      current = values
      if (state.refused) setState({ ...state, refused: undefined })
      save()
    },

    /** Sends the form, and shows the result in one toast. */
    send: async (values: Values, submission: Submission, success: Success, words: Words["form"]): Promise<void> => {
      change({ kind: "sending", refused: undefined })
      const outcome = await sendMessage(submission, words.failed)
      await untilShown()
      if (outcome.kind === "sent") {
        finish(values, success, words)
        return
      }
      const { kind, reason, field, needsActivation } = outcome
      change({
        kind: "failed",
        mayHaveArrived: state.mayHaveArrived || kind === "unknown",
        refused: field ? { field, reason: reason ?? "" } : undefined,
        notActivated: (needsActivation && reason) || undefined,
      })
      const message = reason ?? fill(words.tryAgain, { email: submission.to })
      void notify({ kind: "error", title: words.notSent, message }, words)
    },

    /** Completes the delivery without sending anything. */
    finish,

    /** Returns to editing, after the form has handled the completion. */
    edit: (): void => setState({ ...state, kind: "editing" }),

    /** Removes the confirmation. */
    close: (): void => change({ done: undefined }),

    /** Resets the delivery to its state after a page load. */
    reset: (): void => {
      memory = null
      setState({ kind: "editing" })
    },
  }
}

/** The part of a form's state that is the same in all forms. */
export type DeliveryState = Omit<State<never>, "done">

export type Delivery<Name extends string> = ReturnType<typeof createDelivery<Name>>
