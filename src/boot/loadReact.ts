/** Brings React: the only part of the inline script that knows how Gatsby's scripts are kept in the page. */
import { addLink } from "./addLink"
import { preloadsId, scriptsTemplateId } from "./contract"

/** Addresses of the files that are asked for early, because they would be asked for one after the other. */
export interface Preloads {
  /** What React's start asks for. */
  react: readonly string[]
  /** What a form asks for when it is used. */
  forms: readonly string[]
}

/**
 * Puts Gatsby's scripts into the page, and asks at once for what they ask for next, and for a form's rules and
 * notifications if one is being used. Call it once.
 */
export const loadReact = (forForm: boolean): void => {
  const template = document.querySelector<HTMLTemplateElement>(`#${scriptsTemplateId}`)
  // Moved, not copied: they are still the page's own scripts, which Trusted Types let run.
  if (template) document.body.append(template.content)
  // On a slow phone each of these costs milliseconds: between the two the page may answer to a finger.
  setTimeout(() => {
    const text = document.querySelector(`#${preloadsId}`)?.textContent
    if (!text) return
    const { react, forms }: Preloads = JSON.parse(text)
    for (const href of forForm ? [...react, ...forms] : react)
      addLink("preload", href, href.endsWith(".js") ? { as: "script" } : { as: "fetch", crossOrigin: "anonymous" })
  })
}
