import { writeFile } from "node:fs/promises"
import path from "node:path"
import { minify } from "@swc/core"
import { build } from "esbuild"
import { copyNoteId } from "../contract"
import { appDataFile } from "./gatsbyOutput"
import { readOldestBrowsers } from "./oldestBrowsers"
import { ownFolder } from "./ownFolder"

/**
 * Returns a name that replaces a list or an object until the script is bundled: esbuild would turn each into a module,
 * with code around it.
 */
const placeholder = (index: number): string => `constant${index}_`

const bundleScript = async (entry: string, constants: Readonly<Record<string, string>> = {}): Promise<string> => {
  const values = Object.values(constants)
  const define = Object.entries(constants).map(([name, value], index) => [
    name,
    /^[[{]/.test(value) ? placeholder(index) : value,
  ])
  const { outputFiles } = await build({
    entryPoints: [path.resolve(entry)],
    define: Object.fromEntries(define),
    bundle: true,
    // Removes code that a page does not need. swc then minifies better than esbuild would: 170 bytes less in a
    // compressed page.
    minifySyntax: true,
    format: "iife",
    // TypeScript checks the code as strict; without this, every page would contain "use strict".
    tsconfigRaw: { compilerOptions: { alwaysStrict: false } },
    target: Object.entries(readOldestBrowsers()).map(([engine, version]) => `${engine}${version}`),
    write: false,
    legalComments: "none",
  })
  const [file] = outputFiles
  if (!file) throw new Error(`${entry} came out empty.`)
  const text = values.reduce((script, value, index) => script.replaceAll(placeholder(index), () => value), file.text)
  const { code } = await minify(text, { ecma: 2020, module: false, compress: true, mangle: true })
  return code.trim()
}

const inlineScripts = new Map<string, Promise<string>>()

/** Returns the inline script made from `entry` with these constants. Each combination is bundled only once. */
export const buildInlineScript = (entry: string, constants: Readonly<Record<string, string>>): Promise<string> => {
  const key = JSON.stringify([entry, constants])
  const script = inlineScripts.get(key) ?? bundleScript(entry, constants)
  inlineScripts.set(key, script)
  return script
}

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
