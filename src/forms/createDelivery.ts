import { notify } from "../components/notify"
import { type Words, fill } from "../words/words"
import type { Submission } from "./delivery/provider"
import { sendMessage } from "./sendMessage"

/** Where a form's values are: being edited, being sent, not arrived, or done with ("Forms" in docs/product.md). */
type Status<V> =
  | { kind: "editing" }
  | { kind: "sending" | "done"; values: V }
  /** The provider may say which field it refuses, and why. */
  | { kind: "failed"; values: V; field?: string | undefined; reason?: string | null }

/** The content's own words for a delivery that has succeeded. */
interface Success {
  title: string
  message: string
  note?: string | null
  /** What a preview adds to the message. */
  previewNote: string | undefined
}

export interface Delivery<V> {
  subscribe: (listener: () => void) => () => void
  status: () => Status<V>
  /** Sends, then says with one toast how it ended. Resolves to whether it arrived. */
  send: (values: V, submission: Submission, success: Success, words: Words["form"]) => Promise<boolean>
  /** Done without sending anything. */
  finish: (values: V, success: Success, words: Words["form"]) => void
  /** After a failure: saves what the visitor has changed since. */
  saveValues: (values: V) => void
  /** Back to editing: the form has taken note that it is done. */
  reset: () => void
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
 * A form's way to the clinic. It lives outside the form, in the memory of the tab and nowhere else: what is being sent or
 * did not arrive is still there when the visitor comes back from another page of the site, and goes when the tab does.
 */
export const createDelivery = <V>(): Delivery<V> => {
  const editing: Status<V> = { kind: "editing" }
  let status: Status<V> = editing
  const listeners = new Set<() => void>()
  const setStatus = (next: Status<V>): void => {
    status = next
    for (const listener of listeners) listener()
  }
  const finish = (values: V, { title, message, note, previewNote }: Success, words: Words["form"]): void => {
    setStatus({ kind: "done", values })
    void notify({ kind: "success", title, message: previewNote ? `${message} ${previewNote}` : message, note }, words)
  }
  return {
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    status: () => status,
    send: async (values, submission, success, words) => {
      setStatus({ kind: "sending", values })
      const outcome = await sendMessage(submission, words.failed)
      await untilShown()
      if (outcome.sent) finish(values, success, words)
      else {
        const { reason, field } = outcome
        setStatus({ kind: "failed", values, field, reason })
        const message = reason ?? fill(words.tryAgain, { email: submission.to })
        void notify({ kind: "error", title: words.notSent, message }, words)
      }
      return outcome.sent
    },
    finish,
    saveValues: values => {
      if (status.kind === "failed") setStatus({ kind: "failed", values })
    },
    reset: () => setStatus(editing),
  }
}
