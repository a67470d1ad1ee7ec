import { cp, mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import { type Plugin, build } from "esbuild"
import { adaptCms, adaptStrings } from "./adaptCms"
import { type ConfigOptions, usualFolder, createConfig } from "./config"
import { formatJson } from "../gatsby-plugin-content-model"
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

const refusal = "The form could not be saved. What you typed is still here."

const assets = path.resolve("node_modules/@sveltia/cms/npm/assets")

const withChanges: Plugin = {
  name: "with-changes",
  setup: ({ onLoad }) => {
    onLoad({ filter: /@sveltia\/cms\/npm\/index\.js$/ }, async ({ path: file }) => {
      const [original, names] = await Promise.all([readFile(file, "utf8"), readdir(assets)])
      return { contents: adaptCms(original, names, refusal), loader: "js" }
    })
    onLoad({ filter: /@sveltia\/cms\/locales\/[\w-]+\.json$/ }, async ({ path: file }) => {
      const language = path.basename(file, ".json")
      return {
        contents: adaptStrings(language, await readFile(file, "utf8"), refusal),
        loader: "json",
      }
    })
  },
}

/** Bundles the editor's script into `folder`. Resolves to its source files. */
const bundleScript = async (folder: string, { entry, alias = {}, define = {} }: BuildOptions): Promise<string[]> => {
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
    plugins: [withoutCodeLanguages, withContent, withChanges],
    logLevel: "error",
    metafile: true,
  })
  return Object.keys(metafile.inputs)
}

/** Returns the HTML page of the editor for the site's language and content folder. */
const createPage = async ({ languages: [language], folder = usualFolder }: ConfigOptions): Promise<string> =>
  (await readFile(path.join(ownFolder, "index.html"), "utf8"))
    .replace("{language}", language)
    .replace("{folder}", folder)

/**
 * Builds the editor into `folder`, such as `public/admin`: its page, Sveltia CMS bundled from the npm package, and its
 * forms from the model. Resolves to the source files of its script.
 */
export const buildEditor = async (folder: string, options: BuildOptions): Promise<string[]> => {
  const { content = {}, config, colours, guide } = options
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const exports = Object.entries(content).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
  const write = async (name: string, text: string): Promise<void> => writeFile(path.join(folder, name), text)
  const [modules] = await Promise.all([
    bundleScript(folder, options),
    // Fonts and picture converters, which Sveltia CMS would otherwise load from a CDN.
    cp(assets, path.join(folder, "assets"), { recursive: true, filter: file => !file.endsWith(".map") }),
    createPage(config).then(page => write("index.html", page)),
    createStyles(colours, config.languages).then(styles => write("style.css", styles)),
    write("config.json", formatJson(createConfig(config))),
    write("content.js", exports.join("\n")),
    guide && writeHelp(path.join(folder, "help"), guide),
  ])
  return modules
}
