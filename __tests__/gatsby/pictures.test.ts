/** @jest-environment node */
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import sharp from "sharp"
import { sampleContent } from "../../scripts/sampleFolders"
import { readContent } from "../../src/content/check/readContent"
import { checkContent } from "../../src/content/check/checkContent"
import { formatLogo, readLogo } from "../../src/content/check/logo"
import { formatProblem } from "../../src/content/checks"

/** Pictures as phones and cameras take them: any format, rotated, with metadata on time and place. */

interface Transform {
  outputPath: string
  args: Record<string, unknown>
}

const {
  processFile,
}: { processFile: (file: string, transforms: Transform[], options: Record<string, unknown>) => Promise<unknown> } =
  jest.requireActual("gatsby-plugin-sharp/process-file")
const { setPluginOptions }: { setPluginOptions: (options: Record<string, unknown>) => Record<string, unknown> } =
  jest.requireActual("gatsby-plugin-sharp/plugin-options")

let folder = ""
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "pictures-"))
})
afterAll(() => rm(folder, { recursive: true }))

type Format = "jpeg" | "png" | "webp" | "avif"

/** A picture of 1200 × 900 pixels with a red left side, a rotation by 90 degrees in its metadata, and a phone's wide colour space. */
const takePicture = (format: Format): Promise<Buffer> =>
  sharp({ create: { width: 1200, height: 900, channels: 3, background: "#2060a0" } })
    .composite([
      { input: { create: { width: 200, height: 900, channels: 3, background: "#ff0000" } }, left: 0, top: 0 },
    ])
    .withExif({
      IFD0: { Make: "SecretPhone", Copyright: "A. Nurse" },
      IFD3: { GPSLatitudeRef: "S", GPSLatitude: "17/1 49/1 30/1", GPSLongitudeRef: "E", GPSLongitude: "31/1 2/1 0/1" },
    })
    .withXmp(
      '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="SecretPlace"/></rdf:RDF></x:xmpmeta>'
    )
    .withMetadata({ orientation: 6 })
    .withIccProfile("p3")
    .toFormat(format)
    .toBuffer()

const taken = new Map<Format, Promise<Buffer>>()

/** The phone's picture, which is made once for each format: an AVIF takes long. */
const phonePicture = (format: Format): Promise<Buffer> => {
  const picture = taken.get(format) ?? takePicture(format)
  taken.set(format, picture)
  return picture
}

describe.each(["jpeg", "png", "webp", "avif"] as const)("a %s from a phone", format => {
  it("is published upright and without metadata", async () => {
    const file = path.join(folder, `in.${format}`)
    const picture = await phonePicture(format)
    await writeFile(file, picture)
    const { exif, xmp, icc } = await sharp(picture).metadata()
    expect([exif?.includes("SecretPhone"), xmp?.includes("SecretPlace"), icc?.includes("s\0P\x003\0C")]).toEqual([
      true,
      true,
      true,
    ])

    const outputs = ["avif", "webp", "jpg"].map(toFormat => ({
      outputPath: path.join(folder, `${format}-out.${toFormat}`),
      args: { width: 300, toFormat, quality: 60, pngCompressionLevel: 9 },
    }))
    await Promise.all(
      await processFile(file, outputs, setPluginOptions({ plugins: [] })).then(done =>
        Array.isArray(done) ? done : []
      )
    )
    for (const { outputPath } of outputs) {
      const published = await readFile(outputPath)
      const metadata = await sharp(published).metadata()
      expect({
        width: metadata.width,
        height: metadata.height,
        exif: metadata.exif,
        xmp: metadata.xmp,
        iptc: metadata.iptc,
        icc: metadata.icc,
      }).toEqual({ width: 300, height: 400, exif: undefined, xmp: undefined, iptc: undefined, icc: undefined })
      expect([published.includes("SecretPhone"), published.includes("SecretPlace")]).toEqual([false, false])
      // The left side is at the top of the rotated picture.
      const [red = 0, , blue = 255] = await sharp(published)
        .extract({ left: 100, top: 5, width: 1, height: 1 })
        .raw()
        .toBuffer()
      expect(red).toBeGreaterThan(200)
      expect(blue).toBeLessThan(80)
    }
  })

  it("is measured as it is shown, and accepted by the checks where it is large enough", async () => {
    const images = path.join(folder, format, "images")
    await mkdir(images, { recursive: true })
    const name = `from-a-phone.${format}`
    await writeFile(path.join(images, name), await phonePicture(format))
    const { pictures } = await readContent(path.join(folder, format))
    expect(pictures?.[name]).toMatchObject({ width: 900, height: 1200 })

    const { files } = await readContent(sampleContent)
    const slides = JSON.parse(files["slides.json"] ?? "")
    const largePictures = Object.fromEntries(
      Object.values(files).flatMap(text =>
        [...text.matchAll(/\/images\/([^"]+)/g)].map(([, other = ""]) => [
          other,
          { width: 3000, height: 3000, bytes: 1 },
        ])
      )
    )
    const sentences = () =>
      checkContent({
        files: { ...files, "slides.json": JSON.stringify(slides) },
        pictures: { ...largePictures, ...pictures },
      }).map(formatProblem)
    slides.slides[0].portrait = `/images/${name}`
    expect(sentences()).toEqual([])
    slides.slides[0].image = `/images/${name}`
    expect(sentences()).toEqual([expect.stringContaining("too small for its place (900 × 1200 pixels)")])
  })
})

it("reads a picture of nearly 20 MB, and only the size of a larger one", async () => {
  const noise = Buffer.alloc(2650 * 2500 * 3)
  for (let index = 0; index < noise.length; index += 1) noise[index] = (index * 2654435761) >>> 24
  const images = path.join(folder, "large", "images")
  await mkdir(images, { recursive: true })
  const picture = await sharp(noise, { raw: { width: 2650, height: 2500, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer()
  expect(picture.length).toBeGreaterThan(19_000_000)
  await writeFile(path.join(images, "large.png"), picture)
  expect(picture.length).toBeLessThanOrEqual(20_000_000)
  await writeFile(path.join(images, "larger.png"), Buffer.concat([picture, picture]))
  expect((await readContent(path.join(folder, "large"))).pictures).toEqual({
    "large.png": { width: 2650, height: 2500, bytes: picture.length },
    "larger.png": { width: 2650, height: 2500, bytes: 2 * picture.length },
  })
})

it.each([
  ["is truncated", async () => (await phonePicture("jpeg")).subarray(0, -2000)],
  [
    "is a GIF under another name",
    () =>
      sharp({ create: { width: 1600, height: 900, channels: 3, background: "#2060a0" } })
        .gif()
        .toBuffer(),
  ],
  ["is a HEIC under another name", () => readFile("__tests__/browser/phone.heic")],
  [
    "is an SVG under another name",
    async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"/>'),
  ],
])("reports a picture that %s as unreadable", async (_problem, read) => {
  const images = path.join(folder, "odd", "images")
  await mkdir(images, { recursive: true })
  await writeFile(path.join(images, "odd.jpg"), await read())
  expect((await readContent(path.join(folder, "odd"))).pictures?.["odd.jpg"]).toBeNull()
})

/** What the checks say of the sample with `logo` in place of its own. */
const checkLogo = async (logo: string): Promise<string[]> => {
  const images = path.join(folder, "logo", "images")
  await mkdir(images, { recursive: true })
  await writeFile(path.join(images, "logo.svg"), logo)
  const [{ files, pictures: known }, { pictures: drawn }] = await Promise.all([
    readContent(sampleContent),
    readContent(path.join(folder, "logo")),
  ])
  return checkContent({ files, pictures: { ...known, ...drawn } }).map(formatProblem)
}

const draw = (shapes: string, attributes = 'viewBox="0 0 64 64"'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${shapes}</svg>`

const square = '<path fill="#c8453b" d="M4 4h56v56H4z"/>'

// Lines and gaps that are narrower than a pixel of the smallest icon.
const stripes = Array.from({ length: 16 }, (_, index) => `M${index * 4} 0h3v64h-3z`).join("")

it.each([
  ["a script", draw(`${square}<script>alert(1)</script>`), "has a script"],
  ["an event attribute", draw('<path onclick="alert(1)" d="M4 4h56v56H4z"/>'), "event attribute “onclick”"],
  ["a foreign address", draw(`${square}<image href="https://example.com/a.png"/>`), "has a picture in it"],
  ["a reference elsewhere", draw('<path fill="url(https://example.com/a.svg#b)" d="M4 4h56v56H4z"/>'), "refers to"],
  ["such a reference in disguise", draw('<path fill="u\\72l(//example.com/a.svg#b)" d="M4 4h56v56H4z"/>'), "refers to"],
  ["a drawing in it", draw(`<svg viewBox="0 0 9 9">${square}</svg>`), "has <svg>"],
  ["a style sheet", draw(`<style>@import "https://example.com"</style>${square}`), "has a <style>"],
  ["a style attribute", draw('<path style="fill:red" d="M4 4h56v56H4z"/>'), "“style” attribute"],
  ["HTML in it", draw(`<foreignObject><p>Clinic</p></foreignObject>`), "has <foreignObject>"],
  ["text", draw(`${square}<text>Clinic</text>`), "has text"],
  ["an end that HTML sees earlier", `${draw("<p>")}<img src="x" onerror="alert(1)">`, "is not an SVG drawing"],
  ["no viewBox", draw(square, 'width="64" height="64"'), "no valid “viewBox”"],
  ["the shape of a banner", draw(square, 'viewBox="0 0 200 64"'), "is not square"],
  ["too many bytes", draw(square.repeat(60)), "is too large (2400 bytes)"],
  [
    "thin lines",
    draw('<path stroke="#c8453b" stroke-width=".4" d="M4 4v56M20 4v56M36 4v56"/>'),
    "hardly visible at 16 pixels",
  ],
  ["black shapes alone", draw('<path d="M4 4h56v56H4z"/>'), "hardly visible at 16 pixels on a dark background"],
  ["stripes", draw(`<path fill="#fff" d="M0 0h64v64H0z"/><path d="${stripes}"/>`), "cannot be made out at 16 pixels"],
])("rejects a logo with %s", async (_problem, logo, sentence) => {
  const [first] = await checkLogo(logo)
  expect(first).toContain("data/brand.json")
  expect(first).toContain("“logo” is “/images/logo.svg”, which ")
  expect(first).toContain(sentence)
})

it("accepts a logo as drawing programs save it, and publishes its shapes alone", async () => {
  const saved = `<?xml version="1.0"?><!-- Saved --><svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="i"
    width="64" height="64" viewBox="0 0 64 64" inkscape:version="1.3"><title>Clinic</title><metadata>…</metadata><defs>
    <linearGradient id="menu"><stop offset="0" stop-color="#c8453b"/><stop offset="1" stop-color="#e88"/></linearGradient>
    </defs><path fill="url(#menu)" d="M4 4h56v56H4z"/></svg>`
  expect(await checkLogo(saved)).toEqual([])
  // No id of the logo is one of the page where it is.
  expect(formatLogo(readLogo(saved))).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><defs><linearGradient id="logo-menu">' +
      '<stop offset="0" stop-color="#c8453b"/><stop offset="1" stop-color="#e88"/></linearGradient></defs>' +
      '<path fill="url(#logo-menu)" d="M4 4h56v56H4z"/></svg>'
  )
})
