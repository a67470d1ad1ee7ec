import sharp from "sharp"
import { migrate, parseReadable } from "./migrations"
import { type DrawPixels, checkLogo } from "../../../plugins/gatsby-plugin-brand"
import type { Content } from "../../../plugins/gatsby-plugin-content-model"
import { readContent as readFolder } from "../../../plugins/gatsby-plugin-content-model/build"

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
export const readContent = async (folder: string): Promise<Content> => {
  const content = await readFolder(folder, async drawing => ({ problems: await checkLogo(drawing, drawPixels) }))
  const { steps } = migrate(parseReadable(content.files))
  return { ...content, olderFiles: [...new Set(steps.map(({ file }) => `${file}.json`))] }
}
