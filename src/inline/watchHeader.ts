import { closest, interactiveSelector } from "../../plugins/gatsby-plugin-on-demand"
import { bookHook, desktopScreen, menuTop, pageEvent } from "./contract"

/** Returns whether the beginning of a button's text is on the screen, and nothing covers it. */
const isInView = (button: Element): boolean => {
  const { x, y } = button.getBoundingClientRect()
  return button.contains(document.elementFromPoint(x + 24, y + 24))
}

const listBookButtons = (): Element[] => [...document.querySelectorAll(`main [${bookHook}]`)]

const updateBooking = (): void => {
  document.documentElement.toggleAttribute(bookHook, listBookButtons().some(isInView))
}

/**
 * Keeps it up to date on the root element whether the page shows a button that books. The browser reports when a button
 * comes into view or leaves it, for whatever reason, and for the first time once it has laid out the page by itself.
 */
export const watchBooking = (): void => {
  // The header and the bar cover the edges of the screen.
  const observer = new IntersectionObserver(updateBooking, { rootMargin: "-56px 0px -72px", threshold: [0, 0.5, 1] })
  const observe = (): void => {
    for (const button of listBookButtons()) observer.observe(button)
  }
  observe()
  addEventListener(pageEvent, observe)
}

let menu: HTMLElement | null = null
let button: HTMLElement | null = null

const closeMenu = (): void => menu?.hidePopover()

const positionMenu = (): void =>
  menu?.style.setProperty(menuTop, `${menu.parentElement?.getBoundingClientRect().bottom}px`)

const onToggle = (event: ToggleEvent): void => {
  menu = event.newState === "open" ? closest(event, "*") : null
  positionMenu()
}

const onFocusIn = (event: Event): void => {
  if (closest(event, interactiveSelector) && !closest(event, "[popover],[popovertarget]")) closeMenu()
}

const onPointerDown = (event: Event): void => {
  button =
    menu && !closest(event, "[popover],[popovertarget]") ? document.querySelector<HTMLElement>("[popovertarget]") : null
}

const onClick = (event: Event): void => {
  if (closest(event, "[popover] a")) closeMenu()
  // On click, because a touch moves the focus only after the menu has closed.
  if (!document.activeElement?.matches(interactiveSelector)) button?.focus()
  button = null
}

/**
 * Adds to the menu's popover: it opens directly below the bar, however far the page is scrolled, and its button gets
 * the focus when a tap outside closes it. (On Escape the browser does that.) The menu closes when a link in it is
 * chosen, when the focus moves to another control, which the menu might cover, and when the screen becomes wide enough
 * for links without a menu.
 */
export const watchMenu = (): void => {
  // On wide screens the menu is not a popover. Safari 13 cannot listen to media queries this way, and has no popovers
  // either.
  matchMedia(desktopScreen).addEventListener?.("change", closeMenu)
  addEventListener("beforetoggle", onToggle, true)
  addEventListener("focusin", onFocusIn, true)
  addEventListener("scroll", positionMenu, true)
  addEventListener("pointerdown", onPointerDown, true)
  addEventListener("click", onClick, true)
  addEventListener(pageEvent, closeMenu)
}
