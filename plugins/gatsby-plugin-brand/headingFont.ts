import { createHash } from "node:crypto"
import { mkdir, readFile, writeFile } from "node:fs/promises"
import { createRequire } from "node:module"
import path from "node:path"
import subsetFont from "subset-font"
import { getHeadingFont } from "./headingFonts"

/** Returns the path of an installed heading font file, resolved from the site in the current folder. */
export const findFontFile = (file: string): string => createRequire(path.resolve("package.json")).resolve(file)

/** All letters of the Latin scripts. */
const latinLetters = `${String.fromCodePoint(...Array.from({ length: 0x250 - 0x20 }, (_, index) => index + 0x20))}–—‘’“”…•`

/**
 * Returns the heading font `name` with only `letters`, as WOFF2. A subset that an earlier build has made is read from
 * `cacheFolder`, in Gatsby's cache.
 */
export const subsetHeadingFont = async (name: string, letters: string, cacheFolder: string): Promise<Buffer> => {
  const key = createHash("sha256").update(`${name} ${letters}`).digest("hex")
  const cachedFile = path.join(cacheFolder, `${key}.woff2`)
  return readFile(cachedFile).catch(async () => {
    const font = await readFile(findFontFile(getHeadingFont(name).file))
    // Kerning is visible in large words; hinting is not, on modern screens.
    const subset = await subsetFont(font, letters, { targetFormat: "woff2", noHinting: true, keepFeatures: ["kern"] })
    await mkdir(cacheFolder, { recursive: true })
    await writeFile(cachedFile, subset)
    return subset
  })
}

/** Returns the URL of a heading font in develop mode. */
const getFontUrl = (name: string): string => `/static/${name.toLowerCase()}.woff2`

/** Writes a heading font to its URL in `publicFolder`. */
const writeFont = async (publicFolder: string, url: string, font: Buffer): Promise<void> => {
  await mkdir(path.join(publicFolder, "static"), { recursive: true })
  await writeFile(path.join(publicFolder, url), font)
}

const cacheFolder = path.resolve(".cache/heading-font")

/**
 * Writes the heading font `name` for develop mode, with all letters because an edit may need any of them. Resolves to
 * its URL.
 */
export const writeWholeFont = async (publicFolder: string, name: string): Promise<string> => {
  await writeFont(publicFolder, getFontUrl(name), await subsetHeadingFont(name, latinLetters, cacheFolder))
  return getFontUrl(name)
}

/**
 * Returns each character of these texts once, sorted. A soft hyphen counts as a hyphen, which is shown where the word
 * breaks.
 */
const listLetters = (texts: readonly string[]): string =>
  [
    ...new Set(
      texts
        .join(" ")
        .replaceAll("\u00AD", "-")
        .replaceAll(/[\n\r\t]/g, " ")
    ),
  ]
    .toSorted()
    .join("")

/**
 * Writes the heading font `name` with the letters of `texts` to `publicFolder`, under a name that changes with its
 * content. Resolves to its URL. Importing the file with webpack is no alternative: Gatsby inlines files of less than
 * 10 KB as `data:` URLs, which the security policy forbids.
 */
export const publishHeadingFont = async (
  publicFolder: string,
  name: string,
  texts: readonly string[]
): Promise<string> => {
  const font = await subsetHeadingFont(name, listLetters(texts), cacheFolder)
  const digest = createHash("sha256").update(font).digest("hex").slice(0, 10)
  const url = getFontUrl(name).replace(/(?=\.woff2$)/, `-${digest}`)
  await writeFont(publicFolder, url, font)
  return url
}
