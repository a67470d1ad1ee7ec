import { createHash } from "node:crypto"
import { existsSync } from "node:fs"
import { mkdir, writeFile } from "node:fs/promises"
import { availableParallelism } from "node:os"
import path from "node:path"
import sharp, { type AvifOptions } from "sharp"

/**
 * Encoder options of all AVIF pictures. Storing colour at half the resolution of brightness saves bytes without a
 * visible difference, as in WebP and JPEG; sharp's default effort, 4, takes four times as long. gatsby-plugin-sharp
 * passes on neither option.
 */
const avifOptions = { effort: 3, chromaSubsampling: "4:2:0" } as const satisfies AvifOptions

const encode = async (input: string, output: string, width: number, quality: number): Promise<void> => {
  if (existsSync(output)) return
  const picture = await sharp(input)
    .rotate()
    .resize({ width })
    .avif({ ...avifOptions, quality })
    .toBuffer()
  await mkdir(path.dirname(output), { recursive: true })
  await writeFile(output, picture)
}

/**
 * Tails of the queues in which pictures are encoded in parallel with the rest of the build, one picture at a time per
 * queue.
 */
const rows = Array.from({ length: Math.min(2, availableParallelism()) }, () => Promise.resolve())
const queued = new Set<string>()

const queue = (input: string, output: string, width: number, quality: number): void => {
  if (queued.has(output)) return
  const row = queued.size % rows.length
  queued.add(output)
  const encoded = (rows[row] ?? Promise.resolve()).then(() => encode(input, output, width, quality))
  // Errors are reported at the end, by `waitForPictures`.
  encoded.catch(() => undefined)
  rows[row] = encoded
}

/** Resolves once all pictures are encoded. Rejects if one could not be encoded. */
export const waitForPictures = async (): Promise<void> => void (await Promise.all(rows))

/** One format of a picture in all its sizes, in the shape that gatsby-plugin-image uses. */
export interface PictureSource {
  srcSet: string
  type: string
  sizes?: string
}

/**
 * Queues a picture for encoding as AVIF in the same sizes as `source`. The files are written to `publicFolder`, next to
 * those of `source`, under names that change with the picture's options. Returns the source for the page.
 */
export const addAvif = (
  input: string,
  source: PictureSource,
  quality: number,
  publicFolder: string
): PictureSource => ({
  ...source,
  type: "image/avif",
  srcSet: source.srcSet.replaceAll(
    /(\S+)\/[^/\s]+\/([^/\s]+)\.\w+ (\d+)w/g,
    (_, folder: string, name: string, pixels: string) => {
      const width = Number(pixels)
      const how = createHash("sha256").update(JSON.stringify([width, quality, avifOptions, sharp.versions]))
      const url = `${folder}/${how.digest("hex").slice(0, 5)}/${name}.avif`
      queue(input, path.join(publicFolder, decodeURI(url)), width, quality)
      return `${url} ${pixels}w`
    }
  ),
})
