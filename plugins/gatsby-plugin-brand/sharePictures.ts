import { createHash } from "node:crypto"
import { mkdir, readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import sharp from "sharp"
import { findFontFile } from "./headingFont"
import { type HeadingFont, getHeadingFont } from "./headingFonts"
import { drawLogo } from "./icons"
import type { BrandedSite } from "./options"
import { shareSize } from "./shareSize"
import type { Palette } from "./tokens"

/** Maximum size of the file in bytes: some services do not show larger pictures. */
const shareLimit = 150 * 1024

const marginPx = 72
const logoPx = 72

const createScrim = (colour: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${shareSize.width}" height="${shareSize.height}"><defs><linearGradient id="s"><stop offset="0" stop-color="rgb(${colour})" stop-opacity=".92"/><stop offset=".5" stop-color="rgb(${colour})" stop-opacity=".66"/><stop offset=".85" stop-color="rgb(${colour})" stop-opacity=".1"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#s)"/></svg>`

const escapeMarkup = (words: string): string =>
  words.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")

/** Renders text in a `colour`, `size` pixels high, in lines that are at most `width` pixels wide. */
const renderText = async (
  { fullName, file }: HeadingFont,
  words: string,
  size: number,
  width: number,
  colour: string
) => {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${escapeMarkup(words)}</span>`,
      font: `${fullName} ${size}`,
      // A font file, not the name of an installed font, so that every machine draws the same letters.
      fontfile: findFontFile(file),
      width,
      wrap: "word-char",
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { input: data, width: info.width, height: info.height }
}

/** Renders a title as large as fits: in at most two lines, or in three smaller ones. */
const renderTitle = async (font: HeadingFont, words: string, colour: string) => {
  const [large, small] = [92, 72]
  const title = await renderText(font, words, large, 680, colour)
  return title.height < 2.6 * large ? title : renderText(font, words, small, 680, colour)
}

interface ShareWords {
  title: string
  name: string
  /** The sentence at the bottom. */
  now: string
}

/** Values of the brand that share pictures use. */
interface ShareLook extends Pick<Palette, "scrim" | "onDeep" | "deepBrand"> {
  headingFont: string
}

/** Draws one share picture over `background`, with the `logo` (an SVG). Resolves to a JPEG of at most 150 KB. */
export const drawSharePicture = async (
  background: Buffer,
  logo: Buffer,
  { title, name, now }: ShareWords,
  { scrim, onDeep, deepBrand, headingFont }: ShareLook
): Promise<Buffer> => {
  const font = getHeadingFont(headingFont)
  const [logoImage, nameLine, titleLines, nowLine] = await Promise.all([
    sharp(logo).resize(logoPx, logoPx).png().toBuffer(),
    renderText(font, name, 38, 860, onDeep),
    renderTitle(font, title, onDeep),
    renderText(font, now, 34, 900, deepBrand),
  ])
  const bottom = shareSize.height - marginPx - nowLine.height
  const drawn = await sharp(background)
    .rotate()
    .resize(shareSize.width, shareSize.height, { fit: "cover" })
    .composite([
      { input: Buffer.from(createScrim(scrim.replaceAll(" ", ","))) },
      { input: logoImage, left: marginPx, top: marginPx },
      {
        input: nameLine.input,
        left: marginPx + logoPx + 24,
        top: marginPx + Math.round((logoPx - nameLine.height) / 2),
      },
      { input: titleLines.input, left: marginPx, top: bottom - 36 - titleLines.height },
      { input: nowLine.input, left: marginPx, top: bottom },
    ])
    .png({ compressionLevel: 1 })
    .toBuffer()
  for (const quality of [84, 76, 68, 60, 50]) {
    const file = await sharp(drawn).jpeg({ quality, mozjpeg: true }).toBuffer()
    if (file.length <= shareLimit) return file
  }
  throw new Error(`The share picture “${title}” is larger than ${shareLimit} bytes at any quality.`)
}

/**
 * Writes the share pictures of a language to `publicFolder`. A picture that was drawn before from the same text and
 * images is read from `cacheFolder`, in Gatsby's cache.
 */
export const writeSharePictures = async (
  { name, line, sharePictures }: Pick<BrandedSite, "name" | "line" | "sharePictures">,
  { scrim, onDeep, deepBrand, headingFont, logo }: ShareLook & { logo: string },
  publicFolder: string,
  cacheFolder: string
): Promise<void> => {
  const drawing = await drawLogo(logo, logoPx)
  const look = { scrim, onDeep, deepBrand, headingFont }
  await mkdir(cacheFolder, { recursive: true })
  for (const { url, title, background } of sharePictures) {
    const picture = await readFile(background)
    const words = { title, name, now: line }
    const hash = createHash("sha256")
    for (const part of [JSON.stringify([words, look]), picture, drawing]) hash.update(part)
    const drawn = path.join(cacheFolder, `${hash.digest("hex")}.jpg`)
    const file = await readFile(drawn).catch(async () => {
      const fresh = await drawSharePicture(picture, drawing, words, look)
      await writeFile(drawn, fresh)
      return fresh
    })
    const target = path.join(publicFolder, url)
    await mkdir(path.dirname(target), { recursive: true })
    await writeFile(target, file)
  }
}
