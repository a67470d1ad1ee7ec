/** Loads React: the only part of the inline script that knows where the page keeps the addresses of Gatsby's scripts. */
import { addLink } from "./addLink"
import { preloadsId } from "./contract"

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

/** Milliseconds of a page's own transfer above which a slower network changes nothing. */
const maxPageMs = 700

/**
 * Starts Gatsby's scripts, and asks for what they ask for next and, if a form is being used, what that does.
 * Files that load at the same time share the network evenly. React, the largest, would come last, and the processor would
 * have nothing to do until then. So the others are asked for while React is on its way, later on a slow network: how slow
 * it is, the transfer of the page itself has shown. Call it once.
 */
export const loadReact = (forForm: boolean): void => {
  // A browser that does not say how long the page took is treated as if the network were slow.
  const { requestStart = 0, responseEnd = maxPageMs }: Partial<PerformanceNavigationTiming> =
    performance.getEntriesByType("navigation")[0] ?? {}
  // As formatPreloads has written them.
  const [start = [], react = [], forms = [], notifications = []] =
    `${document.querySelector(`#${preloadsId}`)?.textContent}`.split(";").map(list => list.split(" "))
  for (const address of start)
    document.body.append(
      Object.assign(document.createElement("script"), { src: window.trustedScripts.createScriptURL(address) })
    )
  const preload = (hrefs: readonly string[], pageTransfers: number): unknown =>
    setTimeout(
      () => {
        for (const href of hrefs)
          addLink("preload", href, href.endsWith(".js") ? { as: "script" } : { as: "fetch", crossOrigin: "anonymous" })
      },
      pageTransfers * Math.min(responseEnd - requestStart, maxPageMs)
    )
  preload(react, 2)
  if (forForm) {
    preload(forms, 3)
    preload(notifications, 4)
  }
}
