import { closest, interactiveSelector } from "../../plugins/gatsby-plugin-on-demand"
import { desktopScreen, menuTop, pageEvent } from "./contract"

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
