import { readFile, readdir, stat } from "node:fs/promises"
import path from "node:path"
import sharp, { type Metadata } from "sharp"
import type { Drawing, PictureSize } from "./checkValue"
import type { Content } from "./checkFiles"
import { maxPictureBytes } from "./pictureLimits"
import { pictureFolder, sortContentPaths } from "./contentPaths"

/** Sharp's names of what the site takes; AVIF is one of the kinds of HEIF. */
const isSupported = ({ format, compression }: Metadata): boolean =>
  ["jpeg", "png", "webp"].includes(format ?? "") || (format === "heif" && compression === "av1")

/** Says what is wrong with a drawing in SVG, by its text. */
type DrawingCheck = (drawing: string) => Promise<Drawing>

const measurePicture = async (file: string, checkDrawing: DrawingCheck): Promise<PictureSize | Drawing | null> => {
  try {
    if (/\.svg$/i.test(file)) return await checkDrawing(await readFile(file, "utf8"))
    const [metadata, { size: bytes }] = await Promise.all([sharp(file).metadata(), stat(file)])
    if (!isSupported(metadata)) return null
    const { width = 0, height = 0, orientation = 1 } = metadata
    // A file that breaks off has a whole head: only reading it to its end tells.
    if (bytes <= maxPictureBytes) await sharp(file).resize(8).raw().toBuffer()
    // EXIF orientations 5 to 8 lie on their side: the picture is shown turned.
    return orientation >= 5 ? { width: height, height: width, bytes } : { width, height, bytes }
  } catch {
    return null
  }
}

/** What people put into a folder: not the notes that systems leave there, whose names begin with a dot. */
const listEntries = async (folder: string): Promise<{ name: string; isFolder: boolean }[]> =>
  (await readdir(folder, { withFileTypes: true }))
    .filter(({ name }) => !name.startsWith("."))
    .map(entry => ({ name: entry.name, isFolder: entry.isDirectory() }))

/** What is in `folder` and in the folders there: paths below it, those of folders with `/` at their end. */
const listPaths = async (folder: string): Promise<string[]> => {
  const list = async (below: string) =>
    (await listEntries(path.join(folder, below))).map(({ name, isFolder }) => `${below}${name}${isFolder ? "/" : ""}`)
  const top = await list("")
  return [...top, ...(await Promise.all(top.filter(place => place.endsWith("/")).map(list))).flat()]
}

const readFiles = async (folder: string, names: readonly string[]): Promise<Record<string, string>> =>
  Object.fromEntries(
    await Promise.all(names.map(async name => [name, await readFile(path.join(folder, name), "utf8")] as const))
  )

/** The texts of the JSON files in `folder`, by name. */
export const readTexts = async (folder: string): Promise<Record<string, string>> =>
  readFiles(folder, sortContentPaths(await listPaths(folder)).texts)

/** The values of JSON files, by name without `.json`. */
export const parseTexts = (texts: Readonly<Record<string, string>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(texts).map(([file, text]): [string, unknown] => [path.basename(file, ".json"), JSON.parse(text)])
  )

/** The values of the JSON files in `folder`, by name without `.json`. */
export const readValues = async (folder: string): Promise<Record<string, unknown>> =>
  parseTexts(await readTexts(folder))

/** The folders of translations in `folder`, by their languages. */
export const listLanguageFolders = async (folder: string): Promise<string[]> =>
  (await listEntries(folder))
    .filter(({ name, isFolder }) => isFolder && name !== pictureFolder && !name.endsWith(".json"))
    .map(({ name }) => name)

const acceptDrawing: DrawingCheck = () => Promise.resolve({ problems: [] })

/** Reads a folder of content for the checks: the text of its JSON files and the size of its pictures, each read to its end. */
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
