import { rm } from "node:fs/promises"
import path from "node:path"
import type { BuildArgs } from "gatsby"
import { removeEarlierPages, removeUnusedFiles } from "./earlierFiles"
import { type FillOptions, fillPages } from "./fillPages"
import { type BuildRecord, createRecord, removeOutdatedPictures, writeRecord } from "./keptWork"
import { type WorkerOptions, writeWorker } from "./scripts"
import { bundledFiles } from "./webpack"

/**
 * What Gatsby leaves in `public` and no visitor needs: scripts of third parties in a worker, and what its own build reads
 * there. It writes them at every build.
 */
const unpublished = ["~partytown", "_gatsby", "chunk-map.json", "webpack.stats.json"]

/** What this build leaves for the next. */
let record: BuildRecord | undefined

/** Removes what an earlier build in `folder` has made from pictures that are encoded in another way now. */
export const startBuild = async (folder: string, encoders: string): Promise<void> => {
  record = await removeOutdatedPictures(folder, encoders)
}

/** Writes the record of this build: Gatsby may have emptied its cache since `startBuild`. */
export const rewriteRecord = async (folder: string): Promise<void> => {
  if (record) await writeRecord(folder, record)
}

/** How a build is finished. */
export interface FinishOptions extends FillOptions {
  /** What the service worker does: without it, it takes itself away. */
  worker?: WorkerOptions
}

const noWorker: WorkerOptions = { isOff: true, offlinePages: [], ignored: [] }

/**
 * Finishes Gatsby's build, once everything else is in `public`: removes what earlier builds have left
 * there, fills in the pages and checks all files, and writes the service worker. Resolves to the build's id. Throws with one
 * line for each problem.
 */
export const finishBuild = async (
  { store }: Pick<BuildArgs, "store">,
  { worker = noWorker, ...options }: FinishOptions = {}
): Promise<string> => {
  const { program, pages } = store.getState()
  const folder = program.directory
  const pagePaths = [...pages.keys()]
  const publicFolder = path.join(folder, "public")
  await removeEarlierPages(publicFolder, pagePaths)
  const build = await fillPages(publicFolder, pagePaths, options)
  for (const name of unpublished) await rm(path.join(publicFolder, name), { recursive: true, force: true })
  if (record) {
    // Now that the pages name all their files.
    const files = await removeUnusedFiles(publicFolder, bundledFiles, record.unusedSince, Date.now())
    await writeRecord(folder, createRecord(record, files))
  }
  await writeWorker(publicFolder, build, worker)
  return build
}
