import { closest, interactiveSelector } from "../../plugins/gatsby-plugin-on-demand"
import { desktopScreen, menuTop } from "./contract"

/**
 * Adds to the menu's popover: it opens directly below the bar, however far the page is scrolled, and its button gets
 * the focus when a tap outside closes it. (On Escape the browser does that.) The menu closes when the focus moves to
 * another control, which the menu might cover, and when the screen becomes wide enough for links without a menu.
 * `signal` removes the listeners.
 */
export const watchMenu = (signal?: AbortSignal): void => {
  const options = signal ? { capture: true, signal } : true
  let menu: HTMLElement | null = null
  let button: HTMLElement | null = null
  const positionMenu = (): void =>
    menu?.style.setProperty(menuTop, `${menu.parentElement?.getBoundingClientRect().bottom}px`)
  const onToggle = (event: ToggleEvent): void => {
    menu = event.newState === "open" ? closest(event, "*") : null
    positionMenu()
  }
  const onFocusIn = (event: Event): void => {
    if (closest(event, interactiveSelector) && !closest(event, "[popover],[popovertarget]")) menu?.hidePopover()
  }
  const onPointerDown = (event: Event): void => {
    button =
      menu && !closest(event, "[popover],[popovertarget]")
        ? document.querySelector<HTMLElement>("[popovertarget]")
        : null
  }
  // On click, because a touch moves the focus only after the menu has closed.
  const onClick = (): void => {
    if (!document.activeElement?.matches(interactiveSelector)) button?.focus()
    button = null
  }
  // On wide screens the menu is not a popover. Safari 13 cannot listen to media queries this way, and has no popovers
  // either.
  matchMedia(desktopScreen).addEventListener?.("change", () => menu?.hidePopover(), options)
  addEventListener("beforetoggle", onToggle, options)
  addEventListener("focusin", onFocusIn, options)
  addEventListener("scroll", positionMenu, options)
  addEventListener("pointerdown", onPointerDown, options)
  addEventListener("click", onClick, options)
}
