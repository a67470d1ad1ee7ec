import { writeFile } from "node:fs/promises"
import path from "node:path"
import { minify } from "@swc/core"
import { build } from "esbuild"
import { appDataFile } from "./gatsbyOutput"
import { ownFolder } from "./ownFolder"

/** A name that stands for a list or an object until the script is bundled: esbuild would make a module of each, with code around it. */
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
    // What a page does not need goes here; swc makes the rest smaller than esbuild would, by 170 bytes of a compressed page.
    minifySyntax: true,
    format: "iife",
    // The code is strict by its types; the words for it would be in every page.
    tsconfigRaw: { compilerOptions: { alwaysStrict: false } },
    target: ["es2020"],
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

/** Returns the inline script from its `entry`, with these constants; one that has been made is not made again. */
export const buildInlineScript = (entry: string, constants: Readonly<Record<string, string>>): Promise<string> => {
  const key = JSON.stringify([entry, constants])
  const script = inlineScripts.get(key) ?? bundleScript(entry, constants)
  inlineScripts.set(key, script)
  return script
}

/** What is kept for when there is no network, in one language. */
interface OfflinePage {
  /** What the addresses of the language begin with: `/` or `/pt/`. */
  begins: string
  /** The address of the page that is shown in place of those that are not kept. */
  page: string
  /** Addresses of files that are kept with it. */
  files: readonly string[]
}

/** What the service worker of a site does. */
export interface WorkerOptions {
  /** Whether it only deletes all copies and takes itself away, from visitors who have it as from those who come anew. */
  isOff: boolean
  /** Those of all languages, the site's own last. */
  offlinePages: readonly OfflinePage[]
  /** What addresses begin with that it leaves to the browser. */
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
        OFFLINE: JSON.stringify(offlinePages.map(({ begins, page, files }) => [begins, page, files])),
        IGNORED: JSON.stringify(ignored),
      })
  await writeFile(path.join(folder, "sw.js"), script)
}
