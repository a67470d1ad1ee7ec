/** The files of earlier builds in `public`: Gatsby leaves most of them there. */
import { readFile, rm } from "node:fs/promises"
import path from "node:path"
import { appDataFile, getDataFile, getPagePath, isPage, listFiles } from "./gatsbyOutput"

/**
 * How many days a script, a font or a picture stays in `/static/` after the first build that no longer needs it: tabs that
 * are open and pages that a browser has kept may still ask for it. Everything else goes at once.
 */
export const keptDays = 30

const dayMs = 24 * 60 * 60 * 1000

/** When a build first did not need a file of `/static/`, in milliseconds since 1970. The clock of files is not kept by hosts. */
export type UnusedSince = Readonly<Record<string, number>>

/** Returns which of the `unused` files stay at the time `now`, and since when they are unused, if it is known of any. */
const keepRecent = (unused: readonly string[], known: UnusedSince, now: number): UnusedSince =>
  Object.fromEntries(
    unused.map(file => [file, known[file] ?? now] as const).filter(([, since]) => now - since < keptDays * dayMs)
  )

/** Removes what Gatsby and the step after it write at every build, so that nothing of it outlives its reason. */
export const removeRewrittenFiles = async (folder: string): Promise<void> => {
  const files = await listFiles(folder).catch(() => [])
  for (const file of files)
    if (!isPage(file) && !/^\/(static|page-data)\//.test(file)) await rm(path.join(folder, file))
}

const addressInStatic = /\/static\/[^\s"'\\,)<>&?#]+/g

/** Returns the files of `/static/` that these texts name. */
const listNamedFiles = (texts: readonly string[]): string[] =>
  texts.flatMap(text => text.match(addressInStatic) ?? []).map(decodeURIComponent)

/** Removes from `folder` the pages, and their data, that this build does not have. `pagePaths` are those that it has. */
export const removeEarlierPages = async (folder: string, pagePaths: readonly string[]): Promise<void> => {
  const dataFiles = new Set([appDataFile, ...pagePaths.map(getDataFile)])
  for (const file of await listFiles(folder)) {
    const isData = file.startsWith("/page-data/") && !dataFiles.has(file)
    if (isData || (isPage(file) && !pagePaths.includes(getPagePath(file)))) await rm(path.join(folder, file))
  }
}

/**
 * Removes what this build does not need from `folder`'s `/static/`, after a while. Needed are the `bundled` files and what
 * pages and their data name: they must be complete. Resolves to what is left for a while, and to what has been removed.
 */
export const removeUnusedFiles = async (
  folder: string,
  bundled: Iterable<string>,
  known: UnusedSince,
  now: number
): Promise<{ unusedSince: UnusedSince; removed: string[] }> => {
  const files = await listFiles(folder)
  const pages = files.filter(file => isPage(file) || file.startsWith("/page-data/"))
  const texts = await Promise.all(pages.map(file => readFile(path.join(folder, file), "utf8")))
  const named = new Set([...bundled, ...listNamedFiles(texts)])
  const unused = files.filter(file => file.startsWith("/static/") && !named.has(file))
  const unusedSince = keepRecent(unused, known, now)
  const removed = unused.filter(file => unusedSince[file] === undefined)
  for (const file of removed) await rm(path.join(folder, file))
  return { unusedSince, removed }
}
