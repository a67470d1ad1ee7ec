import { announcerId, shownHook } from "./contract"

/**
 * Says something politely to screen readers, and with something `shown` beside it to everybody; without a text it takes
 * back what was said. The place is in the layout, empty, so that screen readers know of it before it speaks.
 */
export const announce = (text = "", shown?: Node): void => {
  const place = document.querySelector(`#${announcerId}`)
  place?.toggleAttribute(shownHook, Boolean(shown))
  place?.replaceChildren(text, shown ?? "")
}
