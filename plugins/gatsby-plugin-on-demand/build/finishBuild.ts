import { rm } from "node:fs/promises"
import path from "node:path"
import type { BuildArgs } from "gatsby"
import { removeEarlierPages, removeUnusedFiles } from "./earlierFiles"
import { type FillOptions, fillPages } from "./fillPages"
import { type BuildRecord, clearOutdatedOutput, measurePictures, writeRecord } from "./buildRecord"
import { type WorkerOptions, writeWorker } from "./scripts"
import { bundledFiles } from "./webpack"

/**
 * Files in `public` that no visitor needs: third-party scripts for a web worker, and files that Gatsby's own build
 * reads. Gatsby writes them in every build.
 */
const unpublished = ["~partytown", "_gatsby", "chunk-map.json", "webpack.stats.json"]

/** The record of this build for the next one. */
let record: BuildRecord | undefined

/** Removes the files of an earlier build in `folder` if its pictures are damaged, or were encoded by other `encoders`. */
export const startBuild = async (folder: string, encoders: string): Promise<void> => {
  record = await clearOutdatedOutput(folder, encoders)
}

/** Writes the record of this build again, because Gatsby may have emptied its cache since `startBuild`. */
export const rewriteRecord = async (folder: string): Promise<void> => {
  if (record) await writeRecord(folder, record)
}

/** Options for finishing a build. */
export interface FinishOptions extends FillOptions {
  /** Options of the service worker. By default, a worker is published that unregisters itself. */
  worker?: WorkerOptions
}

const noWorker: WorkerOptions = { isOff: true, offlinePages: [], ignored: [] }

const listPagePaths = async (graphql: BuildArgs["graphql"]): Promise<string[]> => {
  const { data } = await graphql<{ allSitePage: { nodes: { path: string }[] } }>("{ allSitePage { nodes { path } } }")
  if (!data) throw new Error("Gatsby does not say which pages it has made.")
  return data.allSitePage.nodes.map(page => page.path)
}

/**
 * Finishes Gatsby's build after all other files are in `public`: removes the remains of earlier builds, fills in the
 * pages, checks all files and writes the service worker. Resolves to the build's id. Throws with one line for each
 * problem.
 */
export const finishBuild = async (
  { graphql }: Pick<BuildArgs, "graphql">,
  { worker = noWorker, ...options }: FinishOptions = {}
): Promise<string> => {
  const folder = path.resolve(".")
  const publicFolder = path.join(folder, "public")
  const pagePaths = await listPagePaths(graphql)
  await removeEarlierPages(publicFolder, pagePaths)
  const build = await fillPages(publicFolder, pagePaths, options)
  for (const name of unpublished) await rm(path.join(publicFolder, name), { recursive: true, force: true })
  if (record) {
    // Measured before unused files are removed: Gatsby would not make a removed picture again, so the next build is clean.
    const pictures = await measurePictures(publicFolder)
    // Now the pages mention all their files.
    const unusedSince = await removeUnusedFiles(publicFolder, bundledFiles, record.unusedSince, Date.now())
    await writeRecord(folder, { ...record, pictures, unusedSince })
  }
  await writeWorker(publicFolder, build, worker)
  return build
}
