import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { type Page, expect, test } from "@playwright/test"

const axeSource = readFileSync(createRequire(`${process.cwd()}/`).resolve("axe-core/axe.min.js"), "utf8")

const routes = ["/", "/services/", "/about/", "/contact/", "/faq/", "/appointment/", "/message-sent/", "/offline/", "/no-such-page"]
const themes = ["light", "dark"] as const
const widths = [320, 768, 1280]

/** All rules of axe, its best practices included; each finding as one line. */
const findings = async (page: Page): Promise<string[]> => {
  await page.evaluate(axeSource)
  return page.evaluate(async () => {
    const axe: unknown = Reflect.get(window, "axe")
    const run: unknown = typeof axe === "object" && axe !== null ? Reflect.get(axe, "run") : undefined
    if (typeof run !== "function") throw new Error("axe did not load")
    const { violations } = await run(document, { resultTypes: ["violations"] })
    const lines: string[] = []
    for (const { id, nodes } of violations) for (const node of nodes) lines.push(`${id}: ${node.target.join(" ")} ${node.failureSummary.split("\n")[1] ?? ""}`)
    return lines
  })
}

/** Everything that moves has ended, but for the clock of a toast, which stands still while the toast is hovered. */
const settle = (page: Page) =>
  page.evaluate(() => Promise.allSettled(document.getAnimations().filter(animation => animation.playState === "running" && Number(animation.effect?.getComputedTiming().endTime) < 2000).map(animation => animation.finished)))

/** What axe finds in both themes; the page must not scroll sideways in either. */
const findingsInBothThemes = async (page: Page): Promise<string[]> => {
  const lines: string[] = []
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme })
    await settle(page)
    lines.push(...(await findings(page)).map(line => `${colorScheme}: ${line}`))
    if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) lines.push(`${colorScheme}: the page scrolls sideways`)
  }
  return lines
}

for (const width of widths)
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, bypassCSP: true, contextOptions: { reducedMotion: "reduce" } })

    for (const route of routes)
      test(`${route} with all its answers open`, async ({ page }) => {
        await page.goto(route)
        for (const details of await page.locator("details").all()) await details.evaluate(element => element.setAttribute("open", ""))
        expect(await findingsInBothThemes(page)).toEqual([])
      })

    test("the open menu, a tooltip and the other slides", async ({ page }) => {
      await page.goto("/")
      const menu = page.getByRole("button", { name: "Menu" })
      if (await menu.isVisible()) {
        await menu.click()
        expect(await findingsInBothThemes(page)).toEqual([])
        await page.keyboard.press("Escape")
      }
      for (const slide of [/^Slide 2/, /^Slide 3/]) {
        await page.getByRole("button", { name: slide }).click()
        await expect(page.getByRole("button", { name: slide })).toHaveAttribute("aria-current", "true")
        await page.getByRole("button", { name: "Next slide" }).focus()
        expect(await findingsInBothThemes(page)).toEqual([])
      }
    })

    for (const [route, button] of [
      ["/contact/", "Send Message"],
      ["/appointment/", "Book Appointment"],
    ] as const)
      test(`the errors and the toast of ${route}`, async ({ page }) => {
        await page.goto(route)
        await page.getByRole("button", { name: button }).click()
        await expect(page.getByRole("alert")).toBeVisible()
        await page.getByRole("alert").hover()
        expect(await findingsInBothThemes(page)).toEqual([])
      })
  })

test.describe("by keyboard alone", () => {
  test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: "reduce" } })

  for (const route of routes)
    test(`${route}: each stop is in view and not covered`, async ({ page }) => {
      await page.goto(route)
      const stops = await page.locator("a[href]:visible, button:visible, input:visible, select:visible, textarea:visible, summary:visible").count()
      for (let stop = 0; stop < stops; stop += 1) {
        await page.keyboard.press("Tab")
        const covered = await page.evaluate(() => {
          const element = document.activeElement
          if (!element || element === document.body) return ""
          const { left, top, width, height } = element.getBoundingClientRect()
          const name = element.outerHTML.slice(0, 120)
          if (top + height <= 0 || top >= innerHeight) return `out of view: ${name}`
          // Covered entirely (WCAG 2.4.11): no point of it can be hit.
          const points = [0.1, 0.5, 0.9].flatMap(x => [0.1, 0.5, 0.9].map(y => [left + width * x, top + height * y] as const))
          const hit = points.some(([x, y]) => {
            const found = document.elementFromPoint(x, y)
            return found !== null && (element.contains(found) || found.contains(element))
          })
          return hit ? "" : `covered: ${name}`
        })
        expect(covered).toBe("")
      }
    })
})

test.describe("targets, text spacing and heading order", () => {
  test.use({ bypassCSP: true })

  for (const route of routes)
    test(`${route}`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(route)
      // WCAG 2.5.8: 24 px, but for links in a sentence.
      const small = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary")]
          .filter(element => element.checkVisibility() && !element.closest("p, address, dd, [aria-hidden]") && !element.matches("[href='#content'], [type=hidden]"))
          .map(element => ({ name: element.outerHTML.slice(0, 100), box: element.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 0 && (box.width < 24 || box.height < 24))
          .map(({ name }) => name)
      )
      expect(small).toEqual([])
      const levels = await page.evaluate(() => [...document.querySelectorAll("h1, h2, h3, h4")].map(heading => Number(heading.tagName.slice(1))))
      expect(levels[0]).toBe(1)
      for (const [index, level] of levels.entries()) expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1)
      // WCAG 1.4.12: more space between letters, words, lines and paragraphs cuts nothing off.
      await page.addStyleTag({ content: "* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important } p { margin-bottom: 2em !important }" })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    })
})
