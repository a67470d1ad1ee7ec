import { type ReactNode, createElement } from "react"
import { flushSync } from "react-dom"
import type { ToastMessage, ToastNames } from "./Toasts"

/** Returns a promise that settles as `promise` does, or rejects after `milliseconds`. */
const withTimeout = <T>(promise: Promise<T>, milliseconds: number): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`Nothing came within ${milliseconds} ms.`)), milliseconds)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })

/** Milliseconds to wait for a script that is loaded on demand. */
const chunkTimeoutMs = 10_000

let toastContainer: ReactNode
const listeners = new Set<() => void>()

/** The component that shows notifications, for the layout. It loads with the first one. */
export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  get: () => toastContainer,
  getOnServer: (): ReactNode => undefined,
}

/** Loads the toast library early, when a visitor begins to fill in a form. */
export const loadToasts = () => import(/* webpackChunkName: "toasts" */ "./Toasts")

/**
 * Shows a notification. It never throws: if the library cannot be loaded in time, it shows the browser's own dialog.
 */
export const notify = async (toast: ToastMessage, names: ToastNames): Promise<void> => {
  const library = await withTimeout(loadToasts(), chunkTimeoutMs).catch(() => undefined)
  if (library) {
    if (!toastContainer) {
      toastContainer = createElement(library.default, names)
      // The container is mounted before the first toast is shown: React in develop mode mounts twice, and would lose
      // it.
      flushSync(() => {
        for (const listener of listeners) listener()
      })
    }
    library.showToast(toast)
  } else window.alert([toast.title, toast.message, toast.note ?? ""].join("\n").trim())
}
