import { type Page, expect, test } from "@playwright/test"
import { axeFindings } from "../../testing/browser/axeFindings"
import { openAnswers } from "../../testing/browser/layoutChecks"
import { homePage } from "../../testing/browser/homePage"
import { motions } from "../../testing/browser/motions"
import { visitedRoutes } from "../../testing/routes"
import { siteHeader } from "../../testing/browser/siteHeader"
import { states } from "../../testing/browser/states"
import { walk } from "../../testing/browser/walk"

const themes = ["light", "dark"] as const

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
 * Returns axe's violations: of the structure at each width, and of the contrast in each theme, with and without
 * increased contrast. `prepare` restores the state that resizing the window has changed.
 */
const findEverything = async (
  page: Page,
  prepare: () => Promise<void> = () => Promise.resolve(),
  widths: readonly number[] = [1280, 320]
): Promise<string[]> => {
  const lines: string[] = []
  const check = async (state: string, rules: "structure" | "colour" | "contrast-aaa") => {
    await finishAnimations(page)
    lines.push(...(await axeFindings(page, { rules })).map(line => `${state}: ${line}`))
  }
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await prepare()
    await check(`${width} px`, "structure")
    if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth))
      lines.push(`${width} px: the page scrolls sideways`)
  }
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme })
    await check(colorScheme, "colour")
    // Visitors who prefer more contrast get the contrast of WCAG AAA.
    await page.emulateMedia({ contrast: "more" })
    await check(`${colorScheme}, more contrast`, "contrast-aaa")
    await page.emulateMedia({ contrast: "no-preference" })
  }
  return lines
}

/** Returns the heights of buttons and other controls, except links within text. */
const targets = (page: Page) =>
  page.locator("a[href], button, input:not([type=hidden]), select, textarea, summary").evaluateAll(controls =>
    controls
      .filter(control => {
        const isFilled = getComputedStyle(control).borderTopWidth !== "0px"
        const isMain = isFilled || control.matches("header *, button, summary, [aria-roledescription=carousel] *")
        return isMain && control.checkVisibility() && !control.matches("p *, [aria-hidden] *, [href='#content']")
      })
      .map(control => ({ name: control.outerHTML.slice(0, 100), height: control.getBoundingClientRect().height }))
  )

/** Returns the buttons and fields, and whether each has a visible border. */
const edges = (page: Page) =>
  // Links in the menu are text and the carousel's buttons are icons: both are visible without a border.
  page.locator("a, button, input:not([type=hidden], [name=_honey]), select, textarea").evaluateAll(controls =>
    controls
      .filter(
        control =>
          control.checkVisibility() &&
          (control.matches("input, select, textarea, [type=submit]") ||
            getComputedStyle(control).borderRadius === "999px") &&
          !control.closest("nav, [aria-roledescription=carousel] > [role=group]")
      )
      .map(control => {
        const { borderTopStyle, borderTopWidth, borderTopColor } = getComputedStyle(control)
        const isColoured = borderTopColor !== getComputedStyle(document.body).backgroundColor
        const seen = borderTopStyle === "solid" && Number.parseFloat(borderTopWidth) >= 1 && isColoured
        return { name: control.outerHTML.slice(0, 80), seen }
      })
  )

test.use({ bypassCSP: true, contextOptions: { reducedMotion: "reduce" } })

for (const route of visitedRoutes)
  test(route, { tag: "@fast" }, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 844 })
    await page.goto(route)

    await test.step("reduced motion: nothing moves, fades or scrolls smoothly", async () => {
      // Without the preference something does move, which proves that the check can fail.
      await page.emulateMedia({ reducedMotion: "no-preference" })
      const moving = await motions(page)
      expect.soft(moving).toContain("scrolling")
      expect.soft(moving.length).toBeGreaterThan(5)
      await page.emulateMedia({ reducedMotion: "reduce" })
      expect.soft(await motions(page)).toEqual([])
    })

    // Safari removes the list role from a list without bullets: https://bugs.webkit.org/show_bug.cgi?id=170179.
    await test.step("every list without bullets says that it is a list", async () => {
      const lists = await page
        .locator("ul:not([role=list]), ol:not([role=list])")
        .evaluateAll(all => all.map(list => `${getComputedStyle(list).listStyleType}: ${list.outerHTML.slice(0, 80)}`))
      expect.soft(lists.filter(list => list.startsWith("none"))).toEqual([])
    })

    await test.step("forced colours: buttons and fields have a visible border", async () => {
      await page.emulateMedia({ forcedColors: "active" })
      const all = await edges(page)
      expect.soft(all.length).toBeGreaterThan(1)
      expect.soft(all.filter(({ seen }) => !seen)).toEqual([])
      await page.emulateMedia({ forcedColors: "none" })
    })

    for (const viewport of [
      { width: 1280, height: 800 },
      { width: 390, height: 844 },
    ])
      await test.step(`${viewport.width} px: the keyboard reaches every control in order, in view and not covered, and all are large enough`, async () => {
        await page.setViewportSize(viewport)
        expect.soft(await walk(page)).toEqual([])
        // Focus alone changes nothing (WCAG 3.2.1).
        expect.soft(new URL(page.url()).pathname).toBe(route)
        if (viewport.width === 390) await page.getByRole("button", { name: "Menu" }).click()
        const controls = await targets(page)
        expect.soft(controls.length).toBeGreaterThan(4)
        // Only heights are checked: a dot is 28 px wide, so that all three fit beside the buttons.
        expect.soft(controls.filter(({ height }) => height < 44)).toEqual([])
        if (viewport.width === 390) await page.keyboard.press("Escape")
      })

    await test.step("axe reports no violations with all answers open", async () => {
      await openAnswers(page)
      // What the bar at the bottom covers depends on where the walk has scrolled to.
      await page.evaluate(() => scrollTo(0, 0))
      expect.soft(await findEverything(page)).toEqual([])
    })
  })

test("every page can be used by the keyboard at 400 %, with a focus ring in forced colours", async ({ page }) => {
  // 1280 × 1024 px at a zoom of 400 %.
  await page.setViewportSize({ width: 320, height: 256 })
  await page.emulateMedia({ forcedColors: "active" })
  for (const route of visitedRoutes) {
    await page.goto(route)
    expect.soft(await walk(page), route).toEqual([])
  }
})

test("the open menu has no accessibility fault", async ({ page }) => {
  const { navigation, menuButton } = siteHeader(page)
  await page.setViewportSize({ width: 320, height: 900 })
  await page.goto("/")
  const openMenu = async () => {
    if (!(await navigation.isVisible())) await menuButton.click()
    await expect(navigation).toBeVisible()
  }
  expect(await findEverything(page, openMenu, [320, 768])).toEqual([])
})

test("the home page has no accessibility fault after a change of the slide, nor with a tooltip", async ({ page }) => {
  const { open, next, dot, expectSlide, sliderReady } = homePage(page)
  await open()
  await next.click()
  await sliderReady()
  const showSlide = async () => {
    await dot(1).click()
    await expectSlide(1)
    await page.keyboard.press("Tab")
    // The pointer rests on one dot and the focus is on the next: both may have a tooltip.
    await expect(page.locator("[data-tooltip]").last()).toBeVisible()
  }
  expect(await findEverything(page, showSlide)).toEqual([])
})

for (const { name, reach, shown, isHovered } of states)
  test(name, async ({ page }) => {
    await reach(page)
    await expect(shown(page)).toBeVisible()
    expect.soft(await motions(page)).toEqual([])
    const holdToast = async () => {
      // What the header covers depends on where the form has scrolled to.
      await page.evaluate(() => scrollTo(0, 0))
      if (isHovered) await page.locator(".Toastify__toast").first().hover()
    }
    expect.soft(await findEverything(page, holdToast)).toEqual([])
    await expect(shown(page)).toBeVisible()
  })
