import { notify } from "../components/notify"
import { type DraftOptions, openDraft } from "../inline/draft"
import { type Words, fill } from "../words/words"
import type { Submission } from "./delivery/provider"
import { readValues } from "./fields"
import { sendMessage } from "./sendMessage"

/** State of a form ("Forms" in docs/product.md). */
interface State<Values> {
  kind: "editing" | "sending" | "failed"
  /** Values of a completed submission, until the visitor closes its confirmation. */
  done?: Values | undefined
  /** Whether it was completed while the form was shown, and not before a navigation or a reload. */
  isDoneNow?: boolean
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

/** Creates the state of a form in this tab, which components follow, and opens its draft. */
const createState = <Name extends string>(options: DraftOptions) => {
  type Values = Record<Name, string>
  let state: State<Values> = { kind: "editing" }
  const listeners = new Set<() => void>()

  const change = (part: Partial<State<Values>>): void => {
    state = { ...state, ...part }
    for (const listener of listeners) listener()
  }

  return {
    change,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getState: () => state,

    /** Returns the values of the draft. `empty` are the values of an empty form. */
    restore: (empty: Values): Values => {
      const draft = openDraft(options)
      const stored = draft.read()
      if (draft.isOver()) draft.clear()
      // After an hour the failure is forgotten too.
      if (state.kind === "editing" || !stored.at)
        change({
          kind: "editing",
          done: stored.done ? readValues(empty, stored.done) : undefined,
          isDoneNow: false,
          mayHaveArrived: stored.mayHaveArrived === true,
          refused: undefined,
          notActivated: undefined,
        })
      return readValues(empty, stored)
    },

    /** Keeps what is in the fields, such as before they leave the page. */
    save: (): void => openDraft(options).save(),

    /** Forgets the refusal of a field, because something was changed. */
    forgetRefusal: (): void => {
      if (state.refused) change({ refused: undefined })
    },

    /** Returns whether the last change was more than an hour ago. */
    isOver: (): boolean => state.kind !== "sending" && openDraft(options).isOver(),

    /** Forgets everything, as in a new tab. */
    reset: (): void => {
      openDraft(options).clear()
      state = { kind: "editing" }
      change({})
    },
  }
}

/**
 * Creates the state machine of a form. It belongs to the tab, not to the component: sending goes on, and its outcome
 * is known, when the visitor comes back from another page. What is typed belongs to Formik while the form is shown, and
 * to the draft (src/inline/draft.ts) otherwise.
 *
 * | From            | Event                | To                                            |
 * | --------------- | -------------------- | --------------------------------------------- |
 * | editing, failed | `send`               | sending                                       |
 * | editing, failed | `finish`             | editing, with a confirmation                  |
 * | sending         | it was sent          | editing, with a confirmation                  |
 * | sending         | refused, or unknown  | failed                                        |
 * | any             | `close`              | the same, without the confirmation            |
 * | editing, failed | an hour (`reset`)    | editing                                       |
 */
export const createFormStore = <Name extends string>({ keepsDone, ...options }: StoreOptions) => {
  type Values = Record<Name, string>
  const { change, ...state } = createState<Name>(options)
  let sending: Promise<boolean> | undefined

  const finish = (values: Values, { title, message, note, previewNote }: Success, words: Words["form"]): true => {
    const { number = 0 } = state.getState()
    change({ kind: "editing", done: values, isDoneNow: true, number: number + 1, mayHaveArrived: false })
    openDraft(options).clear(keepsDone ? values : {})
    void notify({ kind: "success", title, message: previewNote ? `${message} ${previewNote}` : message, note }, words)
    return true
  }

  const deliver = async (
    values: Values,
    submission: Submission,
    success: Success,
    words: Words["form"]
  ): Promise<boolean> => {
    change({ kind: "sending", refused: undefined })
    openDraft(options).change({ mayHaveArrived: true })
    const outcome = await sendMessage(submission, words.failed)
    await untilShown()
    if (outcome.kind === "sent") return finish(values, success, words)
    const { kind, reason, field, needsActivation } = outcome
    const mayHaveArrived = state.getState().mayHaveArrived || kind === "unknown"
    change({
      kind: "failed",
      mayHaveArrived,
      // Providers also name fields of their own.
      refused: field && Object.keys(values).includes(field) ? { field, reason: reason ?? "" } : undefined,
      notActivated: (needsActivation && reason) || undefined,
    })
    openDraft(options).change({ mayHaveArrived })
    const message = reason ?? fill(words.tryAgain, { email: submission.to })
    void notify({ kind: "error", title: words.notSent, message }, words)
    return false
  }

  return {
    ...state,

    /** Sends the form, and shows the result in one toast. Returns whether it was sent. */
    send: (values: Values, submission: Submission, success: Success, words: Words["form"]): Promise<boolean> =>
      (sending = deliver(values, submission, success, words)),

    /** Resolves with whether the message was sent that is being sent; undefined if there is none. */
    getSending: (): Promise<boolean> | undefined => (state.getState().kind === "sending" ? sending : undefined),

    /** Completes the submission without sending anything. */
    finish,

    /** Removes the confirmation. */
    close: (): void => {
      change({ done: undefined })
      openDraft(options).change({ done: undefined })
    },
  }
}

/** The part of a form's state that is the same in all forms. */
export type FormState = Omit<State<never>, "done">

export type FormStore<Name extends string> = ReturnType<typeof createFormStore<Name>>
