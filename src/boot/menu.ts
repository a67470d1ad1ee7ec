import { menuTop } from "./contract"

// To a browser without popovers the selector is an error.
const openMenu = () =>
  "popover" in HTMLElement.prototype ? document.querySelector<HTMLElement>("[popover]:popover-open") : null

const place = (menu: EventTarget | null): void => {
  if (menu instanceof HTMLElement && menu.parentElement)
    menu.style.setProperty(menuTop, `${menu.parentElement.getBoundingClientRect().bottom}px`)
}

/**
 * What the menu's popover does not do by itself: it opens right below the bar, wherever the page has been scrolled to, and
 * when a tap outside has closed it, its button has the focus again instead of the page. (On Escape the browser does that.)
 * Returns how to stop.
 */
export const watchMenu = (): (() => void) => {
  const stop = new AbortController()
  const options = { capture: true, signal: stop.signal }
  let button: HTMLElement | null = null
  const onPointerDown = ({ target }: Event): void => {
    const menu = openMenu()
    button = menu && document.querySelector<HTMLElement>(`[popovertarget="${menu.id}"]`)
    if (target instanceof Node && (menu?.contains(target) || button?.contains(target))) button = null
  }
  // Only at the click has the focus settled: under a finger it moves after the menu has closed.
  const onClick = (): void => {
    if (!document.activeElement?.matches("a,button,input,select,textarea,summary")) button?.focus()
    button = null
  }
  addEventListener("pointerdown", onPointerDown, options)
  addEventListener("click", onClick, options)
  addEventListener("beforetoggle", event => place(event.target), options)
  addEventListener("scroll", () => place(openMenu()), options)
  return () => stop.abort()
}
