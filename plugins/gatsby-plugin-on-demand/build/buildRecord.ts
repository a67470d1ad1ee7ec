/** Keeps a record of each build for the next one, in addition to Gatsby's own cache. */
import { mkdir, readFile, rm, stat, writeFile } from "node:fs/promises"
import path from "node:path"
import sharp from "sharp"
import type { UnusedSince } from "./earlierFiles"
import { listFiles } from "./gatsbyOutput"
import { isRecord, parseAs } from "./json"

/** The record of a build, in Gatsby's cache. */
export interface BuildRecord {
  /** Version of the encoders of its pictures. */
  encoders: string
  /** Bytes of each picture in `/static/`, keyed by file. */
  pictures: Readonly<Record<string, number>>
  unusedSince: UnusedSince
}

const areNumbers = (value: unknown): boolean =>
  isRecord(value) && Object.values(value).every(number => typeof number === "number")

const isBuildRecord = (value: unknown): value is BuildRecord =>
  isRecord(value) &&
  typeof value["encoders"] === "string" &&
  areNumbers(value["pictures"]) &&
  areNumbers(value["unusedSince"])

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

/** Returns the bytes of each picture in `/static/` of `publicFolder`, keyed by file. */
export const measurePictures = async (publicFolder: string): Promise<Record<string, number>> => {
  const files = await listFiles(publicFolder).catch(() => [])
  const pictures = files.filter(file => /^\/static\/.*\.(avif|webp|jpg|png)$/.test(file))
  const bytes = await Promise.all(pictures.map(async file => (await stat(path.join(publicFolder, file))).size))
  return Object.fromEntries(pictures.map((file, at) => [file, bytes[at] ?? 0]))
}

const canDecode = (file: string): Promise<boolean> =>
  sharp(file)
    .stats()
    .then(
      () => true,
      () => false
    )

/**
 * Returns whether the recorded `pictures` are all in `publicFolder` in their full size. Pictures without a record are
 * from a build that has not ended, which may have been stopped while it wrote them, so they are decoded.
 */
const arePicturesIntact = async (publicFolder: string, pictures: BuildRecord["pictures"]): Promise<boolean> => {
  const found = await measurePictures(publicFolder)
  if (Object.entries(pictures).some(([file, bytes]) => found[file] !== bytes)) return false
  for (const file of Object.keys(found))
    if (pictures[file] === undefined && !(await canDecode(path.join(publicFolder, file)))) return false
  return true
}

/**
 * Removes the published files of the last build in `folder` if its pictures were made by other encoders than
 * `encoders`, or if some are missing or damaged. Gatsby keeps pictures through all other changes without looking at
 * them, and discards them only if there is no `public`. Resolves to the record of this build.
 */
export const clearOutdatedOutput = async (folder: string, encoders: string): Promise<BuildRecord> => {
  const publicFolder = path.join(folder, "public")
  const known = await readRecord(folder)
  if (known?.encoders === encoders && (await arePicturesIntact(publicFolder, known.pictures))) return known
  await rm(publicFolder, { recursive: true, force: true })
  return { encoders, pictures: {}, unusedSince: {} }
}
