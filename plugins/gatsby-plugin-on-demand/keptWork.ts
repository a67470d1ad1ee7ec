/** What one build leaves for the next, beside Gatsby's own work. */
import { mkdir, readFile, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import type { UnusedSince } from "./earlierFiles"
import { isRecord, parseAs } from "./json"

/** What a build leaves in Gatsby's cache. */
export interface BuildRecord {
  /** How its pictures are encoded; empty where the next build has to make them again. */
  encoders: string
  unusedSince: UnusedSince
}

const isBuildRecord = (value: unknown): value is BuildRecord =>
  isRecord(value) &&
  typeof value["encoders"] === "string" &&
  isRecord(value["unusedSince"]) &&
  Object.values(value["unusedSince"]).every(since => typeof since === "number")

const getRecordFile = (folder: string): string => path.join(folder, ".cache", "build-record.json")

/** Reads what the last build in `folder` has left; `undefined` where there is no such build. */
export const readRecord = async (folder: string): Promise<BuildRecord | undefined> => {
  try {
    return parseAs(await readFile(getRecordFile(folder), "utf8"), isBuildRecord)
  } catch {
    return undefined
  }
}

/** Leaves `record` for the next build in `folder`. */
export const writeRecord = async (folder: string, record: BuildRecord): Promise<void> => {
  const file = getRecordFile(folder)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, JSON.stringify(record))
}

/**
 * Removes the published files of the last build in `folder` where its pictures are encoded in another way than `encoders` says: Gatsby keeps
 * pictures through all other changes, and forgets them only where it finds nothing published. Resolves to what this build
 * leaves.
 */
export const removeOutdatedPictures = async (folder: string, encoders: string): Promise<BuildRecord> => {
  const known = await readRecord(folder)
  if (known?.encoders === encoders) return known
  await rm(path.join(folder, "public"), { recursive: true, force: true })
  return { encoders, unusedSince: {} }
}

/**
 * Makes the record of a build for the next one. Gatsby never looks whether the pictures that it has encoded are still there:
 * where one has been removed, the next build makes all of them again.
 */
export const createRecord = (
  { encoders }: BuildRecord,
  { unusedSince, removed }: { unusedSince: UnusedSince; removed: readonly string[] }
): BuildRecord => ({ encoders: removed.some(file => /\.(avif|webp|jpg|png)$/.test(file)) ? "" : encoders, unusedSince })
