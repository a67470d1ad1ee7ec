import { readFileSync, readdirSync } from "node:fs"
import path from "node:path"
import sharp from "sharp"
import { containing, readTable } from "../../../testing/readTable"
import { type DrawPixels, checkLogo } from "../checkLogo"
import { formatLogo } from "../logo"
import { readLogo } from "../readLogo"

const drawPixels: DrawPixels = (svg, size, grey) =>
  sharp(Buffer.from(svg))
    .resize(size, size)
    .flatten({ background: { r: grey, g: grey, b: grey } })
    .raw()
    .toBuffer()

const folder = path.join(__dirname, "logos")

describe.each(readdirSync(folder))("a logo as %s has it", name => {
  const saved = readFileSync(path.join(folder, name), "utf8")
  const logo = readLogo(saved)

  it("is taken, and looks as it was drawn", async () => {
    expect(await checkLogo(saved, drawPixels)).toEqual([])
    const [drawn = [], published = []] = await Promise.all(
      [saved, formatLogo(logo)].map(svg => drawPixels(svg, 32, 255))
    )
    const differences = Array.from(drawn, (byte, index) => Math.abs(byte - (published[index] ?? 0)))
    expect(Math.max(...differences)).toBeLessThan(24)
  })

  it("is published without what draws nothing", () =>
    expect(logo.shapes).not.toMatch(/style|class|xmlns|xlink|version|defs><\/defs|display|<!|&(?!amp|lt|quot)/))
})

const square = '<path fill="#c8453b" d="M4 4h56v56H4z"/>'
const draw = (shapes: string): string => `<svg viewBox="0 0 64 64">${shapes.replaceAll("■", square)}</svg>`

it.each(readTable("plugins/gatsby-plugin-brand/__tests__/refusedLogos.txt"))(
  "refuses %s",
  async (_what, drawing = "", sentence = "") => {
    const svg = /^<svg|^<!DOCTYPE/.test(drawing) ? drawing.replaceAll("■", square) : draw(drawing)
    expect((await checkLogo(svg, drawPixels))[0]).toEqual(containing(sentence))
  }
)

// Lines and gaps narrower than a pixel of the smallest icon.
const stripes = Array.from({ length: 16 }, (_, index) => `M${index * 4} 8h2v48h-2z`).join("")

it.each([
  ["too many bytes", "■".repeat(60), "is too large (2400 bytes)"],
  [
    "stripes",
    `<path fill="#c8453b" d="M0 0h64v64H0z"/><path fill="#fff" d="${stripes}"/>`,
    "cannot be made out at 16 pixels",
  ],
])("refuses %s", async (_what, shapes, sentence) => {
  expect((await checkLogo(draw(shapes), drawPixels))[0]).toEqual(containing(sentence))
})

it("publishes the shapes alone, with ids that are none of the page", () => {
  const saved = `<?xml version="1.0"?><!-- Saved --><svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="i"
    width="64" height="64" viewBox="0 0 64 64" inkscape:version="1.3"><title>Clinic</title><metadata>…</metadata><defs>
    <linearGradient id="menu"><stop offset="0" stop-color="#c8453b"/><stop offset="1" stop-color="#e88"/></linearGradient>
    </defs><path fill="url(#menu)" d="M4 4h56v56H4z"/></svg>`
  const logo = readLogo(saved)
  expect(logo.problems).toEqual([])
  expect(formatLogo(logo)).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><defs><linearGradient id="logo-menu">' +
      '<stop offset="0" stop-color="#c8453b"/><stop offset="1" stop-color="#e88"/></linearGradient></defs>' +
      '<path fill="url(#logo-menu)" d="M4 4h56v56H4z"/></svg>'
  )
})
