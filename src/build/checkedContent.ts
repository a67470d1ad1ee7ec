import { existsSync, watch } from "node:fs"
import { copyFile, mkdir, readFile, readdir, rename, rm } from "node:fs/promises"
import path from "node:path"
import type { Problem } from "../content/checks"
import { checkContent } from "./checkContent"
import { readContent } from "./readContent"

/** `SITE_CONTENT` names another folder, for sites that are built to be tested. */
export const dataFolder = path.resolve(process.env["SITE_CONTENT"] ?? "data")

/**
 * Where Gatsby reads the JSON files and the pictures: copies made once the whole content has passed the checks. While an
 * editor is in the middle of a change, the site stays as it last was and no plugin trips over half of it.
 */
export const checkedFolder = path.resolve(".cache/content")

const temporaryFile = path.resolve(".cache/incoming")

const isSame = async (a: string, b: string): Promise<boolean> => {
  const [one, other] = await Promise.all([readFile(a), readFile(b).catch(() => undefined)])
  return other !== undefined && one.equals(other)
}

/** Makes `to` hold the files `names` of `from` and no others; each appears at once as a whole. */
const mirror = async (from: string, to: string, names: readonly string[]): Promise<void> => {
  await mkdir(to, { recursive: true })
  for (const name of names) {
    if (await isSame(path.join(from, name), path.join(to, name))) continue
    await copyFile(path.join(from, name), temporaryFile)
    await rename(temporaryFile, path.join(to, name))
  }
  for (const entry of await readdir(to, { withFileTypes: true }))
    if (entry.isFile() && !names.includes(entry.name)) await rm(path.join(to, entry.name))
}

/** Checks `data/` and hands it on to Gatsby when nothing is wrong with it. Resolves to what is wrong. */
export const syncValidContent = async (): Promise<Problem[]> => {
  const content = await readContent(dataFolder)
  const problems = checkContent(content)
  if (problems.length) return problems
  // Pictures first: the text that names one must find it.
  await mirror(path.join(dataFolder, "images"), path.join(checkedFolder, "images"), Object.keys(content.pictures ?? {}))
  await mirror(dataFolder, checkedFolder, Object.keys(content.files))
  return []
}

/** An editor that saves a picture and the text that names it needs this long between the two, in milliseconds. */
const debounceMs = 250

/** Calls `changed` each time files of `data/` were written and have rested. Returns how to stop. */
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
