import { createHash } from "node:crypto"
import { type FSWatcher, existsSync, readdirSync, watch } from "node:fs"
import { mkdir, readFile, readdir, rename, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import type { Problem } from "./checkValue"
import type { ContentSettings } from "./settings"
import { type Content, checkFiles } from "./checkFiles"
import { createPublicFiles, listHiddenPictures } from "./createPublicFiles"
import { createSites } from "./translations/createSites"
import { pictureFolder } from "./contentPaths"
import { tidyFiles } from "./parseFiles"
import { listLanguageFolders, parseTexts } from "./readContent"

/** Folder from which Gatsby reads the content: its checked copy, without disabled content. */
export const checkedFolder = path.resolve(".cache/content")

/**
 * Makes the folder `to` contain the files `names` and no others, with the bytes that `read` returns. Each file is
 * written to `temporaryFile` on the same disk and then renamed, so that it is never incomplete.
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
 * Returns the problems that prevent each translation from being enabled, keyed by language. Disabled translations are
 * included, because they can be edited.
 */
const findTranslationProblems = (settings: ContentSettings, content: Content): Record<string, Problem[]> => {
  const { list, turnOn } = settings.translations
  const values = parseTexts(content.files)
  return Object.fromEntries(
    (list(values, "all") ?? []).map(language => {
      const turned = Object.entries(turnOn(values, language)).filter(([name, value]) => value !== values[name])
      const files = Object.fromEntries(turned.map(([name, value]) => [`${name}.json`, JSON.stringify(value)]))
      return [language, checkFiles(settings, { ...content, files: { ...content.files, ...files } })]
    })
  )
}

/**
 * Returns the git blob id of a file's content, which GitHub also uses
 * (https://git-scm.com/book/en/v2/Git-Internals-Git-Objects).
 */
const hashBlob = (content: Buffer): string =>
  createHash("sha1").update(`blob ${content.length}\0`).update(content).digest("hex")

/** Reads the content in a folder. */
export type ReadContent = (folder: string) => Promise<Content>

/**
 * Returns facts about the content in `folder` that the editor needs in addition to the published content: the problems of
 * each translation, and the pictures, keyed by git blob id.
 */
export const readForEditor = async (settings: ContentSettings, folder: string, read: ReadContent) => {
  const content = await read(folder)
  const measured = Object.entries(content.pictures ?? {}).map(
    async ([name, size]) => [hashBlob(await readFile(path.join(folder, pictureFolder, name))), size] as const
  )
  return {
    translationProblems: findTranslationProblems(settings, content),
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
 * Checks the content and, if there are no problems, copies its enabled part to the folder that Gatsby reads, with all
 * anchors filled in. The files of each translation are in a folder named after its language, which is complete. While
 * an editor is in the middle of a change, the site stays as it was, and no plugin reads incomplete content. With
 * `isDraft`, texts that are still in another language are not problems, so that the site can be seen while it is being
 * written. Resolves to the problems.
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
  const { model, optionalFiles, translations: languages } = settings
  const values = tidyFiles({ ...model, ...optionalFiles }, parseTexts(files))
  const hidden = listHiddenPictures(model, values, createPublicFiles(model, values))
  const temporaryFile = path.join(path.dirname(to), "incoming")
  // Pictures are copied first, because the texts that name them must find them.
  await mirror(
    path.join(to, pictureFolder),
    temporaryFile,
    Object.keys(pictures).filter(name => !hidden.includes(`/${pictureFolder}/${name}`)),
    name => readFile(path.join(from, pictureFolder, name))
  )
  // A disabled translation may be unreadable.
  const enabled = languages.list(values, "on") ?? []
  const shown = Object.entries(translations).filter(([language]) => enabled.includes(language))
  const parsed = shown.map(([language, texts]) => [language, tidyFiles(languages.model, parseTexts(texts))] as const)
  const sites = createSites(settings, values, Object.fromEntries(parsed))
  const own = languages.getOwn(values)
  for (const [language, siteFiles] of Object.entries(sites))
    await mirrorFiles(language === own ? to : path.join(to, language), temporaryFile, siteFiles)
  for (const language of await listLanguageFolders(to))
    if (language === own || !sites[language]) await rm(path.join(to, language), { recursive: true })
  return []
}

/**
 * Milliseconds to wait after a write: the time that an editor needs between saving a picture and the text that names
 * it.
 */
const debounceMs = 250

/**
 * Calls `onChange` shortly after the last of several writes to the content in a folder. Returns a function that stops
 * watching.
 */
export const watchFolders = (contentFolder: string, onChange: () => void): (() => void) => {
  let timer: NodeJS.Timeout | undefined
  const scheduleChange = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      // The folder of a new language may have been added.
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
