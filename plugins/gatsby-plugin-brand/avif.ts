import { createHash } from "node:crypto"
import { existsSync } from "node:fs"
import { mkdir, writeFile } from "node:fs/promises"
import { availableParallelism } from "node:os"
import path from "node:path"
import sharp, { type AvifOptions } from "sharp"

/**
 * How every AVIF picture is encoded. Colours at half the resolution of the brightness weigh less and look alike, as in WebP
 * and JPEG; sharp's own effort, 4, takes four times as long. gatsby-plugin-sharp hands on neither option.
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

/** Pictures are encoded in so many rows, one after the other in each, beside the rest of the build. */
const rows = Array.from({ length: Math.min(2, availableParallelism()) }, () => Promise.resolve())
const queued = new Set<string>()

const queue = (input: string, output: string, width: number, quality: number): void => {
  if (queued.has(output)) return
  const row = queued.size % rows.length
  queued.add(output)
  const encoded = (rows[row] ?? Promise.resolve()).then(() => encode(input, output, width, quality))
  // What fails is said at the end.
  encoded.catch(() => undefined)
  rows[row] = encoded
}

/** Resolves once all pictures are encoded. Rejects where one could not be. */
export const waitForPictures = async (): Promise<void> => void (await Promise.all(rows))

/** One format of a picture in all its sizes, as gatsby-plugin-image describes it. */
export interface PictureSource {
  srcSet: string
  type: string
  sizes?: string
}

/**
 * Queues a picture as AVIF in the sizes that `source` has it in, beside that source's files in `publicFolder`, under names that
 * change with what is encoded. Returns how the page asks for them.
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
      const address = `${folder}/${how.digest("hex").slice(0, 5)}/${name}.avif`
      queue(input, path.join(publicFolder, decodeURI(address)), width, quality)
      return `${address} ${pixels}w`
    }
  ),
})
