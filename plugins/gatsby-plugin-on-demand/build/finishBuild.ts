import { rm } from "node:fs/promises"
import path from "node:path"
import type { BuildOptions } from "../options"
import { type BuildRecord, clearOutdatedOutput, measurePictures, writeRecord } from "./buildRecord"
import { removeEarlierPages, removeRewrittenFiles, removeUnusedFiles } from "./earlierFiles"
import { type FillOptions, fillPages } from "./fillPages"
import { addLicences } from "./licences"
import { writeWorker } from "./writeWorker"

/**
 * Files in `public` that no visitor needs: third-party scripts for a web worker, and files that Gatsby's own build
 * reads. Gatsby writes them in every build.
 */
const unpublished = ["~partytown", "_gatsby", "chunk-map.json", "webpack.stats.json"]

/** One build of the project in `folder`, from Gatsby's first hook to its last. */
export interface Build {
  folder: string
  /** Digest of everything other than the content that affects pages. */
  inputs: string
  /** The record of this build for the next one. */
  record: BuildRecord
  /** URLs of the files that webpack has made for browsers, and source files of the modules in them. */
  files: Set<string>
  modules: Set<string>
}

/**
 * Begins a build, before any plugin writes to `public`: removes the files of an earlier one in `folder` if its pictures
 * are damaged, or were encoded by other `encoders`, and if pages are to be published, the files that this build writes
 * again.
 */
export const startBuild = async (
  folder: string,
  inputs: string,
  encoders: string,
  isPublished: boolean
): Promise<Build> => {
  const record = await clearOutdatedOutput(folder, encoders)
  if (isPublished) await removeRewrittenFiles(path.join(folder, "public"))
  return { folder, inputs, record, files: new Set(), modules: new Set() }
}

const noWorker = { isOff: true, offlinePages: [], ignored: [] }

/**
 * Finishes a build whose files are in `public`: removes the remains of earlier builds, fills in the pages, checks all
 * files, lists the licences of their packages and writes the service worker. Throws with one line for each problem.
 */
export const finishBuild = async (
  { folder, record, files, modules }: Build,
  pagePaths: readonly string[],
  { worker = noWorker, ...options }: BuildOptions & Pick<FillOptions, "isStatic">
): Promise<void> => {
  const publicFolder = path.join(folder, "public")
  await addLicences(publicFolder, modules)
  await removeEarlierPages(publicFolder, pagePaths)
  const id = await fillPages(publicFolder, pagePaths, options)
  for (const name of unpublished) await rm(path.join(publicFolder, name), { recursive: true, force: true })
  // Measured before unused files are removed: Gatsby would not make a removed picture again, so the next build is clean.
  const pictures = await measurePictures(publicFolder)
  // Now the pages mention all their files.
  const unusedSince = await removeUnusedFiles(publicFolder, files, record.unusedSince, Date.now())
  await writeRecord(folder, { ...record, pictures, unusedSince })
  await writeWorker(publicFolder, id, worker)
}
