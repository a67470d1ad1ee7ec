import { mkdir, readFile, writeFile } from "node:fs/promises"
import path from "node:path"

const getNoteFile = (folder: string): string => path.join(folder, ".cache", "made-in.txt")

/** Notes in Gatsby's cache in `folder` where it was made. */
export const recordCacheFolder = async (folder: string): Promise<void> => {
  await mkdir(path.dirname(getNoteFile(folder)), { recursive: true })
  await writeFile(getNoteFile(folder), folder)
}

/**
 * Gatsby keeps absolute paths in its cache, and fails with an error of webpack's where the folder was copied or moved.
 * Returns what to do where the cache in `folder` was made elsewhere.
 */
export const findStaleCacheProblem = async (folder: string): Promise<string | undefined> => {
  const madeIn = await readFile(getNoteFile(folder), "utf8").catch(() => folder)
  if (madeIn === folder) return undefined
  return `The folder .cache was made in ${madeIn} and cannot be used in ${folder}: delete .cache and public, then build again.`
}
