import { closest } from "./closest"
import { menuTop, pressable } from "./contract"

/**
 * What the menu's popover does not do by itself: it opens right below the bar, wherever the page has been scrolled to, and
 * when a tap outside has closed it, its button has the focus again instead of the page. (On Escape the browser does that.)
 * It ends with `signal`.
 */
export const watchMenu = (signal?: AbortSignal): void => {
  const options = { capture: true, signal }
  let menu: HTMLElement | null = null
  let button: HTMLElement | null = null
  const positionMenu = (): void =>
    menu?.style.setProperty(menuTop, `${menu.parentElement?.getBoundingClientRect().bottom}px`)
  const onToggle = (event: ToggleEvent): void => {
    menu = event.newState === "open" ? closest(event, "*") : null
    positionMenu()
  }
  const onPointerDown = (event: Event): void => {
    button =
      menu && !closest(event, "[popover],[popovertarget]")
        ? document.querySelector<HTMLElement>("[popovertarget]")
        : null
  }
  // Only at the click has the focus settled: under a finger it moves after the menu has closed.
  const onClick = (): void => {
    if (!document.activeElement?.matches(pressable)) button?.focus()
    button = null
  }
  addEventListener("beforetoggle", onToggle, options)
  addEventListener("scroll", positionMenu, options)
  addEventListener("pointerdown", onPointerDown, options)
  addEventListener("click", onClick, options)
}
