import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { type Page, expect, test } from "@playwright/test"
import { readData } from "../support/data"
import { states } from "../support/states"

const data = readData()

const axeSource = readFileSync(createRequire(`${process.cwd()}/`).resolve("axe-core/axe.min.js"), "utf8")

const routes = [
  "/",
  "/services/",
  "/about/",
  "/contact/",
  "/faq/",
  "/appointment/",
  "/message-sent/",
  "/offline/",
  "/no-such-page",
]
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
    for (const { id, nodes } of violations)
      for (const node of nodes)
        lines.push(`${id}: ${node.target.join(" ")} ${node.failureSummary.split("\n")[1] ?? ""}`)
    return lines
  })
}

/** Everything that moves has ended, but for the clock of a toast, which stands still while the toast is hovered. */
const settle = (page: Page) =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(
          animation => animation.playState === "running" && Number(animation.effect?.getComputedTiming().endTime) < 2000
        )
        .map(animation => animation.finished)
    )
  )

/** What axe finds in both themes; the page must not scroll sideways in either. */
const findingsInBothThemes = async (page: Page): Promise<string[]> => {
  const lines: string[] = []
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme })
    await settle(page)
    lines.push(...(await findings(page)).map(line => `${colorScheme}: ${line}`))
    if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth))
      lines.push(`${colorScheme}: the page scrolls sideways`)
  }
  return lines
}

/** Opens every answer: the browser closes the others of a category only while they share a name. */
const openAnswers = async (page: Page): Promise<void> => {
  await page.locator("details").evaluateAll(all => {
    for (const details of all) {
      details.removeAttribute("name")
      details.setAttribute("open", "")
    }
  })
  for (const answer of await page.locator("details p").all()) await expect(answer).toBeVisible()
}

for (const width of widths)
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, bypassCSP: true, contextOptions: { reducedMotion: "reduce" } })

    for (const route of routes)
      test(`${route} with all its answers open`, async ({ page }) => {
        await page.goto(route)
        await openAnswers(page)
        expect(await findingsInBothThemes(page)).toEqual([])
      })

    if (width < 992)
      test("the open menu", async ({ page }) => {
        await page.goto("/")
        await page.getByRole("button", { name: "Menu" }).click()
        await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible()
        expect(await findingsInBothThemes(page)).toEqual([])
      })

    test("a tooltip and the other slides", async ({ page }) => {
      await page.goto("/")
      for (const number of [2, 3]) {
        const dot = page.getByRole("button", { name: new RegExp(`^Slide ${number}`) })
        await dot.click()
        await expect(dot).toHaveAttribute("aria-current", "true")
        await page.keyboard.press("Tab")
        await expect(page.getByRole("tooltip")).toBeVisible()
        expect(await findingsInBothThemes(page)).toEqual([])
      }
    })

    for (const { name, reach, shown, held } of states)
      test(name, async ({ page }) => {
        await reach(page)
        await expect(shown(page)).toBeVisible()
        if (held) await page.locator(".Toastify__toast").first().hover()
        expect(await findingsInBothThemes(page)).toEqual([])
        await expect(shown(page)).toBeVisible()
      })
  })

test.describe("by keyboard alone", () => {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
    // A wide screen at 400 %.
    { width: 320, height: 256 },
  ])
    for (const route of routes)
      test(`${viewport.width} px, ${route}: every control is reached in turn, in view, and not covered`, async ({
        page,
      }) => {
        test.slow()
        await page.setViewportSize(viewport)
        await page.emulateMedia({ reducedMotion: "reduce" })
        await page.goto(route)
        await page.evaluate(() => Object.assign(window, { reached: new Set() }))
        const troubles: string[] = []
        for (let stop = 0; stop < 200; stop += 1) {
          await page.keyboard.press("Tab")
          const found = await page.evaluate(() => {
            const element = document.activeElement
            const reached: unknown = Reflect.get(window, "reached")
            if (!(element instanceof HTMLElement) || element === document.body || !(reached instanceof Set))
              return { end: true, trouble: "" }
            // The parts of a date field are one element to the page.
            if (reached.has(element) && !element.matches("input[type=date]")) return { end: true, trouble: "" }
            reached.add(element)
            const { left, top, right, bottom, width, height } = element.getBoundingClientRect()
            const name = `${element.outerHTML.slice(0, 120)} at ${Math.round(top)} to ${Math.round(bottom)}`
            if (bottom <= 0 || top >= innerHeight) return { end: false, trouble: `out of view: ${name}` }
            // Covered entirely (WCAG 2.4.11): no point of it can be hit.
            const points = [0.1, 0.5, 0.9].flatMap(x =>
              [0.1, 0.5, 0.9].map(y => [left + width * x, top + height * y] as const)
            )
            const hit = points.some(([x, y]) => {
              const seen = document.elementFromPoint(x, y)
              return seen !== null && (element.contains(seen) || seen.contains(element))
            })
            if (!hit) return { end: false, trouble: `covered: ${name}` }
            // The bar at the bottom edge covers no part of it, but of what is taller than the room above.
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
        expect(troubles).toEqual([])
        const missed = await page.evaluate(() => {
          const reached: unknown = Reflect.get(window, "reached")
          return [
            ...document.querySelectorAll<HTMLElement>(
              "a[href], button, input:not([type=hidden]), select, textarea, summary"
            ),
          ]
            .filter(
              element =>
                element.checkVisibility() &&
                !element.closest("[inert], [aria-hidden]") &&
                !(reached instanceof Set && reached.has(element))
            )
            .map(element => element.outerHTML.slice(0, 120))
        })
        expect(missed).toEqual([])
        // Focus alone leads nowhere (WCAG 3.2.1).
        expect(new URL(page.url()).pathname).toBe(route)
      })
})

test.describe("targets and names", () => {
  test.use({ bypassCSP: true, contextOptions: { reducedMotion: "reduce" } })

  for (const width of [390, 1280])
    for (const route of routes)
      test(`${width} px, ${route}: targets are 24 px at least, main actions 44 px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 844 })
        await page.goto(route)
        if (width === 390) await page.getByRole("button", { name: "Menu" }).click()
        const boxes = await page.evaluate(() =>
          [
            ...document.querySelectorAll<HTMLElement>(
              "a[href], button, input:not([type=hidden]), select, textarea, summary"
            ),
          ]
            // But for links in a sentence (WCAG 2.5.8).
            .filter(
              element =>
                element.checkVisibility() &&
                !element.closest("p, [aria-hidden]") &&
                !element.matches("[href='#content']")
            )
            .map(element => {
              const { width, height } = element.getBoundingClientRect()
              const filled = getComputedStyle(element).borderTopWidth !== "0px"
              return {
                name: element.outerHTML.slice(0, 100),
                width,
                height,
                main: filled || element.matches("header *, button, summary, [aria-roledescription=carousel] *"),
              }
            })
        )
        expect(boxes.filter(({ main }) => main).length).toBeGreaterThan(4)
        expect(boxes.filter(({ width, height }) => width < 24 || height < 24)).toEqual([])
        // A dot is 28 px wide, for all three to fit beside the buttons.
        expect(boxes.filter(({ main, height }) => main && height < 44)).toEqual([])
      })

  for (const route of routes)
    test(`${route}: an accessible name begins with the words that are seen`, async ({ page }) => {
      await page.goto(route)
      const named = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>(":is(a, button)[aria-label]")]
          .map(element => ({ seen: element.innerText.trim(), name: element.ariaLabel ?? "" }))
          .filter(({ seen }) => seen)
      )
      expect(named.filter(({ seen, name }) => !name.startsWith(seen))).toEqual([])
      if (route === "/services/")
        expect(named).toHaveLength(
          data.services.services.filter(({ bookable }: { bookable: boolean }) => bookable).length
        )
    })
})
