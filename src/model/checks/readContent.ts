import path from "node:path"
import sharp from "sharp"
import { type DrawPixels, checkLogo } from "../../../plugins/gatsby-plugin-brand"
import type { Content } from "../../../plugins/gatsby-plugin-content-model"
import { readContent as readFolder } from "../../../plugins/gatsby-plugin-content-model/build"

/** The folder of the content. Builds for tests set another one in `SITE_CONTENT`. */
export const dataFolder = path.resolve(process.env["SITE_CONTENT"] ?? "data")

/** Renders an SVG with sharp. */
const drawPixels: DrawPixels = (svg, size, grey) =>
  sharp(Buffer.from(svg))
    .resize(size, size)
    .flatten({ background: { r: grey, g: grey, b: grey } })
    .raw()
    .toBuffer()

/**
 * Reads a content folder for the checks: the text of its JSON files and the sizes of its pictures, decoding each
 * picture to its end.
 */
export const readContent = (folder: string): Promise<Content> =>
  readFolder(folder, async drawing => ({ problems: await checkLogo(drawing, drawPixels) }))
