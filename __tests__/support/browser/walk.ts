import type { Page } from "@playwright/test"

/**
 * Moves through the page with the Tab key, from its beginning. Returns the controls that are out of view, covered, or never
 * reached.
 */
export const walk = async (page: Page): Promise<string[]> => {
  await page.evaluate(() => {
    Object.assign(window, { reached: new Set() })
    // The Tab key goes on from where the focus was last: here, before the first control.
    const start = document.createElement("span")
    start.tabIndex = -1
    document.body.prepend(start)
    start.focus()
    start.remove()
    scrollTo({ top: 0, behavior: "instant" })
  })
  const troubles: string[] = []
  for (let stop = 0; stop < 200; stop += 1) {
    await page.keyboard.press("Tab")
    const found = await page.evaluate(() => {
      const element = document.activeElement
      const reached: unknown = Reflect.get(window, "reached")
      if (!(element instanceof HTMLElement) || element === document.body || !(reached instanceof Set))
        return { end: true, trouble: "" }
      // A date field has several stops for the Tab key, but is one element.
      if (reached.has(element) && !element.matches("input[type=date]")) return { end: true, trouble: "" }
      reached.add(element)
      const { left, top, right, bottom, width, height } = element.getBoundingClientRect()
      const name = `${element.outerHTML.slice(0, 120)} at ${Math.round(top)} to ${Math.round(bottom)}`
      if (bottom <= 0 || top >= innerHeight) return { end: false, trouble: `out of view: ${name}` }
      // Covered entirely (WCAG 2.4.11): no point of it can be hit.
      const points = [0.1, 0.5, 0.9].flatMap(x =>
        [0.1, 0.5, 0.9].map(y => [left + width * x, top + height * y] as const)
      )
      const isHit = points.some(([x, y]) => {
        const seen = document.elementFromPoint(x, y)
        return seen !== null && (element.contains(seen) || seen.contains(element))
      })
      if (!isHit) return { end: false, trouble: `covered: ${name}` }
      // The bottom bar covers no part of it, unless it is taller than the space above the bar.
      const bar = document.querySelector("header a[href^='tel:']")?.parentElement
      const barBox = bar?.getBoundingClientRect()
      const under =
        bar &&
        barBox &&
        getComputedStyle(bar).position === "fixed" &&
        !bar.contains(element) &&
        bottom > barBox.top + 1 &&
        right > barBox.left &&
        height < barBox.top / 2
      return { end: false, trouble: under ? `partly under the bar: ${name}` : "" }
    })
    if (found.end) break
    if (found.trouble) troubles.push(found.trouble)
  }
  const missed = await page.evaluate(() => {
    const reached: unknown = Reflect.get(window, "reached")
    return [
      ...document.querySelectorAll<HTMLElement>("a[href], button, input:not([type=hidden]), select, textarea, summary"),
    ]
      .filter(
        element =>
          element.checkVisibility() &&
          !element.closest("[inert], [aria-hidden]") &&
          !(reached instanceof Set && reached.has(element))
      )
      .map(element => `never reached: ${element.outerHTML.slice(0, 120)}`)
  })
  return [...troubles, ...missed]
}
