import { createHash } from "node:crypto"
import { mkdir, readFile, writeFile } from "node:fs/promises"
import { createRequire } from "node:module"
import path from "node:path"
import subsetFont from "subset-font"
import { getHeadingFont } from "./headingFonts"
import { listLetters, readHeadings } from "./headingLetters"

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

/** Returns the address of a heading font in develop mode, and in pages before the build knows the letters. */
export const getFontAddress = (name: string): string => `/static/${name.toLowerCase()}.woff2`

/** Writes a heading font to its address in `publicFolder`. */
const writeFont = async (publicFolder: string, address: string, font: Buffer): Promise<void> => {
  await mkdir(path.join(publicFolder, "static"), { recursive: true })
  await writeFile(path.join(publicFolder, address), font)
}

const cacheFolder = path.resolve(".cache/heading-font")

/** Writes the heading font `name` for develop mode, with all letters because an edit may need any of them. */
export const writeWholeFont = async (publicFolder: string, name: string): Promise<void> =>
  writeFont(publicFolder, getFontAddress(name), await subsetHeadingFont(name, latinLetters, cacheFolder))

/**
 * Writes the heading font `name` with `letters` to `publicFolder`, under a name that changes with its content. Resolves
 * to its address. Importing the file with webpack is no alternative: Gatsby inlines files of less than 10 KB as `data:`
 * addresses, which the security policy forbids.
 */
const publishHeadingFont = async (publicFolder: string, name: string, letters: string): Promise<string> => {
  const font = await subsetHeadingFont(name, letters, cacheFolder)
  const digest = createHash("sha256").update(font).digest("hex").slice(0, 10)
  const address = getFontAddress(name).replace(/(?=\.woff2$)/, `-${digest}`)
  await writeFont(publicFolder, address, font)
  return address
}

/**
 * Writes a heading font file for each language of these pages to `publicFolder`, with the letters of the pages'
 * headings and of `dynamicHeadings` (keyed by language), and fills its address into each page. It also replaces the
 * address in a page from an earlier build. Throws if a page has no such address.
 */
export const publishHeadingFonts = async (
  publicFolder: string,
  name: string,
  files: readonly string[],
  dynamicHeadings: Readonly<Record<string, readonly string[]>>
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
    const letters = listLetters([...ofLanguage.map(page => page.letters), ...(dynamicHeadings[language] ?? [])])
    const address = await publishHeadingFont(publicFolder, name, letters)
    for (const { file, html } of ofLanguage) {
      if (html.search(addresses) < 0) throw new Error(`${file} has no style with ${getFontAddress(name)}.`)
      const filled = html.replaceAll(addresses, address)
      if (filled !== html) await writeFile(path.join(publicFolder, file), filled)
    }
  }
}
