import { readFile, readdir, stat } from "node:fs/promises"
import path from "node:path"
import sharp, { type Metadata } from "sharp"
import type { Drawing, PictureSize } from "./checkValue"
import type { Content } from "./checkFiles"
import { maxPictureBytes } from "./kinds/image"
import { isIgnored, pictureFolder, sortContentPaths } from "./contentPaths"

/** Returns whether the site supports a picture's format, by sharp's name for it. AVIF is a kind of HEIF. */
const isSupported = ({ format, compression }: Metadata): boolean =>
  ["jpeg", "png", "webp"].includes(format ?? "") || (format === "heif" && compression === "av1")

/** Returns the problems of an SVG drawing, given its text. */
type DrawingCheck = (drawing: string) => Promise<Drawing>

const measurePicture = async (file: string, checkDrawing: DrawingCheck): Promise<PictureSize | Drawing | null> => {
  try {
    if (/\.svg$/i.test(file)) return await checkDrawing(await readFile(file, "utf8"))
    const [metadata, { size: bytes }] = await Promise.all([sharp(file).metadata(), stat(file)])
    if (!isSupported(metadata)) return null
    const { width = 0, height = 0, orientation = 1 } = metadata
    // A truncated file still has a complete header, so only decoding it to its end reveals the error.
    if (bytes <= maxPictureBytes) await sharp(file).resize(8).raw().toBuffer()
    // Pictures with EXIF orientations 5 to 8 are stored sideways and displayed rotated.
    return orientation >= 5 ? { width: height, height: width, bytes } : { width, height, bytes }
  } catch {
    return null
  }
}

/** Lists the entries of a folder, without those that operating systems leave there. */
const listEntries = async (folder: string): Promise<{ name: string; isFolder: boolean }[]> =>
  (await readdir(folder, { withFileTypes: true }))
    .filter(({ name }) => !isIgnored(name))
    .map(entry => ({ name: entry.name, isFolder: entry.isDirectory() }))

/** Lists the paths in `folder` and in its subfolders, relative to `folder`. Paths of folders end with `/`. */
const listPaths = async (folder: string): Promise<string[]> => {
  const list = async (below: string) =>
    (await listEntries(path.join(folder, below))).map(({ name, isFolder }) => `${below}${name}${isFolder ? "/" : ""}`)
  const top = await list("")
  return [...top, ...(await Promise.all(top.filter(contentPath => contentPath.endsWith("/")).map(list))).flat()]
}

const readFiles = async (folder: string, names: readonly string[]): Promise<Record<string, string>> =>
  Object.fromEntries(
    await Promise.all(names.map(async name => [name, await readFile(path.join(folder, name), "utf8")] as const))
  )

/** Reads the texts of the JSON files in `folder`, keyed by file name. */
export const readTexts = async (folder: string): Promise<Record<string, string>> =>
  readFiles(folder, sortContentPaths(await listPaths(folder)).texts)

/** Parses the texts of JSON files. Returns their values, keyed by file name without `.json`. */
export const parseTexts = (texts: Readonly<Record<string, string>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(texts).map(([file, text]): [string, unknown] => [path.basename(file, ".json"), JSON.parse(text)])
  )

/** Reads the values of the JSON files in `folder`, keyed by file name without `.json`. */
export const readValues = async (folder: string): Promise<Record<string, unknown>> =>
  parseTexts(await readTexts(folder))

/** Lists the folders of translations in `folder`, which are named after their languages. */
export const listLanguageFolders = async (folder: string): Promise<string[]> =>
  (await listEntries(folder))
    .filter(({ name, isFolder }) => isFolder && name !== pictureFolder && !name.endsWith(".json"))
    .map(({ name }) => name)

const acceptDrawing: DrawingCheck = () => Promise.resolve({ problems: [] })

/**
 * Reads a folder of content for the checks: the texts of its JSON files, and the sizes of its pictures, each of which
 * is decoded to its end.
 */
export const readContent = async (folder: string, checkDrawing = acceptDrawing): Promise<Content> => {
  const { texts, translations, pictures, unknownPaths } = sortContentPaths(await listPaths(folder))
  const measured = pictures.map(
    async name => [name, await measurePicture(path.join(folder, pictureFolder, name), checkDrawing)] as const
  )
  const translated = Object.entries(translations).map(
    async ([language, names]) => [language, await readFiles(path.join(folder, language), names)] as const
  )
  return {
    files: await readFiles(folder, texts),
    translations: Object.fromEntries(await Promise.all(translated)),
    unknownPaths,
    pictures: Object.fromEntries(await Promise.all(measured)),
  }
}
