import { readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import sharp from "sharp"
import { light } from "../styles/tokens"
import type { Published } from "./published"

const drawn = (sign: Buffer, size: number) => sharp(sign, { density: 1200 }).resize(size, size)

/** For systems that cut icons to their own shape: the board's colour up to the edges, its cross well inside of them. */
const filled = (sign: Buffer, size: number) => drawn(sign, size).flatten({ background: light.deep })

/** An ICO file that holds one PNG of 32 × 32 pixels: a directory of one entry, then the picture. */
const ico = (png: Buffer): Buffer => {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(32, 6)
  head.writeUInt8(32, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

/** The web manifest (https://www.w3.org/TR/appmanifest/). The site needs the network, so it does not pose as an app. */
export const webManifest = ({ name, about }: Published["clinic"]): string =>
  JSON.stringify({
    name,
    short_name: name,
    description: about,
    lang: "en",
    id: "/",
    start_url: "/",
    scope: "/",
    display: "browser",
    background_color: light.surface,
    theme_color: light.deep,
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  })

/** Draws the icons from the one sign, `static/favicon.svg`, and writes them below `publicFolder`. */
export const writeIcons = async (publicFolder: string): Promise<void> => {
  const sign = await readFile("static/favicon.svg")
  const files = {
    "icon-192.png": await drawn(sign, 192).png().toBuffer(),
    "icon-512.png": await drawn(sign, 512).png().toBuffer(),
    "icon-maskable-512.png": await filled(sign, 512).png().toBuffer(),
    "apple-touch-icon.png": await filled(sign, 180).png().toBuffer(),
    "favicon.ico": ico(await drawn(sign, 32).png().toBuffer()),
  }
  await Promise.all(Object.entries(files).map(([name, file]) => writeFile(path.join(publicFolder, name), file)))
}
