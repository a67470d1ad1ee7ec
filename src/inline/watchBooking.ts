import { bookHook } from "./contract"

/** Returns whether the beginning of a button's text is on the screen, and nothing covers it. */
const isInView = (button: Element): boolean => {
  const { x, y } = button.getBoundingClientRect()
  return button.contains(document.elementFromPoint(x + 24, y + 24))
}

const update = (): void => {
  const buttons = [...document.querySelectorAll(`main [${bookHook}]`)]
  document.documentElement.toggleAttribute(bookHook, buttons.some(isInView))
}

/** Keeps it up to date on the root element whether the page shows a button that books. */
export const watchBooking = (): void => {
  update()
  addEventListener("scroll", update)
}
