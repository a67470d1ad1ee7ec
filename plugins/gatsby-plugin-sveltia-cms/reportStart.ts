import { createElement } from "./createElement"
import { cookiesRefused } from "./invitations/showInvitation"

/** Returns whether this browser stores anything for the site: with cookies blocked, each access throws. */
const canStore = (): boolean => {
  try {
    return window.localStorage !== null
  } catch {
    return false
  }
}

/** Creates a button that loads the editor again. Unsaved text is backed up on the device. */
export const createReload = (label: string): HTMLButtonElement =>
  createElement("button", { type: "button", onclick: () => window.location.reload() }, label)

/** Runs `start`, and shows in `element`, the message while the editor loads, why it could not start. */
export const reportStart = async (element: HTMLElement, start: () => Promise<void>): Promise<void> => {
  const report = (message: string): void => {
    element.setAttribute("role", "alert")
    element.replaceChildren(`${message} `, createReload("Load it again"))
  }
  if (!canStore()) return report(cookiesRefused)
  try {
    await start()
    element.remove()
  } catch (error) {
    report(`The editor could not start: ${error instanceof Error ? error.message : String(error)}`)
    throw error
  }
}
