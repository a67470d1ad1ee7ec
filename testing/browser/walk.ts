import type { Page } from "@playwright/test"

/**
 * Moves through the page with the Tab key, from its start. Returns the controls that are out of view, covered, without
 * a focus ring, or never reached.
 */
export const walk = async (page: Page): Promise<string[]> => {
  await page.evaluate(() => {
    Object.assign(window, { reached: new Set() })
    // The Tab key continues from the last focused position: here, before the first control.
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
      // A date field is a single element with several tab stops.
      const isLaterStop = reached.has(element)
      if (isLaterStop && !element.matches("input[type=date]")) return { end: true, trouble: "" }
      reached.add(element)
      const { left, top, right, bottom, width, height } = element.getBoundingClientRect()
      const name = `${element.outerHTML.slice(0, 120)} at ${Math.round(top)} to ${Math.round(bottom)}`
      if (bottom <= 0 || top >= innerHeight) return { end: false, trouble: `out of view: ${name}` }
      // A card is one large link with its focus ring around the card. The browser itself draws the ring of a date
      // field's further tab stops.
      const hasRing = ["", "::after"].some(part => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element, part)
        return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2
      })
      if (!hasRing && !isLaterStop) return { end: false, trouble: `no focus ring: ${name}` }
      // An element is entirely covered (WCAG 2.4.11) if none of its points can be hit.
      const points = [0.1, 0.5, 0.9].flatMap(x =>
        [0.1, 0.5, 0.9].map(y => [left + width * x, top + height * y] as const)
      )
      const isHit = points.some(([x, y]) => {
        const seen = document.elementFromPoint(x, y)
        return seen !== null && (element.contains(seen) || seen.contains(element))
      })
      if (!isHit) return { end: false, trouble: `covered: ${name}` }
      // Neither the bottom bar nor the fixed link “Our Services” may cover part of an element, unless the element is
      // too tall for the space above.
      const bar = document.querySelector("header a[href^='tel:']")?.parentElement
      const over = [bar, document.querySelector("main > a[href$='/services/']")].find(fixed => {
        if (!fixed || fixed.contains(element) || getComputedStyle(fixed).position !== "fixed") return false
        // The bar is hidden while a field has the focus.
        if (!fixed.checkVisibility({ visibilityProperty: true })) return false
        const box = fixed.getBoundingClientRect()
        return bottom > box.top + 1 && top < box.bottom && right > box.left && left < box.right && height < box.top / 2
      })
      return { end: false, trouble: over ? `partly under ${over.tagName}: ${name}` : "" }
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
