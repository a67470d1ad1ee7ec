import { announcerId, shownHook } from "./contract"

/**
 * Says something politely to screen readers, and with `shown` to everybody, in one element outside React's part of the
 * page; without a text it takes back what was said.
 */
export const announce = (text = "", shown?: Node): void => {
  let place = document.getElementById(announcerId)
  if (!place) {
    place = Object.assign(document.createElement("div"), { id: announcerId })
    place.setAttribute("role", "status")
    document.body.append(place)
  }
  place.toggleAttribute(shownHook, Boolean(shown))
  place.replaceChildren(text, shown ?? "")
}
