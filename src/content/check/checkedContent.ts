import { existsSync, watch } from "node:fs"
import { mkdir, readFile, readdir, rename, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import type { Problem } from "../checks"
import { checkContent } from "./checkContent"
import { model } from "../model"
import { createSiteFiles, listHiddenPictures } from "../siteContent"
import { readContent } from "./readContent"

/** `SITE_CONTENT` names another folder, for sites that are built to be tested. */
const dataFolder = path.resolve(process.env["SITE_CONTENT"] ?? "data")

/**
 * Where Gatsby and the editor's previews read the JSON files and the pictures: copies, with all anchors filled in and
 * without what is off, made once the whole content has passed the checks. While an editor is in the middle of a change, the
 * site stays as it last was and no plugin trips over half of it.
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

/** Checks `data/` and copies what is on in it to where Gatsby reads it when nothing is wrong. Resolves to what is wrong. */
export const syncValidContent = async (): Promise<Problem[]> => {
  const content = await readContent(dataFolder)
  const problems = checkContent(content)
  if (problems.length) return problems
  const { files, pictures = {} } = content
  const values = Object.fromEntries(
    Object.entries(files).map(([file, text]): [string, unknown] => [path.basename(file, ".json"), JSON.parse(text)])
  )
  const hidden = listHiddenPictures(model, values)
  // Pictures first: the text that names one must find it.
  await mirror(
    path.join(checkedFolder, "images"),
    Object.keys(pictures).filter(name => !hidden.includes(`/images/${name}`)),
    name => readFile(path.join(dataFolder, "images", name))
  )
  const siteFiles = createSiteFiles(model, values)
  await mirror(
    checkedFolder,
    Object.keys(siteFiles).map(name => `${name}.json`),
    async file => Buffer.from(JSON.stringify(siteFiles[path.basename(file, ".json")]))
  )
  return []
}

/** An editor that saves a picture and the text that names it needs this long between the two, in milliseconds. */
const debounceMs = 250

/** Calls `onChange` shortly after the last of several writes to `data/`. Returns a function that stops it. */
export const watchContent = (onChange: () => void): (() => void) => {
  let timer: NodeJS.Timeout | undefined
  const scheduleChange = () => {
    clearTimeout(timer)
    timer = setTimeout(onChange, debounceMs)
  }
  const watchers = [dataFolder, path.join(dataFolder, "images")]
    .filter(folder => existsSync(folder))
    .map(folder => watch(folder, scheduleChange))
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}
