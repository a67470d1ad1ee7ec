import sharp from "sharp"
import { measureVeil } from "../build"
import { derivePalette } from ".."

const brands = [
  ["burgundy and sand", "#6d1a2d", "#d8c3a5"],
  ["black and yellow", "#111111", "#ffd400"],
  ["teal alone", "#0e5f68", "#0e5f68"],
  ["green and red", "#006b3f", "#ce1126"],
] as const

/** Creates a picture with one colour on the left, and another in the rightmost fifth. */
const draw = (left: string, right: string): Promise<Buffer> =>
  sharp({ create: { width: 200, height: 100, channels: 3, background: left } })
    .composite([{ input: { create: { width: 40, height: 100, channels: 3, background: right } }, left: 160, top: 0 }])
    .png()
    .toBuffer()

it.each(brands)("the veil of %s is as light as white words on the picture allow", async (_, main, accent) => {
  const brand = { main, accent, warmth: "warm" }
  const scrims = [derivePalette(brand, "light").scrim, derivePalette(brand, "dark").scrim]
  const measure = async (left: string, right = left) => measureVeil(await draw(left, right), [0.7, 1], scrims)
  const [onWhite, onGrey, onDark] = [await measure("#ffffff"), await measure("#9a9a9a"), await measure("#202020")]
  expect(onDark).toBe(0.2)
  expect(onGrey).toBeGreaterThan(onDark)
  expect(onWhite).toBeGreaterThan(onGrey)
  // Even over a white picture, the veil leaves the picture visible.
  expect(onWhite).toBeLessThan(0.8)
  // The area to the right of the text does not count.
  expect(await measure("#202020", "#ffffff")).toBe(onDark)
})
