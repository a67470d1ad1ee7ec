/** Loads React: the only part of the inline script that knows where the page keeps Gatsby's scripts. */
import { addLink } from "./addLink"
import { preloadsId, scriptsTemplateId } from "./contract"

/** Addresses of the files that are preloaded, because they would be requested one after the other. */
export interface Preloads {
  /** What React requests when it starts. */
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
  // Moved, not copied: Trusted Types let only the page's own elements run.
  if (template) document.body.append(template.content)
  // Both cost milliseconds on a slow phone. In between the page can respond to a tap.
  setTimeout(() => {
    // The type is asserted: src/build/fillPages.ts has written it.
    const { react, forms }: Preloads = JSON.parse(document.querySelector(`#${preloadsId}`)?.textContent ?? "")
    for (const href of react.concat(forForm ? forms : []))
      addLink("preload", href, href.endsWith(".js") ? { as: "script" } : { as: "fetch", crossOrigin: "anonymous" })
  })
}
