import type { ReactNode } from "react"

/**
 * Puts a notification on the screen. The library comes with the first one; `useToastsWanted` tells the layout when to
 * mount the place where they appear.
 */
export type ToastKind = "success" | "error"

export interface ToastMessage {
  kind: ToastKind
  title: string
  message: ReactNode
}

let wanted = false
const listeners = new Set<() => void>()

export const toastsWanted = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  get: () => wanted,
  getOnServer: () => false,
}

/** Fetches the library ahead, when a visitor has begun to fill in a form. */
export const warmToasts = () => import("./toasts")

export const notify = async (message: ToastMessage): Promise<void> => {
  wanted = true
  for (const listener of listeners) listener()
  const { show } = await warmToasts()
  show(message)
}
