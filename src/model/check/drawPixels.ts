import sharp from "sharp"
import type { DrawPixels } from "./iconProblems"

/** Draws an SVG with sharp. */
export const drawPixels: DrawPixels = (svg, size, grey) =>
  sharp(Buffer.from(svg))
    .resize(size, size)
    .flatten({ background: { r: grey, g: grey, b: grey } })
    .raw()
    .toBuffer()
