/** Removes files of earlier builds from `public`, because Gatsby leaves most of them there. */
import { readFile, rm } from "node:fs/promises"
import path from "node:path"
import { appDataFile, getDataFile, getPageFile, listFiles, listPages } from "./gatsbyOutput"

/**
 * Number of days for which scripts, fonts and pictures stay in `/static/` after the first build that no longer needs
 * them: open tabs and cached pages may still request them. All other files are removed immediately.
 */
export const retentionDays = 30

const dayMs = 24 * 60 * 60 * 1000

/**
 * When a build first did not need a file of `/static/`, in milliseconds since 1970, keyed by file. Modification times
 * are no alternative, because hosts do not keep them.
 */
export type UnusedSince = Readonly<Record<string, number>>

/**
 * Returns the `unused` files that stay at the time `now`, with the time since when they are unused: now, if it is not
 * `known`.
 */
const keepRecent = (unused: readonly string[], known: UnusedSince, now: number): UnusedSince =>
  Object.fromEntries(
    unused.map(file => [file, known[file] ?? now] as const).filter(([, since]) => now - since < retentionDays * dayMs)
  )

/**
 * Removes the files that Gatsby and later steps write in every build, so that none remains that is no longer needed.
 */
export const removeRewrittenFiles = async (folder: string): Promise<void> => {
  const files = await listFiles(folder).catch(() => [])
  const pages = new Set(listPages(files).map(getPageFile))
  for (const file of files)
    if (!pages.has(file) && !/^\/(static|page-data)\//.test(file)) await rm(path.join(folder, file))
}

const staticPathPattern = /\/static\/[^\s"'\\,)<>&?#]+/g

/** Returns the files of `/static/` that are mentioned in these texts. */
const listNamedFiles = (texts: readonly string[]): string[] =>
  texts.flatMap(text => text.match(staticPathPattern) ?? []).map(decodeURIComponent)

/** Removes pages and page data that this build does not have from `folder`. `pagePaths` are the pages that it has. */
export const removeEarlierPages = async (folder: string, pagePaths: readonly string[]): Promise<void> => {
  const dataFiles = new Set([appDataFile, ...pagePaths.map(getDataFile)])
  const files = await listFiles(folder)
  const pages = listPages(files).filter(page => !pagePaths.includes(page))
  const data = files.filter(file => file.startsWith("/page-data/") && !dataFiles.has(file))
  for (const file of [...pages.map(getPageFile), ...data]) await rm(path.join(folder, file))
}

/**
 * Removes files that this build does not need from `/static/` in `folder` after `retentionDays`. Needed are the `bundled`
 * files, and files that pages and page data mention, so these must be complete. Resolves to the unused files that stay.
 */
export const removeUnusedFiles = async (
  folder: string,
  bundled: Iterable<string>,
  known: UnusedSince,
  now: number
): Promise<UnusedSince> => {
  const files = await listFiles(folder)
  const pages = files.filter(file => file.endsWith(".html") || file.startsWith("/page-data/"))
  const texts = await Promise.all(pages.map(file => readFile(path.join(folder, file), "utf8")))
  const named = new Set([...bundled, ...listNamedFiles(texts)])
  const unused = files.filter(file => file.startsWith("/static/") && !named.has(file))
  const unusedSince = keepRecent(unused, known, now)
  for (const file of unused) if (unusedSince[file] === undefined) await rm(path.join(folder, file))
  return unusedSince
}
