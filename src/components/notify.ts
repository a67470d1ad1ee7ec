import { type ReactNode, createElement } from "react"
import { flushSync } from "react-dom"
import type { ToastMessage, ToastNames } from "./Toasts"
import { chunkTimeoutMs, withTimeout } from "./withTimeout"

let toastContainer: ReactNode
const listeners = new Set<() => void>()

/** The place where notifications appear, for the layout to show: it comes with the first one. */
export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  get: () => toastContainer,
  getOnServer: (): ReactNode => undefined,
}

/** Loads the library early, when a visitor begins to fill in a form. */
export const loadToasts = () => import(/* webpackChunkName: "toasts" */ "./Toasts")

/** Puts a notification on the screen. It never throws: where the library cannot be fetched in time, the browser's own dialog shows it. */
export const notify = async (toast: ToastMessage, names: ToastNames): Promise<void> => {
  const library = await withTimeout(loadToasts(), chunkTimeoutMs).catch(() => undefined)
  if (library) {
    if (!toastContainer) {
      toastContainer = createElement(library.default, names)
      // Mounted before the first one is shown: React in develop mode mounts twice, and would lose it.
      flushSync(() => {
        for (const listener of listeners) listener()
      })
    }
    library.showToast(toast)
  } else window.alert([toast.title, toast.message, toast.note].filter(part => typeof part === "string").join("\n"))
}
