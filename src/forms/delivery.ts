import { notify } from "../components/toast"
import { sendMessage } from "./sendMessage"

/** Where a form's values are: still with the visitor, on their way, not arrived, or done with (specification section 4). */
export type Stage<V> = { at: "editing" } | { at: "sending" | "failed" | "done"; values: V }

/** What goes to the forwarder. */
interface Letter {
  /** The clinic's address. */
  to: string
  message: Readonly<Record<string, string>>
  /** What a robot has put into the trap. */
  honey?: string
}

interface Success {
  title: string
  message: string
}

export interface Delivery<V> {
  subscribe: (listener: () => void) => () => void
  stage: () => Stage<V>
  /** Sends, then says with one toast how it ended. Resolves to whether it arrived. */
  send: (values: V, letter: Letter, success: Success) => Promise<boolean>
  /** Done without sending anything. */
  finish: (values: V, success: Success) => void
  /** After a failure: what the visitor has changed since. */
  keep: (values: V) => void
  /** Back to the beginning: the form has taken note that it is done. */
  settle: () => void
}

/**
 * A form's way to the clinic. It stands outside the form, in the memory of the tab and nowhere else: what is under way or
 * did not arrive is still there when the visitor comes back from another page of the site, and goes when the tab does.
 */
export const createDelivery = <V>(): Delivery<V> => {
  let stage: Stage<V> = { at: "editing" }
  const listeners = new Set<() => void>()
  const enter = (next: Stage<V>): void => {
    stage = next
    for (const listener of listeners) listener()
  }
  const finish = (values: V, success: Success): void => {
    enter({ at: "done", values })
    void notify({ kind: "success", ...success })
  }
  return {
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    stage: () => stage,
    send: async (values, { to, message, honey }, success) => {
      enter({ at: "sending", values })
      const outcome = await sendMessage(to, message, honey)
      if (outcome.sent) finish(values, success)
      else {
        enter({ at: "failed", values })
        void notify({
          kind: "error",
          title: "Could not send message",
          message: outcome.reason ?? `Please try again or email us at ${to}`,
        })
      }
      return outcome.sent
    },
    finish,
    keep: values => {
      if (stage.at === "failed") enter({ at: "failed", values })
    },
    settle: () => enter({ at: "editing" }),
  }
}
