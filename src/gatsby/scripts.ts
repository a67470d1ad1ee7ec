import { writeFile } from "node:fs/promises"
import path from "node:path"
import { minify } from "@swc/core"
import { build } from "esbuild"
import {
  clockHook,
  copyHook,
  goToHook,
  messageId,
  notFoundHook,
  preloadsId,
  serviceId,
  shareHook,
} from "../boot/contract"
import type { Words } from "../words/words"
import { appDataFile } from "./gatsbyOutput"
import type { Site } from "./pageWords"

const bundleScript = async (entry: string, define: Readonly<Record<string, string>> = {}): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [path.resolve(entry)],
    define,
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
  const { code } = await minify(file.text, { ecma: 2020, module: false, compress: true, mangle: true })
  return code.trim()
}

/** What on a page needs a part of the inline script of its own, by the part's name. */
const marks = {
  react: ` id="${preloadsId}"`,
  form: "<form",
  clock: `${clockHook}="`,
  week: "&quot;week&quot;:",
  callFirst: "&quot;callFirst&quot;:",
  copy: `${copyHook}="`,
  share: `${shareHook}="`,
  answers: "<details",
  gallery: `aria-haspopup="`,
  carousel: `${goToHook}="`,
  service: `id="${serviceId}"`,
  message: `id="${messageId}"`,
  languages: ` class="language"`,
  notFound: `${notFoundHook}="`,
} as const

const inlineScripts = new Map<string, Promise<string>>()

/** The inline script (src/boot) for a page: small enough for every page, with the parts and the words that this one needs. */
export const buildInlineScript = (
  html: string,
  { script: ownWords, copy, carousel: { start, stop } }: Words
): Promise<string> => {
  const parts = Object.entries(marks).map(([part, mark]) => [`PARTS.${part}`, String(html.includes(mark))])
  const words = Object.entries({ ...ownWords, ...copy, start, stop }).map(([name, word]) => [
    `WORDS.${name}`,
    JSON.stringify(word),
  ])
  const definitions = Object.fromEntries([...parts, ...words])
  const key = JSON.stringify(definitions)
  const script = inlineScripts.get(key) ?? bundleScript("src/boot/boot.ts", definitions)
  inlineScripts.set(key, script)
  return script
}

/**
 * Writes the service worker (src/boot/worker) for the build in `folder`, whose pages are those of `sites`. With
 * `SITE_WORKER=off` it is one that deletes all copies and takes itself away, from visitors who have the worker as from
 * those who come anew.
 */
export const writeWorker = async (
  folder: string,
  buildId: string,
  sites: readonly Pick<Site, "prefix" | "pageNames">[]
): Promise<void> => {
  const script =
    process.env["SITE_WORKER"] === "off"
      ? await bundleScript("src/boot/worker/unregister.ts")
      : await bundleScript("src/boot/worker/worker.ts", {
          BUILD: JSON.stringify(buildId),
          PRECACHE: JSON.stringify([appDataFile]),
          // A prefix begins with that of the clinic's own language, which is empty.
          SITES: JSON.stringify(
            sites
              .filter(({ pageNames }) => pageNames.includes("offline"))
              .map(({ prefix }) => `${prefix}/`)
              .toReversed()
          ),
        })
  await writeFile(path.join(folder, "sw.js"), script)
}
