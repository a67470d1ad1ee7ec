import { type Page, expect, test } from "@playwright/test"
import { axeFindings } from "../support/browser/axeFindings"
import { readData } from "../support/data"
import { hydrated } from "../support/browser/hydrated"
import { motions } from "../support/browser/motions"
import { visitedRoutes } from "../support/routes"
import { states } from "../support/browser/states"
import { walk } from "../support/browser/walk"

const data = readData()

const themes = ["light", "dark"] as const
const widths = [320, 768, 1280]

/** Waits until all animations have ended, except the progress bar of a toast, which is paused while it is hovered. */
const finishAnimations = (page: Page) =>
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

/**
 * The violations of axe at every width in both themes, with and without more contrast. The page must not scroll sideways in any of them. `prepare`
 * restores the state that a new width has changed.
 */
const findingsEverywhere = async (
  page: Page,
  prepare: () => Promise<void> = () => Promise.resolve(),
  at: readonly number[] = widths
): Promise<string[]> => {
  const lines: string[] = []
  for (const width of at) {
    await page.setViewportSize({ width, height: 900 })
    await prepare()
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme })
      await finishAnimations(page)
      const place = `${width} px, ${colorScheme}`
      // Themes differ in colours alone; layout.spec.ts checks that nothing else does.
      const rules = colorScheme === "light" ? "all" : "colour"
      lines.push(...(await axeFindings(page, { rules })).map(line => `${place}: ${line}`))
      // Who asks for more contrast gets that of WCAG AAA.
      await page.emulateMedia({ contrast: "more" })
      await finishAnimations(page)
      lines.push(
        ...(await axeFindings(page, { rules: "contrast-aaa" })).map(line => `${place}, more contrast: ${line}`)
      )
      await page.emulateMedia({ contrast: "no-preference" })
      if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth))
        lines.push(`${place}: the page scrolls sideways`)
    }
  }
  return lines
}

/** Opens every answer. The browser closes the others of a category only while they share a name. */
const openAnswers = async (page: Page): Promise<void> => {
  await page.locator("details").evaluateAll(all => {
    for (const details of all) {
      details.removeAttribute("name")
      details.setAttribute("open", "")
    }
  })
  for (const answer of await page.locator("details p").all()) await expect(answer).toBeVisible()
}

/** The size of each control, except links in a sentence (WCAG 2.5.8). */
const targets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("a[href], button, input:not([type=hidden]), select, textarea, summary")]
      .filter(
        element =>
          element.checkVisibility() && !element.closest("p, [aria-hidden]") && !element.matches("[href='#content']")
      )
      .map(element => {
        const { width, height } = element.getBoundingClientRect()
        const isFilled = getComputedStyle(element).borderTopWidth !== "0px"
        return {
          name: element.outerHTML.slice(0, 100),
          width,
          height,
          main: isFilled || element.matches("header *, button, summary, [aria-roledescription=carousel] *"),
        }
      })
  )

/** Buttons and fields, and whether each has a visible border. */
const edges = (page: Page) =>
  page.evaluate(() =>
    // Links in the menu are text and the carousel's buttons are icons: both are visible without a border.
    [...document.querySelectorAll<HTMLElement>("a, button, input:not([type=hidden], [name=_honey]), select, textarea")]
      .filter(
        element =>
          element.checkVisibility() &&
          (element.matches("input, select, textarea, [type=submit]") ||
            getComputedStyle(element).borderRadius === "999px") &&
          !element.closest("nav, [aria-roledescription=carousel] > [role=group]")
      )
      .map(element => {
        const { borderTopStyle, borderTopWidth, borderTopColor } = getComputedStyle(element)
        return {
          name: element.outerHTML.slice(0, 80),
          seen:
            borderTopStyle === "solid" &&
            Number.parseFloat(borderTopWidth) >= 1 &&
            borderTopColor !== getComputedStyle(document.body).backgroundColor,
        }
      })
  )

test.describe("at every width and in both themes", () => {
  test.use({ bypassCSP: true, contextOptions: { reducedMotion: "reduce" } })

  for (const route of visitedRoutes)
    test(route, async ({ page }) => {
      test.slow()
      await page.setViewportSize({ width: 1280, height: 844 })
      await page.goto(route)

      await test.step("reduced motion: nothing moves, fades or scrolls smoothly", async () => {
        // Without the preference something does move, so the check can fail.
        await page.emulateMedia({ reducedMotion: "no-preference" })
        const moving = await motions(page)
        expect.soft(moving).toContain("scrolling")
        expect.soft(moving.length).toBeGreaterThan(5)
        await page.emulateMedia({ reducedMotion: "reduce" })
        expect.soft(await motions(page)).toEqual([])
      })

      for (const colorScheme of themes)
        await test.step(`forced colours, ${colorScheme}: buttons and fields have a visible border`, async () => {
          await page.emulateMedia({ colorScheme, forcedColors: "active" })
          const all = await edges(page)
          expect.soft(all.length).toBeGreaterThan(1)
          expect.soft(all.filter(({ seen }) => !seen)).toEqual([])
        })
      await page.emulateMedia({ colorScheme: "light", forcedColors: "none" })

      await test.step("each accessible name begins with the visible text", async () => {
        const named = await page.evaluate(() =>
          [...document.querySelectorAll<HTMLElement>(":is(a, button)[aria-label]")]
            .map(element => ({ seen: element.innerText.trim(), name: element.ariaLabel ?? "" }))
            .filter(({ seen }) => seen)
        )
        expect.soft(named.filter(({ seen, name }) => !name.startsWith(seen))).toEqual([])
        if (route === "/services/")
          expect
            .soft(named)
            // Each service can be shared, and some can be booked.
            .toHaveLength(
              data.services.services.length +
                data.services.services.filter(({ bookable }: { bookable: boolean }) => bookable).length
            )
      })

      for (const viewport of [
        { width: 390, height: 844 },
        { width: 1280, height: 800 },
        // 1280 × 1024 px at 400 % zoom.
        { width: 320, height: 256 },
      ])
        await test.step(`${viewport.width} × ${viewport.height}: the keyboard reaches every control in order, in view and not covered`, async () => {
          await page.setViewportSize(viewport)
          expect.soft(await walk(page)).toEqual([])
          // Focus alone changes nothing (WCAG 3.2.1).
          expect.soft(new URL(page.url()).pathname).toBe(route)
        })

      for (const width of [1280, 390])
        await test.step(`${width} px: targets are at least 24 px, main actions at least 44 px`, async () => {
          await page.setViewportSize({ width, height: 844 })
          const menu = page.getByRole("button", { name: "Menu" })
          if (width === 390) await menu.click()
          const boxes = await targets(page)
          expect.soft(boxes.filter(({ main }) => main).length).toBeGreaterThan(4)
          expect.soft(boxes.filter(({ width, height }) => width < 24 || height < 24)).toEqual([])
          // A dot is 28 px wide, so that all three fit beside the buttons.
          expect.soft(boxes.filter(({ main, height }) => main && height < 44)).toEqual([])
          if (width === 390) await page.keyboard.press("Escape")
        })

      await test.step("axe reports no violations with all answers open", async () => {
        await openAnswers(page)
        expect.soft(await findingsEverywhere(page)).toEqual([])
      })
    })

  test("the open menu", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 900 })
    await page.goto("/")
    const openMenu = async () => {
      const navigation = page.getByRole("navigation", { name: "Main" })
      if (!(await navigation.isVisible())) await page.getByRole("button", { name: "Menu" }).click()
      await expect(navigation).toBeVisible()
    }
    expect(
      await findingsEverywhere(
        page,
        openMenu,
        widths.filter(width => width < 992)
      )
    ).toEqual([])
  })

  test("the other slides and a tooltip", async ({ page }) => {
    test.slow()
    await page.goto("/")
    for (const number of [2, 3]) {
      const showSlide = async () => {
        const dot = page.getByRole("button", { name: new RegExp(`^Slide ${number}`) })
        await dot.click()
        await expect(dot).toHaveAttribute("aria-current", "true")
        await hydrated(page)
        // The slider names the shown slide a moment after it shows it.
        await expect(page.locator(".slick-slide[aria-hidden=false] [role=group]:not([inert])")).toHaveCount(1)
        await page.keyboard.press("Tab")
        // The pointer rests on one dot and the focus is on the next: both may have a tooltip.
        await expect(page.getByRole("tooltip").last()).toBeVisible()
      }
      expect.soft(await findingsEverywhere(page, showSlide)).toEqual([])
    }
  })

  for (const { name, reach, shown, held } of states)
    test(name, async ({ page }) => {
      test.slow()
      await reach(page)
      await expect(shown(page)).toBeVisible()
      expect.soft(await motions(page)).toEqual([])
      const holdToast = async () => {
        if (held) await page.locator(".Toastify__toast").first().hover()
      }
      expect.soft(await findingsEverywhere(page, holdToast)).toEqual([])
      await expect(shown(page)).toBeVisible()
    })
})
