/** Loads React. No other part of the inline script knows where the page stores the URLs of Gatsby's scripts. */
import { preloadsId } from "../contract"

/** URLs of the scripts that start React, and of files that would otherwise be requested one after the other. */
export interface Preloads {
  /** Gatsby's own scripts, which start all others. */
  start: readonly string[]
  /** Files that React requests when it starts. */
  react: readonly string[]
  /** Files that a form needs in addition to its page. */
  form: readonly string[]
}

/** Returns whether React can start on this page. It cannot on pages that are shown at the URLs of others. */
export const canStartReact = (): boolean => document.querySelector(`#${preloadsId}`) !== null

/** Returns the lists of files that `formatPreloads` has written. */
const readLists = (): string[][] =>
  `${document.querySelector(`#${preloadsId}`)?.textContent}`.split(";").map(list => list.split(" ").filter(Boolean))

/** Requests a file with a link in the page's head. */
export const addLink = (rel: "preload" | "prefetch", href: string, attributes: Partial<HTMLLinkElement> = {}): void =>
  document.head.append(Object.assign(document.createElement("link"), attributes, { rel, href }))

/** Requests files that are needed soon, with a lower priority than those needed now. */
const preload = (hrefs: readonly string[] = []): void => {
  for (const href of hrefs)
    addLink("preload", href, {
      fetchPriority: "low",
      ...(href.endsWith(".js") ? { as: "script" } : { as: "fetch", crossOrigin: "anonymous" }),
    })
}

/**
 * Starts Gatsby's scripts and preloads the files that they request next, so that the processor does not idle until
 * these arrive. React, the largest, goes first. Must be called only once.
 */
export const loadReact = (): void => {
  const [start = [], react] = readLists()
  for (const url of start)
    document.body.append(
      Object.assign(document.createElement("script"), {
        src: window.trustedScripts.createScriptURL(url),
        fetchPriority: "high",
      })
    )
  preload(react)
}

/** Preloads the files that a form requests, after those of React. Called when the form is used. */
export const preloadForm = (): void => {
  const [, , form] = readLists()
  preload(form)
}
