import { readFile } from "node:fs/promises"
import sharp from "sharp"
import { sampleContent } from "../../testing/sampleFolders"
import { readContent } from "../../src/model/checks/readContent"
import { checkContent } from "../../src/model/checks/contentSettings"
import { type Content, formatProblem } from "../../plugins/gatsby-plugin-content-model"
import { createPhonePicture, isRed } from "../../testing/phonePicture"
import { containing } from "../../testing/readTable"
import { replaceValue } from "../../testing/replaceValue"
import { createTemporaryFolder } from "../../testing/createTemporaryFolder"

/** Checks pictures as phones and cameras take them: in any format, rotated, with metadata about time and location. */

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

const folder = createTemporaryFolder()

let sample: Content = { files: {} }
beforeAll(async () => {
  sample = await readContent(sampleContent)
})

const location =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="SecretPlace"/></rdf:RDF></x:xmpmeta>'

type Format = "jpeg" | "png" | "webp" | "avif"

const taken = new Map<Format, Promise<Buffer>>()

/** A picture in a phone's wide colour space, which is made once for each format: an AVIF takes long. */
const phonePicture = (format: Format): Promise<Buffer> => {
  const picture =
    taken.get(format) ??
    createPhonePicture(1200, 900).withXmp(location).withIccProfile("p3").toFormat(format).toBuffer()
  taken.set(format, picture)
  return picture
}

describe.each(["jpeg", "png", "webp", "avif"] as const)("a %s from a phone", format => {
  it("is published upright and without metadata", async () => {
    const picture = await phonePicture(format)
    folder.write(`in.${format}`, picture)
    const { exif, xmp, icc } = await sharp(picture).metadata()
    expect([exif?.includes("SecretPhone"), xmp?.includes("SecretPlace"), icc?.includes("s\0P\x003\0C")]).toEqual([
      true,
      true,
      true,
    ])

    const outputs = ["webp", "jpg"].map(toFormat => ({
      outputPath: folder.at(`out.${toFormat}`),
      args: { width: 300, toFormat, quality: 60, pngCompressionLevel: 9 },
    }))
    const done = await processFile(folder.at(`in.${format}`), outputs, setPluginOptions({ plugins: [] }))
    await Promise.all(Array.isArray(done) ? done : [])
    for (const { outputPath } of outputs) {
      const published = await readFile(outputPath)
      expect(await sharp(published).metadata()).toMatchObject({ width: 300, height: 400 })
      expect(Object.keys(await sharp(published).metadata())).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/^(exif|xmp|iptc|icc)$/)])
      )
      expect([published.includes("SecretPhone"), published.includes("SecretPlace")]).toEqual([false, false])
      // The left side is at the top after the rotation.
      expect(await isRed(published, 100, 5)).toBe(true)
    }
  })

  it("is measured as it is shown, and accepted by the checks where it is large enough", async () => {
    const name = `from-a-phone.${format}`
    folder.write(`images/${name}`, await phonePicture(format))
    const { pictures } = await readContent(folder.at())
    expect(pictures?.[name]).toMatchObject({ width: 900, height: 1200 })

    const check = (fieldPath: string) => {
      const slides = replaceValue(
        JSON.parse(sample.files["slides.json"] ?? ""),
        `slides.0.${fieldPath}`,
        `/images/${name}`
      )
      const files = { ...sample.files, "slides.json": JSON.stringify(slides) }
      return checkContent({ files, pictures: { ...sample.pictures, ...pictures } }).map(formatProblem)
    }
    expect(check("portrait")).toEqual([])
    expect(check("image")).toEqual([containing("too small for its place (900 × 1200 pixels)")])
  })
})

it("reads a picture of nearly 20 MB, and only the size of a larger one", async () => {
  const noise = Buffer.alloc(2650 * 2500 * 3)
  for (let index = 0; index < noise.length; index += 1) noise[index] = (index * 2654435761) >>> 24
  const picture = await sharp(noise, { raw: { width: 2650, height: 2500, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer()
  expect(picture.length).toBeGreaterThan(19_000_000)
  expect(picture.length).toBeLessThanOrEqual(20_000_000)
  folder.write("images/large.png", picture)
  folder.write("images/larger.png", Buffer.concat([picture, picture]))
  expect((await readContent(folder.at())).pictures).toEqual({
    "large.png": { width: 2650, height: 2500, bytes: picture.length },
    "larger.png": { width: 2650, height: 2500, bytes: 2 * picture.length },
  })
})

it.each<[problem: string, read: () => Promise<Buffer>]>([
  ["is truncated", async () => (await phonePicture("jpeg")).subarray(0, -2000)],
  [
    "is a GIF under another name",
    async () =>
      sharp(await phonePicture("jpeg"))
        .gif()
        .toBuffer(),
  ],
  ["is a HEIC under another name", () => readFile("__tests__/browser/phone.heic")],
  ["is an SVG under another name", async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1600"/>')],
])("reports a picture that %s as unreadable", async (_problem, read) => {
  folder.write("images/odd.jpg", await read())
  expect((await readContent(folder.at())).pictures).toEqual({ "odd.jpg": null })
})

it.each(["<script/>", '<path stroke="#c8453b" stroke-width=".4" d="M4 4v56"/>'])(
  "reports a logo with %s: it may do harm, or is no icon",
  async shapes => {
    folder.write("images/logo.svg", `<svg viewBox="0 0 64 64">${shapes}</svg>`)
    const { pictures } = await readContent(folder.at())
    expect(checkContent({ ...sample, pictures: { ...sample.pictures, ...pictures } }).map(formatProblem)).toEqual([
      containing("^data/brand.json…“logo” is “/images/logo.svg”, which "),
    ])
  }
)
