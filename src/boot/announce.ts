import { announcerId, shownHook } from "./contract"

/**
 * Says something politely to screen readers, and with something `shown` beside it to everybody; without a text it takes
 * back what was said. The place is in the layout, empty, so that screen readers know of it before it speaks.
 */
export const announce = (text = "", link?: Node): void => {
  const announcer = document.querySelector(`#${announcerId}`)
  announcer?.toggleAttribute(shownHook, Boolean(link))
  announcer?.replaceChildren(text, link ?? "")
}
