import { readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import sharp from "sharp"
import { light } from "../styles/tokens"
import type { Published } from "./published"

const renderLogo = (logo: Buffer, size: number) => sharp(logo, { density: 1200 }).resize(size, size)

/** For systems that crop icons to their own shape: the background reaches the edges, the cross is well inside. */
const renderMaskableLogo = (logo: Buffer, size: number) => renderLogo(logo, size).flatten({ background: light.deep })

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

/** The web manifest (https://www.w3.org/TR/appmanifest/). The site needs the network, so it is not an app. */
export const createWebManifest = ({ name, about, locale }: Published["clinic"]): string =>
  JSON.stringify({
    name,
    short_name: name,
    description: about,
    lang: locale.language,
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

/** Draws the icons from `static/favicon.svg` and writes them into `publicFolder`. */
export const writeIcons = async (publicFolder: string): Promise<void> => {
  const logo = await readFile("static/favicon.svg")
  const files = {
    "icon-192.png": await renderLogo(logo, 192).png().toBuffer(),
    "icon-512.png": await renderLogo(logo, 512).png().toBuffer(),
    "icon-maskable-512.png": await renderMaskableLogo(logo, 512).png().toBuffer(),
    "apple-touch-icon.png": await renderMaskableLogo(logo, 180).png().toBuffer(),
    "favicon.ico": encodeIco(await renderLogo(logo, 32).png().toBuffer()),
  }
  await Promise.all(Object.entries(files).map(([name, file]) => writeFile(path.join(publicFolder, name), file)))
}
