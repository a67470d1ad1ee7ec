/**
 * Gives the focus back to the button of a menu that a tap outside has closed; without this it would be lost to the page.
 * (On Escape the browser does so itself.) Returns how to stop.
 */
export const keepMenuFocus = (): (() => void) => {
  // To a browser without popovers the selector below is an error.
  if (!("popover" in HTMLElement.prototype)) return () => undefined
  let button: HTMLElement | null = null
  const down = ({ target }: Event): void => {
    const menu = document.querySelector("[popover]:popover-open")
    button = menu && document.querySelector<HTMLElement>(`[popovertarget="${menu.id}"]`)
    if (target instanceof Node && (menu?.contains(target) || button?.contains(target))) button = null
  }
  // Only at the click has the focus settled: under a finger it moves after the menu has closed.
  const click = (): void => {
    if (!document.activeElement?.matches("a,button,input,select,textarea,summary")) button?.focus()
    button = null
  }
  addEventListener("pointerdown", down, true)
  addEventListener("click", click, true)
  return () => {
    removeEventListener("pointerdown", down, true)
    removeEventListener("click", click, true)
  }
}
