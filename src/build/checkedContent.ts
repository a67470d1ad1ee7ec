import { existsSync, watch } from "node:fs"
import { mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import { type Content, type Fault, checkContent } from "../content/checks"
import { readContent } from "./readContent"

const dataFolder = path.resolve("data")

/**
 * Where Gatsby reads the JSON files: copies made once the whole content has passed the checks. While an editor is in
 * the middle of a change, the site stays as it last was and no plugin trips over half a file.
 */
export const checkedFolder = path.resolve(".cache/content")

const copy = async ({ files }: Content): Promise<void> => {
  await mkdir(checkedFolder, { recursive: true })
  for (const name of await readdir(checkedFolder)) if (files[name] === undefined) await rm(path.join(checkedFolder, name))
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(checkedFolder, name)
    if ((await readFile(file, "utf8").catch(() => undefined)) !== text) await writeFile(file, text)
  }
}

/** Checks `data/` and hands it on to Gatsby when nothing is wrong with it. Resolves to what is wrong. */
export const takeContent = async (): Promise<Fault[]> => {
  const content = await readContent(dataFolder)
  const faults = checkContent(content)
  if (!faults.length) await copy(content)
  return faults
}

/** An editor that saves a picture and the text that names it needs this long between the two, in milliseconds. */
const rest = 250

/** Calls `changed` each time files of `data/` were written and have rested. Returns how to stop. */
export const watchContent = (changed: () => void): (() => void) => {
  let timer: NodeJS.Timeout | undefined
  const later = () => {
    clearTimeout(timer)
    timer = setTimeout(changed, rest)
  }
  const watchers = [dataFolder, path.join(dataFolder, "images")].filter(folder => existsSync(folder)).map(folder => watch(folder, later))
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}
