import { type ReactElement, createElement } from "react"
import { flushSync } from "react-dom"
import { type Root, createRoot } from "react-dom/client"
import type { ToastMessage, ToastNames } from "./Toasts"

/** Returns a promise that settles as `promise` does, or rejects after `milliseconds`. */
const withTimeout = <T>(promise: Promise<T>, milliseconds: number): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`Nothing came within ${milliseconds} ms.`)), milliseconds)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })

/** Milliseconds to wait for a script that is loaded on demand. */
const chunkTimeoutMs = 10_000

/** Loads the toast library early, when a visitor begins to fill in a form. */
export const loadToasts = () => import(/* webpackChunkName: "toasts" */ "./Toasts")

/** The element around all notifications, at the end of the page, and its root. */
let element: HTMLElement | undefined
let root: Root | undefined

/**
 * Renders the container of the notifications. It has a root of its own, so that notifications stay while pages change,
 * and when one of them breaks. It is made again if something, such as an extension, has removed it.
 */
const renderContainer = (container: ReactElement): void => {
  if (!element?.isConnected) {
    root?.unmount()
    element = document.body.appendChild(document.createElement("div"))
    root = createRoot(element)
  }
  // At once: a notification is shown only by a container that is there.
  flushSync(() => root?.render(container))
}

/**
 * Shows a notification. It never throws: if the library cannot be used in time, it shows the browser's own dialog.
 */
export const notify = async (toast: ToastMessage, names: ToastNames): Promise<void> => {
  try {
    const library = await withTimeout(loadToasts(), chunkTimeoutMs)
    renderContainer(createElement(library.default, names))
    library.showToast(toast)
  } catch {
    window.alert([toast.title, toast.message, toast.note ?? ""].join("\n").trim())
  }
}
