/** Keeps a record of each build for the next one, in addition to Gatsby's own cache. */
import { mkdir, readFile, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import type { UnusedSince } from "./earlierFiles"
import { isRecord, parseAs } from "./json"

/** The record of a build, in Gatsby's cache. */
export interface BuildRecord {
  /** Version of the encoders of its pictures; empty if the next build must encode them again. */
  encoders: string
  unusedSince: UnusedSince
}

const isBuildRecord = (value: unknown): value is BuildRecord =>
  isRecord(value) &&
  typeof value["encoders"] === "string" &&
  isRecord(value["unusedSince"]) &&
  Object.values(value["unusedSince"]).every(since => typeof since === "number")

const getRecordFile = (folder: string): string => path.join(folder, ".cache", "build-record.json")

/** Reads the record of the last build in `folder`. Resolves to undefined if there is no valid record. */
export const readRecord = async (folder: string): Promise<BuildRecord | undefined> => {
  try {
    return parseAs(await readFile(getRecordFile(folder), "utf8"), isBuildRecord)
  } catch {
    return undefined
  }
}

/** Writes `record` for the next build in `folder`. */
export const writeRecord = async (folder: string, record: BuildRecord): Promise<void> => {
  const file = getRecordFile(folder)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, JSON.stringify(record))
}

/**
 * Removes the published files of the last build in `folder` if its pictures were made by other encoders than
 * `encoders`. Gatsby keeps pictures through all other changes and discards them only if nothing is published. Resolves
 * to the record of this build.
 */
export const clearOutdatedOutput = async (folder: string, encoders: string): Promise<BuildRecord> => {
  const known = await readRecord(folder)
  if (known?.encoders === encoders) return known
  await rm(path.join(folder, "public"), { recursive: true, force: true })
  return { encoders, unusedSince: {} }
}

/**
 * Creates the record of a build for the next one. Gatsby does not check whether the pictures that it has encoded still
 * exist. If one was removed, the next build encodes all of them again.
 */
export const createRecord = (
  { encoders }: BuildRecord,
  { unusedSince, removed }: { unusedSince: UnusedSince; removed: readonly string[] }
): BuildRecord => ({ encoders: removed.some(file => /\.(avif|webp|jpg|png)$/.test(file)) ? "" : encoders, unusedSince })
