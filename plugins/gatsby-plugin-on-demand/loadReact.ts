/** Loads React: the only part of the inline script that knows where the page keeps the addresses of Gatsby's scripts. */
import { preloadsId } from "./contract"
import { addLink } from "./addLink"

/** Addresses of files: of the scripts that start React, and of those that would be requested one after the other. */
export interface Preloads {
  /** Gatsby's own scripts, which start everything. */
  start: readonly string[]
  /** What React requests when it starts. */
  react: readonly string[]
  /** What a form asks for when it is submitted: its rules. */
  forms: readonly string[]
  /** What a form asks for when its message is sent: its notifications. */
  notifications: readonly string[]
}

/** Returns the lists of files as formatPreloads has written them. */
const readLists = (): string[][] =>
  `${document.querySelector(`#${preloadsId}`)?.textContent}`.split(";").map(list => list.split(" "))

/** Asks for files that are needed soon, after what is needed now. */
const preload = (hrefs: readonly string[] = []): void => {
  for (const href of hrefs)
    addLink("preload", href, {
      fetchPriority: "low",
      ...(href.endsWith(".js") ? { as: "script" } : { as: "fetch", crossOrigin: "anonymous" }),
    })
}

/**
 * Starts Gatsby's scripts, and asks for what they ask for next: the processor would have nothing to do until that comes.
 * React, the largest, goes first. Call it once.
 */
export const loadReact = (): void => {
  const [start = [], react] = readLists()
  for (const address of start)
    document.body.append(
      Object.assign(document.createElement("script"), {
        src: window.trustedScripts.createScriptURL(address),
        fetchPriority: "high",
      })
    )
  preload(react)
}

/** Asks for what a form that is being used asks for, after React. */
export const preloadForm = (): void => {
  const [, , forms, notifications] = readLists()
  preload(forms)
  preload(notifications)
}
