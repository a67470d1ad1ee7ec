import { readFile, readdir, stat } from "node:fs/promises"
import path from "node:path"
import sharp, { type Metadata } from "sharp"
import type { Drawing, PictureSize } from "../checks"
import { getValue, maxPictureBytes } from "../vocabulary"
import type { Content } from "./checkContent"
import { findIconProblems, readLogo } from "./logo"
import { parseJson } from "./parseJson"

/** Sharp's names of what the site takes; AVIF is one of the kinds of HEIF. */
const isSupported = ({ format, compression }: Metadata): boolean =>
  ["jpeg", "png", "webp"].includes(format ?? "") || (format === "heif" && compression === "av1")

/** Everything that is wrong with a drawing as the clinic's logo. How it looks as an icon is told once it is harmless. */
const checkDrawing = async (file: string): Promise<Drawing> => {
  const logo = readLogo(await readFile(file, "utf8"))
  return { problems: logo.problems.length ? logo.problems : await findIconProblems(logo) }
}

const measurePicture = async (file: string): Promise<PictureSize | Drawing | null> => {
  try {
    if (/\.svg$/i.test(file)) return await checkDrawing(file)
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

/** The file that says which version of the model the content has. It is no content itself. */
export const versionFile = "version.json"

/** The texts of the JSON files in `folder`, by name. */
export const readTexts = async (folder: string): Promise<Record<string, string>> => {
  const names = (await readdir(folder)).filter(name => name.endsWith(".json") && name !== versionFile)
  const files = names.map(async name => [name, await readFile(path.join(folder, name), "utf8")] as const)
  return Object.fromEntries(await Promise.all(files))
}

/** The values of JSON files, by name without `.json`. */
export const parseTexts = (texts: Readonly<Record<string, string>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(texts).map(([file, text]): [string, unknown] => [path.basename(file, ".json"), JSON.parse(text)])
  )

/** The values of the JSON files in `folder`, by name without `.json`. */
export const readValues = async (folder: string): Promise<Record<string, unknown>> =>
  parseTexts(await readTexts(folder))

/** The version that the content in `folder` says it has. The first had no file for it. */
export const readVersion = async (folder: string): Promise<unknown> => {
  const text = await readFile(path.join(folder, versionFile), "utf8").catch(() => '{ "version": 1 }')
  const parsed = parseJson(text)
  return "value" in parsed ? getValue(parsed.value, "version") : undefined
}

/** The folder of the pictures; every other folder beside it is named after the language of its translations. */
const pictureFolder = "images"

/** The folders of translations in `folder`, by their languages. */
export const listLanguageFolders = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { withFileTypes: true }))
    .filter(entry => entry.isDirectory() && entry.name !== pictureFolder && !entry.name.startsWith("."))
    .map(({ name }) => name)

const readTranslations = async (folder: string): Promise<NonNullable<Content["translations"]>> => {
  const languages = await listLanguageFolders(folder)
  const texts = languages.map(async language => [language, await readTexts(path.join(folder, language))] as const)
  return Object.fromEntries((await Promise.all(texts)).filter(([, files]) => Object.keys(files).length))
}

/** Reads the folder `data` for the checks: the text of its JSON files and the size of its pictures, each read to its end. */
export const readContent = async (folder: string): Promise<Content> => {
  const images = path.join(folder, pictureFolder)
  const [files, translations, version, pictureNames] = await Promise.all([
    readTexts(folder),
    readTranslations(folder),
    readVersion(folder),
    readdir(images).catch(() => []),
  ])
  const pictures = pictureNames
    .filter(name => !name.startsWith("."))
    .map(async name => [name, await measurePicture(path.join(images, name))] as const)
  return {
    files,
    translations,
    version,
    pictures: Object.fromEntries(await Promise.all(pictures)),
  }
}
