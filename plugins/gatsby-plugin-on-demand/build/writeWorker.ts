import { writeFile } from "node:fs/promises"
import path from "node:path"
import { copyNoteId } from "../contract"
import { appDataFile } from "./gatsbyOutput"
import { ownFolder } from "./ownFolder"
import { bundleScript } from "./scripts"

/** The copies that one language keeps for use without a network. */
interface OfflinePage {
  /** Prefix of the language's URLs: `/` or `/pt/`. */
  begins: string
  /** URL of the page that is shown instead of pages without a copy. */
  page: string
  /** URLs of files that are stored with it. */
  files: readonly string[]
  /** The sentence about a page that comes from a copy, with `{day}`, `{month}` and `{year}`, and the names of months. */
  saved: readonly [sentence: string, ...months: string[]]
}

/** Options of a site's service worker. */
export interface WorkerOptions {
  /**
   * Whether the worker only deletes all copies and unregisters itself, for visitors who already have it as well as for
   * new ones.
   */
  isOff: boolean
  /** The offline pages of all languages, that of the site's default language last. */
  offlinePages: readonly OfflinePage[]
  /** Prefixes of URLs that the worker leaves to the browser. */
  ignored: readonly string[]
}

/** Writes the service worker (worker) for the build in `folder`. */
export const writeWorker = async (
  folder: string,
  buildId: string,
  { isOff, offlinePages, ignored }: WorkerOptions
): Promise<void> => {
  const script = isOff
    ? await bundleScript(path.join(ownFolder, "worker/unregister.ts"))
    : await bundleScript(path.join(ownFolder, "worker/worker.ts"), {
        BUILD: JSON.stringify(buildId),
        PRECACHE: JSON.stringify([appDataFile]),
        OFFLINE: JSON.stringify(offlinePages.map(({ begins, page, files, saved }) => [begins, page, files, saved])),
        COPY_NOTE: JSON.stringify(copyNoteId),
        IGNORED: JSON.stringify(ignored),
      })
  await writeFile(path.join(folder, "sw.js"), script)
}
