import { readFile } from "node:fs/promises"
import path from "node:path"
import { parseArgs } from "node:util"
import sharp from "sharp"
import { ssim } from "ssim.js"
import { avifOptions } from "../src/build/avif"

/**
 * Bytes and likeness of the content's pictures at each width, format and quality, as a Markdown table:
 * `npm run bench:pictures [-- --widths 780]`. Likeness is the mean structural similarity (SSIM, 1 is identical) to the
 * original resized without loss. Sizes come from the fragments in src/sections.
 */
const { values: options } = parseArgs({ options: { widths: { type: "string" } } })
const requestedWidths = options.widths?.split(",").map(Number)

const folder = "data/images"
const qualities = { avif: [42, 50, 54], webp: [60, 68, 75], jpeg: [64, 72, 80] } as const

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null

/** The names of the slides' pictures as the content has them, wide and tall. */
const slidePictures = async (): Promise<{ wide: string[]; tall: string[] }> => {
  const content: unknown = JSON.parse(await readFile("data/slides.json", "utf8"))
  const slides: unknown[] = isRecord(content) && Array.isArray(content["slides"]) ? content["slides"] : []
  const names = (field: string) => slides.filter(isRecord).map(slide => path.basename(String(slide[field])))
  return { wide: names("image"), tall: names("portrait") }
}

/** Pixels as SSIM wants them: four bytes each. */
const pixels = async (picture: sharp.Sharp) => {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height }
}

const encoders = {
  avif: (picture: sharp.Sharp, quality: number) => picture.avif({ ...avifOptions, quality }),
  webp: (picture: sharp.Sharp, quality: number) => picture.webp({ quality }),
  jpeg: (picture: sharp.Sharp, quality: number) => picture.jpeg({ quality, progressive: true }),
} as const

const print = (cells: readonly (string | number)[]) => console.log(`| ${cells.join(" | ")} |`)

const bench = async (): Promise<void> => {
  const { wide, tall } = await slidePictures()
  const tasks = [
    ...tall.map(name => ({ name, widths: [480, 780, 1170] })),
    ...wide.map(name => ({ name, widths: [960, 1600, 2000] })),
    ...["map.png", "map-dark.png"].map(name => ({ name, widths: [400, 780, 1152] })),
  ]
  print(["picture", "width", "format", "quality", "KB", "SSIM"])
  print(["---", "--:", "---", "--:", "--:", "--:"])
  for (const { name, widths } of tasks) {
    for (const width of widths.filter(candidate => !requestedWidths || requestedWidths.includes(candidate))) {
      const original = await sharp(path.join(folder, name))
        .resize({ width, withoutEnlargement: true })
        .removeAlpha()
        .png()
        .toBuffer({ resolveWithObject: true })
      // Never upscaled: a smaller original is not made at this width.
      if (original.info.width < width) continue
      const reference = await pixels(sharp(original.data))
      for (const format of ["avif", "webp", "jpeg"] as const) {
        for (const quality of qualities[format]) {
          const encoded = await encoders[format](sharp(original.data), quality).toBuffer()
          const { mssim } = ssim(reference, await pixels(sharp(encoded)))
          print([name, width, format, quality, (encoded.length / 1000).toFixed(1), mssim.toFixed(4)])
        }
      }
    }
  }
}

bench().catch((error: unknown) => {
  console.error(String(error))
  process.exit(1)
})
