import { type Locator, expect, test } from "@playwright/test"
import sharp from "sharp"
import { getContrast, getLuminance } from "../support/contrast"
import { readData } from "../support/data"

const data = readData()
const themes = ["light", "dark"] as const

const luminance = (pixels: Buffer, at: number) => getLuminance(pixels[at], pixels[at + 1], pixels[at + 2])

/** The number of pixels with a contrast of at least 3:1 to the same pixel of the other picture. */
const changed = async (before: Buffer, after: Buffer): Promise<number> => {
  const [one, other] = await Promise.all([before, after].map(picture => sharp(picture).removeAlpha().raw().toBuffer()))
  if (!one || !other || one.length !== other.length) throw new Error("the pictures are not of one size")
  let count = 0
  for (let at = 0; at < one.length; at += 3) if (getContrast(luminance(one, at), luminance(other, at)) >= 3) count += 1
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

/** The controls to check by page: links and buttons on every kind of background. */
const ringed = {
  "/about/": [
    ["link", "Schedule Your Visit"],
    ["link", "Contact Us"],
  ],
  "/services/": [["link", `Call ${data.clinic.emergency.number}`]],
  "/contact/": [
    ["button", "Send Message"],
    ["textbox", "Subject"],
    ["button", "Copy address"],
  ],
  "/faq/": [["link", "Book Now"]],
  "/": [["button", "Next slide"]],
} as const

for (const [route, controls] of Object.entries(ringed))
  test(`the focus ring in forced colours: ${route}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce", forcedColors: "active" })
    await page.goto(route)
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme })
      for (const [role, name] of controls)
        await test.step(`${colorScheme}: around “${name}”`, async () => {
          const target = page.getByRole(role, { name, exact: true }).first()
          // A card is one large link, so the ring is around the card.
          const holder = name === "Book Now" ? page.getByRole("listitem").filter({ has: target }) : target
          const { box, clip } = await around(holder)
          await page.mouse.move(0, 0)
          await target.blur()
          // A picture that loads between the two screenshots would count as a ring.
          await page.evaluate(() =>
            Promise.all([...document.images].filter(image => image.loading === "eager").map(image => image.decode()))
          )
          const before = await page.screenshot({ clip })
          // Browsers draw the ring for the keyboard only.
          await page.keyboard.press("Tab")
          await target.focus()
          await expect(target).toBeFocused()
          await around(holder)
          const after = await page.screenshot({ clip })
          // At least a line of 2 px all around, as WCAG 2.4.13 requires.
          expect.soft(await changed(before, after)).toBeGreaterThan(2 * 2 * Math.min(box.width + box.height, 300))
        })
    }
  })
