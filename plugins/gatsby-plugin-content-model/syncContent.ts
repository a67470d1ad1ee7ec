import { createHash } from "node:crypto"
import { type FSWatcher, existsSync, readdirSync, watch } from "node:fs"
import { mkdir, readFile, readdir, rename, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import type { Problem } from "./checkValue"
import type { ContentSettings } from "./settings"
import { type Content, checkFiles } from "./checkFiles"
import { listHiddenPictures } from "./createShownFiles"
import { buildSites } from "./translations/createSites"
import { pictureFolder } from "./contentPaths"
import { tidyFiles } from "./parseFiles"
import { listLanguageFolders, parseTexts } from "./readContent"

/** Where Gatsby reads the content: its checked copy, without what is off. */
export const checkedFolder = path.resolve(".cache/content")

/**
 * Makes the folder `to` hold the files `names` and no others, as `read` gives them; each appears at once as a whole: it is
 * written to `temporaryFile` on the same disk, and takes its place.
 */
const mirror = async (
  to: string,
  temporaryFile: string,
  names: readonly string[],
  read: (name: string) => Promise<Buffer>
): Promise<void> => {
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

/**
 * The languages that `content` has translations for, also those that are off: they can be edited. Each with the number of
 * problems that keep it from being on.
 */
const countTranslationProblems = (settings: ContentSettings, content: Content): Record<string, number> => {
  const { list, turnOn } = settings.translations
  const values = parseTexts(content.files)
  return Object.fromEntries(
    (list(values, "all") ?? []).map(language => {
      const turned = Object.entries(turnOn(values, language)).filter(([name, value]) => value !== values[name])
      const files = Object.fromEntries(turned.map(([name, value]) => [`${name}.json`, JSON.stringify(value)]))
      return [language, checkFiles(settings, { ...content, files: { ...content.files, ...files } }).length]
    })
  )
}

/** The name that git gives a file by its content, which GitHub calls its id (https://git-scm.com/book/en/v2/Git-Internals-Git-Objects). */
export const hashBlob = (content: Buffer): string =>
  createHash("sha1").update(`blob ${content.length}\0`).update(content).digest("hex")

/** Reads the content in a folder. */
export type ReadContent = (folder: string) => Promise<Content>

/** What an editor knows of the content in `folder` besides what is published of it: the problems of translations, the pictures by their ids. */
export const readForEditor = async (settings: ContentSettings, folder: string, read: ReadContent) => {
  const content = await read(folder)
  const measured = Object.entries(content.pictures ?? {}).map(
    async ([name, size]) => [hashBlob(await readFile(path.join(folder, pictureFolder, name))), size] as const
  )
  return {
    translationProblems: countTranslationProblems(settings, content),
    picturesById: Object.fromEntries(await Promise.all(measured)),
  }
}

const mirrorFiles = (to: string, temporaryFile: string, files: Readonly<Record<string, unknown>>): Promise<void> =>
  mirror(
    to,
    temporaryFile,
    Object.keys(files).map(name => `${name}.json`),
    async file => Buffer.from(JSON.stringify(files[path.basename(file, ".json")]))
  )

/**
 * Checks the content and copies what is on in it to where Gatsby reads it, once nothing is wrong: with all anchors filled in.
 * The files of each translation are in a folder of its language, complete. While an editor is in the middle of a change, the
 * site stays as it last was and no plugin trips over half of it. Whoever writes (`isDraft`) sees the site also while texts are still in another language.
 * Resolves to what is wrong.
 */
export const syncContent = async (
  settings: ContentSettings,
  from: string,
  read: ReadContent,
  { isDraft = false, to = checkedFolder } = {}
): Promise<Problem[]> => {
  const content = await read(from)
  const problems = checkFiles(settings, content).filter(({ isMarked }) => !isDraft || !isMarked)
  if (problems.length) return problems
  const { files, translations = {}, pictures = {} } = content
  const { model, optionalFiles, createSiteFiles, translations: languages } = settings
  const values = tidyFiles({ ...model, ...optionalFiles }, parseTexts(files))
  const hidden = listHiddenPictures(model, values, createSiteFiles(model, values))
  const temporaryFile = path.join(path.dirname(to), "incoming")
  // Pictures first: the text that names one must find it.
  await mirror(
    path.join(to, pictureFolder),
    temporaryFile,
    Object.keys(pictures).filter(name => !hidden.includes(`/${pictureFolder}/${name}`)),
    name => readFile(path.join(from, pictureFolder, name))
  )
  // A translation that is off may be unreadable.
  const enabled = languages.list(values, "on") ?? []
  const shown = Object.entries(translations).filter(([language]) => enabled.includes(language))
  const parsed = shown.map(([language, texts]) => [language, tidyFiles(languages.model, parseTexts(texts))] as const)
  const sites = buildSites(settings, values, Object.fromEntries(parsed))
  const own = languages.getOwn(values)
  for (const [language, siteFiles] of Object.entries(sites))
    await mirrorFiles(language === own ? to : path.join(to, language), temporaryFile, siteFiles)
  for (const language of await listLanguageFolders(to))
    if (language === own || !sites[language]) await rm(path.join(to, language), { recursive: true })
  return []
}

/** An editor that saves a picture and the text that names it needs this long between the two, in milliseconds. */
const debounceMs = 250

/** Calls `onChange` shortly after the last of several writes to the content in a folder. Returns a function that stops it. */
export const watchFolders = (contentFolder: string, onChange: () => void): (() => void) => {
  let timer: NodeJS.Timeout | undefined
  const scheduleChange = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      // A language may be new.
      watchAll()
      onChange()
    }, debounceMs)
  }
  const watchers = new Map<string, FSWatcher>()
  const watchAll = () => {
    const below = existsSync(contentFolder) ? readdirSync(contentFolder, { withFileTypes: true }) : []
    const folders = below.filter(entry => entry.isDirectory()).map(({ name }) => path.join(contentFolder, name))
    for (const [folder, watcher] of watchers) {
      if (folder === contentFolder || folders.includes(folder)) continue
      watcher.close()
      watchers.delete(folder)
    }
    for (const folder of [contentFolder, ...folders])
      if (!watchers.has(folder)) watchers.set(folder, watch(folder, scheduleChange))
  }
  watchAll()
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers.values()) watcher.close()
  }
}
