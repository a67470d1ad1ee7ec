import { bookHook, pageEvent } from "./contract"

/** Returns whether the beginning of a button's text is on the screen, and nothing covers it. */
const isInView = (button: Element): boolean => {
  const { x, y } = button.getBoundingClientRect()
  return button.contains(document.elementFromPoint(x + 24, y + 24))
}

const listButtons = (): Element[] => [...document.querySelectorAll(`main [${bookHook}]`)]

const update = (): void => {
  document.documentElement.toggleAttribute(bookHook, listButtons().some(isInView))
}

/**
 * Keeps it up to date on the root element whether the page shows a button that books. The browser reports when a button
 * comes into view or leaves it, for whatever reason, and for the first time once it has laid out the page by itself.
 */
export const watchBooking = (): void => {
  // The header and the bar cover the edges of the screen.
  const observer = new IntersectionObserver(update, { rootMargin: "-56px 0px -72px", threshold: [0, 0.5, 1] })
  const observe = (): void => {
    for (const button of listButtons()) observer.observe(button)
  }
  observe()
  addEventListener(pageEvent, observe)
}
