import type { Driver } from "./driver"
import { expect } from "./engineTest"

/**
 * Returns the centre of the first visible element with this name in the window, after scrolling to it if `scroll` is
 * given.
 */
const centre = (selector: string, name: string, scroll: string): string | undefined => {
  const found = [...document.querySelectorAll(selector)].find(
    element =>
      (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().startsWith(name) &&
      element.getClientRects().length > 0 &&
      !element.closest("[inert]")
  )
  if (!found) return undefined
  if (scroll) found.scrollIntoView({ block: "center", behavior: "instant" })
  const { x, y, width, height } = found.getBoundingClientRect()
  return `${Math.round(x + width / 2)} ${Math.round(y + height / 2)}`
}

/** Presses the first visible element with this name with the mouse, once it has stopped moving. */
export const press = async (driver: Driver, selector: string, name = ""): Promise<void> => {
  let position = ""
  await expect(async () => {
    position = String(await driver.run(centre, selector, name, "scroll"))
    expect(position, `${selector} ${name}`).toMatch(/^\d+ \d+$/)
    // Focusing an invalid field scrolls smoothly, and the scrolling may not have ended.
    await new Promise(resolve => setTimeout(resolve, 100))
    expect(await driver.run(centre, selector, name, "")).toBe(position)
  }).toPass()
  const [x = 0, y = 0] = position.split(" ").map(Number)
  await driver.point(x, y, true)
}
