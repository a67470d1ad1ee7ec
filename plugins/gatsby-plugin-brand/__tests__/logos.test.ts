import { readFileSync, readdirSync } from "node:fs"
import path from "node:path"
import sharp from "sharp"
import { containing, readTable } from "../../../testing/readTable"
import { type DrawPixels, checkLogo } from "../checkLogo"
import { findLogoProblems } from "../findLogoProblems"
import { drawLogo } from "../icons"

const drawPixels: DrawPixels = (svg, size, grey) =>
  sharp(Buffer.from(svg))
    .resize(size, size)
    .flatten({ background: { r: grey, g: grey, b: grey } })
    .raw()
    .toBuffer()

const folder = path.join(__dirname, "logos")

it.each(readdirSync(folder))("a logo as %s exports it is accepted", async name => {
  expect(await checkLogo(readFileSync(path.join(folder, name), "utf8"), drawPixels)).toEqual([])
})

const square = '<path fill="#c8453b" d="M4 4h56v56H4z"/>'
const svg = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
const draw = (shapes: string): string => `${svg} viewBox="0 0 64 64">${shapes}</svg>`

it.each(["#6a6a6a", "#949494"])("takes a logo in %s alone, which is visible on light and on dark", async colour => {
  expect(await checkLogo(draw(`<path fill="${colour}" d="M4 4h56v56H4z"/>`), drawPixels)).toEqual([])
})

it.each(readTable("plugins/gatsby-plugin-brand/__tests__/refusedLogos.txt"))(
  "refuses %s",
  async (_what, drawing = "", sentence = "") => {
    const written = drawing.replaceAll("■", square).replaceAll("<svg ", `${svg} `)
    const logo = /^(<svg|<!DOCTYPE|<\?)/.test(drawing) ? written : draw(written)
    expect(await checkLogo(logo, drawPixels)).toContainEqual(containing(sentence))
  }
)

// Lines and gaps narrower than a pixel of the smallest icon.
const stripes = Array.from({ length: 16 }, (_, index) => `M${index * 4} 8h2v48h-2z`).join("")

// Ten groups, each of which repeats the one before ten times.
const repeated = Array.from(
  { length: 10 },
  (_, index) => `<g id="g${index + 1}">${`<use href="#g${index}"/>`.repeat(10)}</g>`
).join("")

it.each([
  ["too many bytes", square.repeat(600), "is too large (24 KB)"],
  ["groups that repeat groups", `<path id="g0" d="M0 0h9v9z"/>${repeated}`, "draws more than 5000 shapes"],
  [
    "stripes",
    `<path fill="#c8453b" d="M0 0h64v64H0z"/><path fill="#fff" d="${stripes}"/>`,
    "cannot be made out at 16 pixels",
  ],
])("refuses %s", async (_what, shapes, sentence) => {
  expect((await checkLogo(draw(shapes), drawPixels))[0]).toEqual(containing(sentence))
})

it.each([
  ["quotation marks in a document type", `<!DOCTYPE ${"'\"".repeat(5000)}`],
  ["brackets in a document type", `<!DOCTYPE svg [${"<!ENTITY ".repeat(2000)}`],
  ["unclosed groups", `${svg} viewBox="0 0 9 9">${"<g>".repeat(6000)}`],
  ["rules in a style", draw(`<style>${".a{}".repeat(4500)}@import</style>`)],
  ["URLs in a style", draw(`<path style="${"url(".repeat(4500)}"/>`)],
  ["spaces in a viewBox", `${svg} viewBox="${" ".repeat(19_000)}x"/>`],
])("refuses %s without searching for long", (_what, drawing) => {
  expect(findLogoProblems(drawing)).not.toEqual([])
})

it("an element whose name means something in programs is like any other that nobody knows", () => {
  for (const name of ["other", "constructor", "toString"])
    expect(findLogoProblems(draw(`<path d="M0 0h9v9z"/><${name}/>`))).toEqual([])
})

it("an icon has sharp edges, whatever size the logo's file has", async () => {
  const icon = await drawLogo(
    `${svg} width="4" height="4" viewBox="0 0 4 4"><path fill="#f00" d="M0 0h2v4H0z"/></svg>`,
    512
  )
  const { data } = await sharp(icon)
    .extract({ left: 254, top: 256, width: 4, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([data[3], data[7], data[11], data[15]]).toEqual([255, 255, 0, 0])
})
