import { writeFile } from "node:fs/promises"
import path from "node:path"
import sharp from "sharp"
import type { Palette } from "../../plugins/gatsby-plugin-brand"
import { readPublishedLogo } from "./brand"
import type { Published } from "./published"

/** The colour in the middle of all four edges of an opaque picture; nothing where they differ. */
const findEdgeColour = async (picture: Buffer, size: number): Promise<string | undefined> => {
  const pixels = await sharp(picture).ensureAlpha().raw().toBuffer()
  const [middle, last] = [size >> 1, size - 1]
  const colours = [middle, middle * size, middle * size + last, last * size + middle].map(pixel =>
    pixels.subarray(4 * pixel, 4 * pixel + 4).toString("hex")
  )
  return new Set(colours).size === 1 && colours[0]?.endsWith("ff") ? `#${colours[0].slice(0, 6)}` : undefined
}

/**
 * For systems that crop icons to their own shape: a logo with an area of one colour around it is enlarged to the corners;
 * any other is well inside of a plain square.
 */
const renderMaskableLogo = async (publicFolder: string, size: number, background: string): Promise<Buffer> => {
  const logo = await readPublishedLogo(publicFolder, size)
  const edge = await findEdgeColour(logo, size)
  if (edge) return sharp(logo).flatten({ background: edge }).png().toBuffer()
  const inner = Math.round(0.64 * size)
  return sharp({ create: { width: size, height: size, channels: 3, background } })
    .composite([{ input: await readPublishedLogo(publicFolder, inner) }])
    .png()
    .toBuffer()
}

/** An ICO file that holds one PNG of 32 × 32 pixels: a directory of one entry, then the picture. */
const encodeIco = (png: Buffer): Buffer => {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(32, 6)
  header.writeUInt8(32, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}

/**
 * The web manifest (https://www.w3.org/TR/appmanifest/) of the language whose addresses begin with `prefix`. The site needs
 * the network, so it is not an app.
 */
export const createWebManifest = (
  { name, about, locale }: Published["clinic"],
  { surface, deep }: Pick<Palette, "surface" | "deep">,
  prefix: string
): string =>
  JSON.stringify({
    name,
    short_name: name,
    description: about,
    lang: locale.language,
    id: `${prefix}/`,
    start_url: `${prefix}/`,
    scope: `${prefix}/`,
    display: "browser",
    background_color: surface,
    theme_color: deep,
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  })

/** Draws the icons from the published logo and writes them into `publicFolder`. */
export const writeIcons = async (publicFolder: string, { surface }: Pick<Palette, "surface">): Promise<void> => {
  const renderLogo = async (size: number) =>
    sharp(await readPublishedLogo(publicFolder, size))
      .png()
      .toBuffer()
  const files = {
    "icon-192.png": await renderLogo(192),
    "icon-512.png": await renderLogo(512),
    "icon-maskable-512.png": await renderMaskableLogo(publicFolder, 512, surface),
    "apple-touch-icon.png": await renderMaskableLogo(publicFolder, 180, surface),
    "favicon.ico": encodeIco(await renderLogo(32)),
  }
  await Promise.all(Object.entries(files).map(([name, file]) => writeFile(path.join(publicFolder, name), file)))
}
