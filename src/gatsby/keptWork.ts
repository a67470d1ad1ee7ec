/**
 * What one build leaves for the next. Gatsby keeps its work in `.cache`, and looks only at package.json, at the versions of
 * its plugins and at the files that begin with `gatsby-` to see whether it still holds.
 */
import { createHash } from "node:crypto"
import { mkdir, readFile, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import type { NodePluginArgs } from "gatsby"
import { isRecord, parseAs } from "../content/vocabulary"
import type { UnusedSince } from "./earlierFiles"
import { digestEncoders, digestInputs } from "./inputs"

type Store = NodePluginArgs["store"]

/** What is kept beside Gatsby's own work. */
export interface BuildRecord {
  inputs: string
  encoders: string
  unusedSince: UnusedSince
}

const isBuildRecord = (value: unknown): value is BuildRecord =>
  isRecord(value) &&
  typeof value["inputs"] === "string" &&
  typeof value["encoders"] === "string" &&
  isRecord(value["unusedSince"]) &&
  Object.values(value["unusedSince"]).every(since => typeof since === "number")

const getRecordFile = (folder: string): string => path.join(folder, ".cache", "build-record.json")

/** What the last build in `folder` has left; `undefined` where there is no such build. */
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

/** A picture that Gatsby has encoded, as far as it is read here. */
interface Job {
  inputPaths: readonly { path: string }[]
}

/** Makes Gatsby encode pictures again, where `isForgotten`: it never looks whether its files are still there. */
const forgetPictures = async (store: Store, isForgotten: (job: Job) => Promise<boolean>): Promise<void> => {
  const { jobsV2 }: { jobsV2: { complete: ReadonlyMap<string, Job> } } = store.getState()
  for (const [contentDigest, job] of jobsV2.complete)
    if (await isForgotten(job)) store.dispatch({ type: "REMOVE_STALE_JOB_V2", payload: { contentDigest } })
}

/** Makes Gatsby encode the pictures again whose files in `public/static` have been removed. */
export const forgetRemovedPictures = async (store: Store, removed: readonly string[]): Promise<void> => {
  // The folder of a picture has the digest of its original as its name.
  const folders = new Set(removed.map(file => file.split("/")[2]))
  if (folders.size === 0) return
  await forgetPictures(store, async ({ inputPaths }) => {
    const originals = await Promise.all(inputPaths.map(input => readFile(input.path).catch(() => "")))
    return originals.some(original => folders.has(createHash("md5").update(original).digest("hex")))
  })
}

/**
 * Makes Gatsby forget its work in `folder` where anything but the content has changed since, except for the pictures. To be
 * called before Gatsby compares its own digest. Resolves to what this build leaves for the next.
 */
export const discardOutdatedWork = async (
  folder: string,
  store: Store
): Promise<{ record: BuildRecord; isDiscarded: boolean }> => {
  const [known, inputs] = await Promise.all([
    readRecord(folder),
    digestInputs(folder, process.env, new Date().getFullYear()),
  ])
  const encoders = digestEncoders()
  const isDiscarded = known?.inputs !== inputs
  if (isDiscarded) {
    // Without a digest of its own Gatsby deletes its work, as it does when a plugin has changed.
    store.dispatch({ type: "UPDATE_PLUGINS_HASH", payload: "" })
    // It would leave this.
    await rm(path.join(folder, ".cache", "webpack"), { recursive: true, force: true })
  }
  if (known?.encoders !== encoders) await forgetPictures(store, async () => true)
  return {
    record: { inputs, encoders, unusedSince: known?.unusedSince ?? {} },
    isDiscarded: isDiscarded && known !== undefined,
  }
}
