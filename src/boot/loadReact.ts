/** Brings React: the only part of the inline script that knows how Gatsby's scripts are kept in the page. */
import { pageScriptsId } from "./contract"

interface Preload {
  href: string
  as: string
}

interface PageScripts {
  /** What Gatsby's inline scripts would have set on `window`. */
  globals: Record<string, string>
  /** Gatsby's scripts, in their order. */
  scripts: string[]
  /** Files those scripts ask for next: asked for at once, they save two round trips. */
  preloads: Preload[]
  /** Files a form asks for when it is used. */
  formPreloads: Preload[]
}

const preload = (files: readonly Preload[]): void => {
  for (const { href, as } of files)
    document.head.append(
      Object.assign(document.createElement("link"), {
        rel: "preload",
        href,
        as,
        ...(as === "fetch" && { crossOrigin: "anonymous" }),
      })
    )
}

/**
 * Adds Gatsby's scripts to the page, and asks at once for what they ask for next, and for a form's rules
 * and notifications if one is being used. Call it once.
 */
export const loadReact = (forForm: boolean): void => {
  const text = document.getElementById(pageScriptsId)?.textContent
  if (!text) return
  const { globals, scripts, preloads, formPreloads }: PageScripts = JSON.parse(text)
  // The map is for fetching scripts of pages whose links are in view, which this site does not do.
  Object.assign(window, globals, { ___chunkMapping: {} })
  for (const src of scripts) document.body.append(Object.assign(document.createElement("script"), { src, async: true }))
  // On a slow phone each of these costs milliseconds: between the two the page may answer to a finger.
  setTimeout(() => preload(forForm ? [...preloads, ...formPreloads] : preloads))
}
