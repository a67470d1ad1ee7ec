/** Loads React: the only part of the inline script that knows where the page keeps Gatsby's scripts. */
import { addLink } from "./addLink"
import { preloadsId, scriptsTemplateId } from "./contract"

/** Addresses of the files that are preloaded, because they would be requested one after the other. */
export interface Preloads {
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
 * Puts Gatsby's scripts into the page, and asks for what they ask for next and, if a form is being used, what that does.
 * Files that load at once share the network evenly, so that the largest, React, would come last and all work with it. So
 * the others are asked for a little later, on a slow network, while React is on its way: the page itself has shown how
 * long its transfer takes. Call it once.
 */
export const loadReact = (forForm: boolean): void => {
  const template = document.querySelector<HTMLTemplateElement>(`#${scriptsTemplateId}`)
  // Moved, not copied: Trusted Types let only the page's own elements run.
  if (template) document.body.append(template.content)
  const { requestStart, responseEnd } = performance.timing
  // The type is asserted: src/build/fillPages.ts has written it.
  const { react, forms, notifications }: Preloads = JSON.parse(
    document.querySelector(`#${preloadsId}`)?.textContent ?? ""
  )
  const preload = (hrefs: readonly string[], pages: number): unknown =>
    setTimeout(
      () => {
        for (const href of hrefs)
          addLink("preload", href, href.endsWith(".js") ? { as: "script" } : { as: "fetch", crossOrigin: "anonymous" })
      },
      pages * Math.min(responseEnd - requestStart, maxPageMs)
    )
  preload(react, 2)
  if (forForm) {
    preload(forms, 3)
    preload(notifications, 4)
  }
}
