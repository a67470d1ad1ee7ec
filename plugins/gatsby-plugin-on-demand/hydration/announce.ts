import { announcerId, visibleHook } from "../contract"

/**
 * Announces a text to screen readers, and shows it if a `link` follows it. Without a text, empties the live region. The
 * region is in every page, because screen readers must know it before it changes.
 */
export const announce = (text = "", link?: Node): void => {
  const announcer = document.querySelector(`#${announcerId}`)
  announcer?.toggleAttribute(visibleHook, Boolean(link))
  announcer?.replaceChildren(text, link ?? "")
}
