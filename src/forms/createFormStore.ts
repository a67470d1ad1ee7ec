import { notify } from "../components/notify"
import { type DraftOptions, createDraft } from "../inline/createDraft"
import { type Words, fill } from "../words/words"
import type { Submission } from "./delivery/provider"
import { readValues } from "./fields"
import { sendMessage } from "./sendMessage"

/** State of a form ("Forms" in docs/product.md). */
interface State<Values> {
  kind: "editing" | "sending" | "failed" | "done"
  /** Values of a completed submission, until the visitor closes its confirmation. */
  done?: Values | undefined
  /** Number of completed submissions, so that each has its own confirmation, even with the same values. */
  number?: number
  /** Whether a message has been sent whose outcome is unknown. */
  mayHaveArrived?: boolean
  /** The field of the form that the provider rejected, and its reason. */
  refused?: { field: string; reason: string } | undefined
  /** The provider's sentence that the clinic has not activated it yet. */
  notActivated?: string | undefined
}

/** The content's own texts for a successful submission. */
interface Success {
  title: string
  message: string
  note?: string | null
  /** The sentence that a preview adds to the message. */
  previewNote: string | undefined
}

interface StoreOptions extends DraftOptions {
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
 * Creates the store of a form. It belongs to the tab, not to the component: text that was typed, is being
 * sent or did not arrive is still there when the visitor comes back from another page or reloads, until it is sent,
 * removed by hand, or an hour old.
 */
export const createFormStore = <Name extends string>({ keepsDone, ...options }: StoreOptions) => {
  type Values = Record<Name, string>
  const draft = createDraft(options)
  let state: State<Values> = { kind: "editing" }
  const listeners = new Set<() => void>()

  const setState = (next: State<Values>): void => {
    state = next
    for (const listener of listeners) listener()
  }

  const change = (part: Partial<State<Values>>): void => setState({ ...state, ...part })

  const updateDraft = (part: object): void => draft.write({ ...draft.read(), ...part })

  const finish = (values: Values, { title, message, note, previewNote }: Success, words: Words["form"]): void => {
    change({ kind: "done", done: values, number: (state.number ?? 0) + 1, mayHaveArrived: false })
    draft.write({ done: keepsDone ? values : {} })
    void notify({ kind: "success", title, message: previewNote ? `${message} ${previewNote}` : message, note }, words)
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getState: () => state,

    /** Returns the values of the draft, or of a link that takes precedence. `empty` are the values of an empty form. */
    restore: (empty: Values): Values => {
      const stored = draft.read()
      // After an hour the failure is forgotten too.
      if (state.kind === "editing" || !stored.at)
        setState({
          kind: "editing",
          done: stored.done ? readValues(empty, stored.done) : undefined,
          mayHaveArrived: stored.mayHaveArrived === true,
        })
      const linked = draft.getLinked()
      return readValues(empty, { ...stored, ...(linked && { [options.linkedId]: linked }) })
    },

    /** Keeps the values of the form. */
    keep: (values: Values): void => {
      if (state.refused) change({ refused: undefined })
      updateDraft(values)
    },

    /** Sends the form, and shows the result in one toast. */
    send: async (values: Values, submission: Submission, success: Success, words: Words["form"]): Promise<void> => {
      change({ kind: "sending", refused: undefined })
      updateDraft({ mayHaveArrived: true })
      const outcome = await sendMessage(submission, words.failed)
      await untilShown()
      if (outcome.kind === "sent") {
        finish(values, success, words)
        return
      }
      const { kind, reason, field, needsActivation } = outcome
      const mayHaveArrived = state.mayHaveArrived || kind === "unknown"
      change({
        kind: "failed",
        mayHaveArrived,
        // Providers also name fields of their own.
        refused: field && Object.keys(values).includes(field) ? { field, reason: reason ?? "" } : undefined,
        notActivated: (needsActivation && reason) || undefined,
      })
      updateDraft({ mayHaveArrived })
      const message = reason ?? fill(words.tryAgain, { email: submission.to })
      void notify({ kind: "error", title: words.notSent, message }, words)
    },

    /** Completes the submission without sending anything. */
    finish,

    /** Returns to editing, after the form has handled the completion. */
    edit: (): void => change({ kind: "editing" }),

    /** Removes the confirmation. */
    close: (): void => {
      change({ done: undefined })
      updateDraft({ done: undefined })
    },

    /** Forgets everything, as in a new tab. */
    reset: (): void => {
      draft.write({})
      setState({ kind: "editing" })
    },
  }
}

/** The part of a form's state that is the same in all forms. */
export type FormState = Omit<State<never>, "done">

export type FormStore<Name extends string> = ReturnType<typeof createFormStore<Name>>
