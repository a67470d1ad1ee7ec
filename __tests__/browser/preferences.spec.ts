import { type Locator, type Page, expect, test } from "@playwright/test"
import sharp from "sharp"
import { readData } from "../support/data"
import { states } from "../support/states"

const data = readData()
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

/** What moves by itself or on its way from one state to the other, wherever it is set. */
const motions = (page: Page) =>
  page.evaluate(() => {
    const moving: string[] = []
    for (const element of document.querySelectorAll("*"))
      for (const part of ["", "::before", "::after"]) {
        const { transitionDuration, animationName, animationDuration } = getComputedStyle(element, part)
        const longest = Math.max(
          ...[transitionDuration, ...(animationName === "none" ? [] : [animationDuration])].flatMap(times =>
            times.split(",").map(Number.parseFloat)
          )
        )
        // A toast's clock is an animation that nobody sees.
        if (longest > 0.001 && element.checkVisibility({ visibilityProperty: true }))
          moving.push(`${element.outerHTML.slice(0, 100)}${part}: ${longest} s`)
      }
    if (getComputedStyle(document.documentElement).scrollBehavior === "smooth") moving.push("scrolling")
    return moving
  })

const linear = (part = 0): number =>
  part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4

/** WCAG's relative luminance of the pixel at a place in a picture of red, green and blue bytes. */
const luminance = (pixels: Buffer, at: number): number =>
  0.2126 * linear(pixels[at]) + 0.7152 * linear(pixels[at + 1]) + 0.0722 * linear(pixels[at + 2])

/** How many pixels of a picture stand at 3:1 or more against what the other picture has in their place. */
const changed = async (before: Buffer, after: Buffer): Promise<number> => {
  const [one, other] = await Promise.all([before, after].map(picture => sharp(picture).removeAlpha().raw().toBuffer()))
  if (!one || !other || one.length !== other.length) throw new Error("the pictures are not of one size")
  let count = 0
  for (let at = 0; at < one.length; at += 3) {
    const [dim = 0, bright = 0] = [luminance(one, at), luminance(other, at)].toSorted((a, b) => a - b)
    if ((bright + 0.05) / (dim + 0.05) >= 3) count += 1
  }
  return count
}

const around = async (element: Locator) => {
  await element.evaluate(target => target.scrollIntoView({ block: "center" }))
  const box = await element.boundingBox()
  if (!box) throw new Error("not on the screen")
  const left = Math.max(0, box.x - 12)
  const top = Math.max(0, box.y - 12)
  return { box, clip: { x: left, y: top, width: Math.min(1280 - left, box.width + 24), height: box.height + 24 } }
}

test.describe("where less motion is preferred", () => {
  for (const route of routes)
    test(`${route}: nothing moves, fades or scrolls smoothly`, async ({ page }) => {
      await page.goto(route)
      // Elsewhere it does: the question is the right one.
      expect(await motions(page)).toContain("scrolling")
      expect((await motions(page)).length).toBeGreaterThan(5)
      await page.emulateMedia({ reducedMotion: "reduce" })
      expect(await motions(page)).toEqual([])
    })

  for (const { name, reach, shown } of states)
    test(`${name}: nothing moves`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" })
      await reach(page)
      await expect(shown(page)).toBeVisible()
      expect(await motions(page)).toEqual([])
    })

  test("the carousel stays, and changes at once when it is asked", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" })
    await page.goto("/")
    const dots = page.getByRole("button", { name: /^Slide \d/ })
    await dots.nth(1).click()
    await expect(dots.nth(1)).toHaveAttribute("aria-current", "true")
    await page.waitForFunction(() => document.querySelector(".slick-slide"))
    expect(await motions(page)).toEqual([])
    await dots.nth(1).blur()
    await page.mouse.move(5, 5)
    // Longer than a slide stays where motion is welcome.
    await page.waitForTimeout(7000)
    await expect(dots.nth(1)).toHaveAttribute("aria-current", "true")
  })
})

test.describe("where the system forces its colours", () => {
  test.use({ contextOptions: { reducedMotion: "reduce", forcedColors: "active" } })

  for (const colorScheme of themes)
    for (const [route, role, name] of [
      ["/about/", "link", "Schedule Your Visit"],
      ["/about/", "link", "Contact Us"],
      ["/services/", "link", "Call 464"],
      ["/contact/", "button", "Send Message"],
      ["/contact/", "textbox", "Subject"],
      ["/contact/", "button", "Copy address"],
      ["/faq/", "link", "Book Now"],
      ["/", "button", "Next slide"],
    ] as const)
      test(`${colorScheme}, ${route}: the ring of the focus is seen around “${name}”`, async ({ page }) => {
        await page.emulateMedia({ colorScheme })
        await page.goto(route)
        const target = page
          .getByRole(role, { name: name === "Call 464" ? `Call ${data.clinic.emergencyNumber}` : name, exact: true })
          .first()
        // A card is one large link: its ring is the card's.
        const ringed = name === "Book Now" ? page.getByRole("listitem").filter({ has: target }) : target
        const { box, clip } = await around(ringed)
        await page.mouse.move(0, 0)
        // A picture that comes between the two shots would pass for a ring.
        await page.evaluate(() =>
          Promise.all([...document.images].filter(image => image.loading === "eager").map(image => image.decode()))
        )
        const before = await page.screenshot({ clip })
        // From the keyboard, or browsers draw no ring.
        await page.keyboard.press("Tab")
        await target.focus()
        await expect(target).toBeFocused()
        await around(ringed)
        const after = await page.screenshot({ clip })
        // At least a line of 2 px all around (WCAG 2.4.13 asks as much).
        expect(await changed(before, after)).toBeGreaterThan(2 * 2 * Math.min(box.width + box.height, 300))
      })

  for (const colorScheme of themes)
    for (const route of routes)
      test(`${colorScheme}, ${route}: buttons and fields have an edge that is seen`, async ({ page }) => {
        await page.emulateMedia({ colorScheme })
        await page.goto(route)
        // Links in the menu are words, the carousel's buttons are signs: both are seen without an edge.
        const edges = await page.evaluate(() =>
          [
            ...document.querySelectorAll<HTMLElement>(
              "a, button, input:not([type=hidden], [name=_honey]), select, textarea"
            ),
          ]
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
        expect(edges.length).toBeGreaterThan(1)
        expect(edges.filter(({ seen }) => !seen)).toEqual([])
      })
})
