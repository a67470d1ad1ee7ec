import { createHash } from "node:crypto"
import { type FSWatcher, existsSync, readdirSync, watch } from "node:fs"
import { mkdir, readFile, readdir, rename, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import type { Problem } from "../checks"
import { type Content, checkContent } from "./checkContent"
import { allFiles, model } from "../model"
import { getLanguage, listTranslations } from "../locale"
import { listHiddenPictures } from "../siteContent"
import { createSites } from "../translations"
import { getItems, getValue } from "../values"
import { translationModel } from "../translations/translationModel"
import { migrationsFile } from "./contentPaths"
import { tidyFiles } from "./parseFiles"
import { listLanguageFolders, parseTexts, readContent } from "./readContent"

/** `SITE_CONTENT` names another folder, for sites that are built to be tested. */
export const dataFolder = path.resolve(process.env["SITE_CONTENT"] ?? "data")

/**
 * Where Gatsby and the editor's previews read the JSON files and the pictures: copies, with all anchors filled in and
 * without what is off, made once the whole content has passed the checks. The files of each translation are in a folder of
 * its language, complete. While an editor is in the middle of a change, the site stays as it last was and no plugin trips
 * over half of it.
 */
export const checkedFolder = path.resolve(".cache/content")

const temporaryFile = path.resolve(".cache/incoming")

/** Makes `to` hold the files `names` and no others, as `read` gives them; each appears at once as a whole. */
const mirror = async (to: string, names: readonly string[], read: (name: string) => Promise<Buffer>): Promise<void> => {
  await mkdir(to, { recursive: true })
  for (const name of names) {
    const file = path.join(to, name)
    const bytes = await read(name)
    if ((await readFile(file).catch(() => undefined))?.equals(bytes)) continue
    await writeFile(temporaryFile, bytes)
    await rename(temporaryFile, file)
  }
  for (const entry of await readdir(to, { withFileTypes: true }))
    if (entry.isFile() && !names.includes(entry.name)) await rm(path.join(to, entry.name))
}

/** The content of `clinic.json` with the translation into `language` on. */
const turnOn = (clinic: unknown, language: string): unknown => ({
  ...Object(clinic),
  translations: getItems(clinic, "translations").map(translation =>
    getValue(translation, "language") === language ? { ...Object(translation), enabled: true } : translation
  ),
})

/**
 * The languages that `content` has translations for, also those that are off: they can be edited. Each with the number of
 * problems that keep it from being on.
 */
const countTranslationProblems = (content: Content): Record<string, number> => {
  const clinic: unknown = JSON.parse(content.files["clinic.json"] ?? "{}")
  return Object.fromEntries(
    listTranslations(clinic, "all").map(language => {
      const files = { ...content.files, "clinic.json": JSON.stringify(turnOn(clinic, language)) }
      return [language, checkContent({ ...content, files }).length]
    })
  )
}

/** The name that git gives a file by its content, which GitHub calls its id (https://git-scm.com/book/en/v2/Git-Internals-Git-Objects). */
const hashBlob = (content: Buffer): string =>
  createHash("sha1").update(`blob ${content.length}\0`).update(content).digest("hex")

/** The file of the migrations as the repository has it: git on Windows may write other ends of lines. */
const readMigrations = async (): Promise<Buffer> =>
  Buffer.from((await readFile(migrationsFile, "utf8")).replaceAll("\r\n", "\n"))

/**
 * What the editor knows of `data/` besides what is published of it: the problems of translations, the pictures by their ids,
 * and the id of the migrations that the content has passed.
 */
export const readForEditor = async () => {
  const content = await readContent(dataFolder)
  const measured = Object.entries(content.pictures ?? {}).map(
    async ([name, size]) => [hashBlob(await readFile(path.join(dataFolder, "images", name))), size] as const
  )
  return {
    translationProblems: countTranslationProblems(content),
    picturesById: Object.fromEntries(await Promise.all(measured)),
    migrationsId: hashBlob(await readMigrations()),
  }
}

const mirrorFiles = (to: string, files: Readonly<Record<string, unknown>>): Promise<void> =>
  mirror(
    to,
    Object.keys(files).map(name => `${name}.json`),
    async file => Buffer.from(JSON.stringify(files[path.basename(file, ".json")]))
  )

/** Checks `data/` and copies what is on in it to where Gatsby reads it when nothing is wrong. Resolves to what is wrong. */
export const syncValidContent = async (): Promise<Problem[]> => {
  const content = await readContent(dataFolder)
  const problems = checkContent(content)
  if (problems.length) return problems
  const { files, translations = {}, pictures = {} } = content
  const values = tidyFiles(allFiles, parseTexts(files))
  const hidden = listHiddenPictures(model, values)
  // Pictures first: the text that names one must find it.
  await mirror(
    path.join(checkedFolder, "images"),
    Object.keys(pictures).filter(name => !hidden.includes(`/images/${name}`)),
    name => readFile(path.join(dataFolder, "images", name))
  )
  // A translation that is off may be unreadable.
  const enabled = listTranslations(values["clinic"])
  const shown = Object.entries(translations).filter(([language]) => enabled.includes(language))
  const parsed = shown.map(([language, texts]) => [language, tidyFiles(translationModel, parseTexts(texts))] as const)
  const sites = createSites(model, values, Object.fromEntries(parsed))
  const own = getLanguage(values["clinic"])
  for (const [language, siteFiles] of Object.entries(sites))
    await mirrorFiles(language === own ? checkedFolder : path.join(checkedFolder, language), siteFiles)
  for (const language of await listLanguageFolders(checkedFolder))
    if (language === own || !sites[language]) await rm(path.join(checkedFolder, language), { recursive: true })
  return []
}

/** An editor that saves a picture and the text that names it needs this long between the two, in milliseconds. */
const debounceMs = 250

/** Calls `onChange` shortly after the last of several writes to `data/`. Returns a function that stops it. */
export const watchContent = (onChange: () => void): (() => void) => {
  let timer: NodeJS.Timeout | undefined
  const scheduleChange = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      // A language may be new.
      watchFolders()
      onChange()
    }, debounceMs)
  }
  const watchers = new Map<string, FSWatcher>()
  const watchFolders = () => {
    const below = existsSync(dataFolder) ? readdirSync(dataFolder, { withFileTypes: true }) : []
    const folders = below.filter(entry => entry.isDirectory()).map(({ name }) => path.join(dataFolder, name))
    for (const [folder, watcher] of watchers) {
      if (folder === dataFolder || folders.includes(folder)) continue
      watcher.close()
      watchers.delete(folder)
    }
    for (const folder of [dataFolder, ...folders])
      if (!watchers.has(folder)) watchers.set(folder, watch(folder, scheduleChange))
  }
  watchFolders()
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers.values()) watcher.close()
  }
}
