import { mkdir, writeFile } from "node:fs/promises"
import path from "node:path"
import sharp from "sharp"
import type { BrandedSite } from "./options"
import type { Palette } from "./tokens"
import { manifestFile } from "./writeBrand"

/** Draws a logo as a PNG, `size` pixels wide and high. */
export const drawLogo = (logo: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(logo)).resize(size, size, { fit: "fill" }).png().toBuffer()

/** Returns the colour in the middle of the edges if it is opaque and the same at all four, otherwise undefined. */
const findEdgeColour = async (picture: Buffer, size: number): Promise<string | undefined> => {
  const pixels = await sharp(picture).ensureAlpha().raw().toBuffer()
  const [middle, last] = [size >> 1, size - 1]
  const colours = [middle, middle * size, middle * size + last, last * size + middle].map(pixel =>
    pixels.subarray(4 * pixel, 4 * pixel + 4).toString("hex")
  )
  return new Set(colours).size === 1 && colours[0]?.endsWith("ff") ? `#${colours[0].slice(0, 6)}` : undefined
}

/**
 * Renders the icon for systems that crop icons to their own shape. A logo with one colour around its edges is filled
 * with that colour into the corners; any other logo is placed well inside a plain square.
 */
const renderMaskableLogo = async (logo: string, size: number, background: string): Promise<Buffer> => {
  const drawn = await drawLogo(logo, size)
  const edge = await findEdgeColour(drawn, size)
  if (edge) return sharp(drawn).flatten({ background: edge }).png().toBuffer()
  const inner = Math.round(0.64 * size)
  return sharp({ create: { width: size, height: size, channels: 3, background } })
    .composite([{ input: await drawLogo(logo, inner) }])
    .png()
    .toBuffer()
}

/** Returns an ICO file that holds one PNG of 32 × 32 pixels: a directory with one entry, then the picture. */
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
 * Returns the web manifest (https://www.w3.org/TR/appmanifest/) of a language. The site is not an app, because it needs
 * the network.
 */
const createWebManifest = (
  { name, about, language, start }: BrandedSite,
  prefix: string,
  { surface, deep }: Pick<Palette, "surface" | "deep">
): string =>
  JSON.stringify({
    name,
    short_name: name,
    description: about,
    lang: language,
    id: `${prefix}/`,
    start_url: start,
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

/** Writes the manifest of a language, whose paths have this prefix, to `publicFolder`. */
export const writeManifest = async (
  publicFolder: string,
  site: BrandedSite,
  prefix: string,
  palette: Pick<Palette, "surface" | "deep">
): Promise<void> => {
  const folder = path.join(publicFolder, prefix)
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, manifestFile), createWebManifest(site, prefix, palette))
}

/** Draws the icons from `logo` and writes them to `publicFolder`. */
export const writeIcons = async (
  publicFolder: string,
  logo: string,
  { surface }: Pick<Palette, "surface">
): Promise<void> => {
  const files = {
    "icon-192.png": await drawLogo(logo, 192),
    "icon-512.png": await drawLogo(logo, 512),
    "icon-maskable-512.png": await renderMaskableLogo(logo, 512, surface),
    "apple-touch-icon.png": await renderMaskableLogo(logo, 180, surface),
    "favicon.ico": encodeIco(await drawLogo(logo, 32)),
  }
  await Promise.all(Object.entries(files).map(([name, file]) => writeFile(path.join(publicFolder, name), file)))
}
