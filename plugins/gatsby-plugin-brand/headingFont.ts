import { createHash } from "node:crypto"
import { mkdir, readFile, writeFile } from "node:fs/promises"
import { createRequire } from "node:module"
import path from "node:path"
import subsetFont from "subset-font"
import { getHeadingFont } from "./headingFonts"

/** Returns where the file of a heading font is installed, for the site in the current folder. */
export const findFontFile = (file: string): string => createRequire(path.resolve("package.json")).resolve(file)

/** Every letter of Latin scripts, for develop mode: a new one shows while it is written. */
export const latinLetters = `${String.fromCodePoint(...Array.from({ length: 0x250 - 0x20 }, (_, index) => index + 0x20))}–—‘’“”…•`

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

/**
 * Writes the heading font `name` with `letters` into `publicFolder`, under a name that changes with its content. Resolves to
 * its address. A file that webpack imports would not do: Gatsby puts files of less than 10 KB into the style itself, as a
 * `data:` address, which the policy forbids.
 */
export const publishHeadingFont = async (publicFolder: string, name: string, letters: string): Promise<string> => {
  const font = await subsetHeadingFont(name, letters, path.resolve(".cache/heading-font"))
  const digest = createHash("sha256").update(font).digest("hex").slice(0, 10)
  const address = `/static/${name.toLowerCase()}-${digest}.woff2`
  await mkdir(path.join(publicFolder, "static"), { recursive: true })
  await writeFile(path.join(publicFolder, address), font)
  return address
}
