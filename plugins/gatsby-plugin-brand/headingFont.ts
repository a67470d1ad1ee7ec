import { createHash } from "node:crypto"
import { mkdir, readFile, writeFile } from "node:fs/promises"
import { createRequire } from "node:module"
import path from "node:path"
import subsetFont from "subset-font"
import { getHeadingFont } from "./headingFonts"
import { listLetters, readHeadings } from "./headingLetters"

/** Returns where the file of a heading font is installed, for the site in the current folder. */
export const findFontFile = (file: string): string => createRequire(path.resolve("package.json")).resolve(file)

/** Every letter of Latin scripts. */
const latinLetters = `${String.fromCodePoint(...Array.from({ length: 0x250 - 0x20 }, (_, index) => index + 0x20))}–—‘’“”…•`

/**
 * The heading font `name` with `letters` alone, as WOFF2. What the same code has made already comes from `cacheFolder`, in Gatsby's
 * cache.
 */
export const subsetHeadingFont = async (name: string, letters: string, cacheFolder: string): Promise<Buffer> => {
  const key = createHash("sha256").update(`${name} ${letters}`).digest("hex")
  const cachedFile = path.join(cacheFolder, `${key}.woff2`)
  return readFile(cachedFile).catch(async () => {
    const font = await readFile(findFontFile(getHeadingFont(name).file))
    // Kerning is seen in large words; hinting is not, on today's screens.
    const subset = await subsetFont(font, letters, { targetFormat: "woff2", noHinting: true, keepFeatures: ["kern"] })
    await mkdir(cacheFolder, { recursive: true })
    await writeFile(cachedFile, subset)
    return subset
  })
}

/** Returns the address that pages have for a heading font until its letters are known, and that it has in develop mode. */
export const getFontAddress = (name: string): string => `/static/${name.toLowerCase()}.woff2`

/** Writes a file of the heading font to its address in `publicFolder`. */
const writeFont = async (publicFolder: string, address: string, font: Buffer): Promise<void> => {
  await mkdir(path.join(publicFolder, "static"), { recursive: true })
  await writeFile(path.join(publicFolder, address), font)
}

const cacheFolder = path.resolve(".cache/heading-font")

/** Writes the heading font `name` for develop mode: with all letters, because any may be typed. */
export const writeWholeFont = async (publicFolder: string, name: string): Promise<void> =>
  writeFont(publicFolder, getFontAddress(name), await subsetHeadingFont(name, latinLetters, cacheFolder))

/**
 * Writes the heading font `name` with `letters` into `publicFolder`, under a name that changes with its content. Resolves to
 * its address. A file that webpack imports would not do: Gatsby puts files of less than 10 KB into the style itself, as a
 * `data:` address, which the policy forbids.
 */
const publishHeadingFont = async (publicFolder: string, name: string, letters: string): Promise<string> => {
  const font = await subsetHeadingFont(name, letters, cacheFolder)
  const digest = createHash("sha256").update(font).digest("hex").slice(0, 10)
  const address = getFontAddress(name).replace(/(?=\.woff2$)/, `-${digest}`)
  await writeFont(publicFolder, address, font)
  return address
}

/**
 * Writes the heading font `name` into `publicFolder` for each language of these pages, with the letters of their headings and
 * of `laterHeadings`, by language, and its address into each page: also into a page that an earlier build has written and given
 * another one. Throws where a page has none.
 */
export const publishHeadingFonts = async (
  publicFolder: string,
  name: string,
  files: readonly string[],
  laterHeadings: Readonly<Record<string, readonly string[]>>
): Promise<void> => {
  const pages = await Promise.all(
    files.map(async file => {
      const html = await readFile(path.join(publicFolder, file), "utf8")
      return { file, html, ...readHeadings(html) }
    })
  )
  const addresses = new RegExp(getFontAddress(name).replace(".", "(?:-[0-9a-f]{10})?\\."), "g")
  for (const language of new Set(pages.map(page => page.language))) {
    const ofLanguage = pages.filter(page => page.language === language)
    const letters = listLetters([...ofLanguage.map(page => page.letters), ...(laterHeadings[language] ?? [])])
    const address = await publishHeadingFont(publicFolder, name, letters)
    for (const { file, html } of ofLanguage) {
      if (html.search(addresses) < 0) throw new Error(`${file} has no style with ${getFontAddress(name)}.`)
      const filled = html.replaceAll(addresses, address)
      if (filled !== html) await writeFile(path.join(publicFolder, file), filled)
    }
  }
}
