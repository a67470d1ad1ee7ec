import { existsSync } from "node:fs"
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import { type Plugin, build } from "esbuild"
import { type AdaptedBundle, reportMissing } from "./bundle/adaptBundle"
import { cmsAssets, readBundle, readCmsPackage } from "./bundle/readBundle"
import { adaptCatalogue } from "./bundle/texts"
import { type ConfigOptions, usualFolder, createConfig } from "./config"
import { formatJson } from "../gatsby-plugin-content-model/json"
import { type GuideOptions, writeHelp } from "./help/writeHelp"
import { ownFolder } from "./ownFolder"
import { type EditorColours, createStyles } from "./styles"

export interface BuildOptions {
  /** Entry file of the site's editor script, which calls `startEditor`. */
  entry: string
  /**
   * Values that the script imports from `site-content`. They are in a file of their own, so that the script stays the
   * same when the content changes.
   */
  content?: Readonly<Record<string, unknown>>
  config: ConfigOptions
  colours: EditorColours
  /** The guide for editors, which the build writes to `help` in the editor's folder. */
  guide?: GuideOptions
  /** Replacements of packages for pages in previews, and constants in the code. */
  alias?: Record<string, string>
  define?: Record<string, string>
}

export interface BuiltEditor {
  /** Source files of its script. */
  modules: string[]
  /** What the installed version of Sveltia CMS lacks, and what editors lose; empty if nothing. */
  report: string
}

/** Leaves out syntax highlighting for two hundred programming languages: no field of content has code. */
const withoutCodeLanguages: Plugin = {
  name: "without-code-languages",
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^@shikijs\// }, ({ path: name }) => ({ path: name, namespace: "omitted" }))
    onLoad({ filter: /.*/, namespace: "omitted" }, () => ({ contents: "export default []" }))
  },
}

const withContent: Plugin = {
  name: "with-content",
  setup: ({ onResolve }) =>
    onResolve({ filter: /^site-content$/ }, () => ({ path: "/admin/content.js", external: true })),
}

/** Replaces the code and the texts of Sveltia CMS by adapted ones, and calls `onMissing` with what could not be adapted. */
const withChanges = (script: string, onMissing: (missing: AdaptedBundle["missing"]) => void): Plugin => ({
  name: "with-changes",
  setup: ({ onLoad }) => {
    onLoad({ filter: new RegExp(`/@sveltia/cms/${script.replaceAll(".", "\\.")}$`) }, async ({ path: file }) => {
      const { code, missing } = await readBundle(file)
      onMissing(missing)
      return { contents: code, loader: "js" }
    })
    onLoad({ filter: /@sveltia\/cms\/locales\/[\w-]+\.json$/ }, async ({ path: file }) => ({
      contents: adaptCatalogue(await readFile(file, "utf8")),
      loader: "json",
    }))
  },
})

/** Bundles the editor's script into `folder`. Throws if Sveltia CMS lacks code that protects content. */
const bundleScript = async (folder: string, { entry, alias = {}, define = {} }: BuildOptions): Promise<BuiltEditor> => {
  let missing: AdaptedBundle["missing"] | undefined
  const { version, script } = await readCmsPackage()
  const { metafile } = await build({
    entryPoints: { editor: path.resolve(entry) },
    outdir: folder,
    bundle: true,
    minify: true,
    format: "esm",
    splitting: true,
    target: "es2022",
    jsx: "automatic",
    chunkNames: "chunk-[hash]",
    assetNames: "[name]-[hash]",
    publicPath: "/admin",
    define: { "process.env.NODE_ENV": '"production"', ...define },
    // Replaces Gatsby's exports for pages in previews.
    alias: { gatsby: path.join(ownFolder, "gatsbyInPreviews.tsx"), ...alias },
    // Replaces the browser’s own `fetch` in all code of the editor, so that nothing bypasses the door.
    inject: [path.join(ownFolder, "door/openDoor.ts")],
    loader: { ".wasm": "file", ".woff2": "file", ".ttf": "file", ".png": "file" },
    plugins: [withoutCodeLanguages, withContent, withChanges(script, found => void (missing = found))],
    logLevel: "error",
    metafile: true,
  })
  if (!missing) throw new Error(`The script of Sveltia CMS ${version} is not ${script} (bundle/readBundle.ts).`)
  return { modules: Object.keys(metafile.inputs), report: reportMissing(version, missing) }
}

/** Returns the HTML page of the editor for the site's language and content folder. */
const createPage = async ({ languages: [language], folder = usualFolder }: ConfigOptions): Promise<string> =>
  (await readFile(path.join(ownFolder, "index.html"), "utf8"))
    .replace("{language}", language)
    .replace("{folder}", folder)

/**
 * Builds the editor into `folder`, such as `public/admin`: its page, Sveltia CMS bundled from the npm package, and its
 * forms from the model.
 */
export const buildEditor = async (folder: string, options: BuildOptions): Promise<BuiltEditor> => {
  const { content = {}, config, colours, guide } = options
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const exports = Object.entries(content).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
  const write = async (name: string, text: string): Promise<void> => writeFile(path.join(folder, name), text)
  const [built] = await Promise.all([
    bundleScript(folder, options),
    // Fonts and picture converters, which Sveltia CMS would otherwise load from a CDN.
    existsSync(cmsAssets) &&
      cp(cmsAssets, path.join(folder, "assets"), { recursive: true, filter: file => !file.endsWith(".map") }),
    createPage(config).then(page => write("index.html", page)),
    createStyles(colours, config.languages).then(styles => write("style.css", styles)),
    write("config.json", formatJson(createConfig(config))),
    write("content.js", exports.join("\n")),
    guide && writeHelp(path.join(folder, "help"), guide),
  ])
  return built
}
