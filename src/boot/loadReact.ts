/** Brings React: the only part of the inline script that knows how Gatsby's scripts are kept in the page. */
import { addLink } from "./addLink"
import { preloadsId, scriptsTemplateId } from "./contract"

/** Addresses of the files that are asked for early, because they would be asked for one after the other. */
export interface Preloads {
  /** What React's start asks for. */
  react: readonly string[]
  /** What a form asks for when it is used: its rules. */
  forms: readonly string[]
  /** What a form asks for once it has been used: its notifications. */
  notifications: readonly string[]
}

/**
 * Puts Gatsby's scripts into the page, and asks at once for what they ask for next, and for a form's rules if one is being
 * used. Call it once.
 */
export const loadReact = (forForm: boolean): void => {
  const template = document.querySelector<HTMLTemplateElement>(`#${scriptsTemplateId}`)
  // Moved, not copied: they are still the page's own scripts, which Trusted Types let run.
  if (template) document.body.append(template.content)
  // On a slow phone each of these costs milliseconds: between the two the page may answer to a finger.
  setTimeout(() => {
    const { react, forms }: Preloads = JSON.parse(document.querySelector(`#${preloadsId}`)?.textContent ?? "")
    for (const href of react.concat(forForm ? forms : []))
      addLink("preload", href, href.endsWith(".js") ? { as: "script" } : { as: "fetch", crossOrigin: "anonymous" })
  })
}
