import { readdir, writeFile } from "node:fs/promises"
import path from "node:path"
import { build } from "esbuild"

const bundle = async (entry: string, define: Readonly<Record<string, string>> = {}): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [path.resolve(entry)],
    define,
    bundle: true,
    minify: true,
    format: "iife",
    target: ["es2020"],
    write: false,
    legalComments: "none",
  })
  const [file] = outputFiles
  if (!file) throw new Error(`${entry} came out empty.`)
  return file.text.trim()
}

/** `SITE_WORKER=off` takes the service worker away from visitors who have it, and gives it to nobody. */
const hasWorker = (): boolean => process.env["SITE_WORKER"] !== "off"

/** The boot script (src/boot), small enough to stand in every page. */
export const bootScript = (): Promise<string> => bundle("src/boot/boot.ts", { HAS_WORKER: String(hasWorker()) })

/** The page shown where there is neither a network nor a copy. */
export const offlinePage = "/offline/"

/** Writes the service worker (src/worker) for the build in `folder`, or the one that removes it. */
export const writeWorker = async (folder: string, buildName: string): Promise<void> => {
  const queries = await readdir(path.join(folder, "page-data/sq/d")).catch(() => [])
  const precache = ["/clinic.vcf", "/page-data/app-data.json", ...queries.map(file => `/page-data/sq/d/${file}`)]
  const script = hasWorker()
    ? await bundle("src/worker/worker.ts", {
        BUILD: JSON.stringify(buildName),
        PRECACHE: JSON.stringify(precache),
        OFFLINE: JSON.stringify(offlinePage),
      })
    : await bundle("src/worker/unregister.ts")
  await writeFile(path.join(folder, "sw.js"), script)
}
