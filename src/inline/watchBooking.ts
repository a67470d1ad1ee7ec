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

/**
 * Keeps it up to date on the root element whether the page shows a button that books. Browsers from before 2020 cannot
 * observe sizes: there the bar at the bottom edge keeps its own button.
 */
export const watchBooking = (): void => {
  if (!("ResizeObserver" in window)) return
  // Observers report for the first time once the browser has laid out the page by itself, and whenever text grows or an
  // answer unfolds.
  new ResizeObserver(update).observe(document.body)
  // A slide, or a page of React, comes without a change of the size.
  new MutationObserver(update).observe(document.body, { subtree: true, childList: true, attributes: true })
  addEventListener("scroll", update)
  addEventListener("resize", update)
}
