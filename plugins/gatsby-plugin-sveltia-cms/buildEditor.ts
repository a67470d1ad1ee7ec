import { cp, mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import { type Plugin, build } from "esbuild"
import { adaptCms, adaptStrings } from "./adaptCms"
import { type ConfigOptions, usualFolder, createConfig } from "./config"
import { formatJson } from "../gatsby-plugin-content-model"
import { ownFolder } from "./ownFolder"
import { type EditorColours, createStyles } from "./styles"

export interface BuildOptions {
  /** The site's script, which calls `startEditor`. */
  entry: string
  /** What it imports from `site-content`: a file beside the script, which stays the same when the content changes. */
  content?: Readonly<Record<string, unknown>>
  config: ConfigOptions
  colours: EditorColours
  /** Says in a language of Sveltia CMS that a form was not saved; the reasons follow. Where it says nothing, English does. */
  describeRefusal?: (language: string) => string | undefined
  /** Files that take the place of packages, for pages in previews, and constants in the code. */
  alias?: Record<string, string>
  define?: Record<string, string>
}

/** Sveltia CMS highlights code in two hundred languages; no field of content has code. */
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

const englishRefusal = "The form could not be saved. What you typed is still here."

const assets = path.resolve("node_modules/@sveltia/cms/npm/assets")

const createChanges = (describeRefusal: (language: string) => string): Plugin => ({
  name: "with-changes",
  setup: ({ onLoad }) => {
    onLoad({ filter: /@sveltia\/cms\/npm\/index\.js$/ }, async ({ path: file }) => {
      const [original, names] = await Promise.all([readFile(file, "utf8"), readdir(assets)])
      return { contents: adaptCms(original, names, describeRefusal("en")), loader: "js" }
    })
    onLoad({ filter: /@sveltia\/cms\/locales\/[\w-]+\.json$/ }, async ({ path: file }) => {
      const language = path.basename(file, ".json")
      return {
        contents: adaptStrings(language, await readFile(file, "utf8"), describeRefusal(language)),
        loader: "json",
      }
    })
  },
})

/** Bundles the editor's script into `folder`. Resolves to the files from which it is made. */
const bundleScript = async (
  folder: string,
  { entry, describeRefusal, alias = {}, define = {} }: BuildOptions
): Promise<string[]> => {
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
    // What the site's pages import from Gatsby, in previews.
    alias: { gatsby: path.join(ownFolder, "gatsbyInPreviews.tsx"), ...alias },
    // Nothing of the editor calls the browser’s own: it would pass the door.
    inject: [path.join(ownFolder, "door/openDoor.ts")],
    loader: { ".wasm": "file", ".woff2": "file", ".ttf": "file", ".png": "file" },
    plugins: [
      withoutCodeLanguages,
      withContent,
      createChanges(language => describeRefusal?.(language) ?? englishRefusal),
    ],
    logLevel: "error",
    metafile: true,
  })
  return Object.keys(metafile.inputs)
}

/** The page of the editor for a site in this language, with its content in this folder. */
const createPage = async ({ languages: [language], folder = usualFolder }: ConfigOptions): Promise<string> =>
  (await readFile(path.join(ownFolder, "index.html"), "utf8"))
    .replace("{language}", language)
    .replace("{folder}", folder)

/**
 * Puts the editor into `folder`, such as `public/admin`: its page, Sveltia CMS bundled from the npm package, and its forms from
 * the model. Resolves to the files from which its script is made.
 */
export const buildEditor = async (folder: string, options: BuildOptions): Promise<string[]> => {
  const { content = {}, config, colours } = options
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const exports = Object.entries(content).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
  const write = async (name: string, text: string): Promise<void> => writeFile(path.join(folder, name), text)
  const [modules] = await Promise.all([
    bundleScript(folder, options),
    // Its fonts and picture converters, which it loads from a CDN when they are not beside the script.
    cp(assets, path.join(folder, "assets"), { recursive: true, filter: file => !file.endsWith(".map") }),
    createPage(config).then(page => write("index.html", page)),
    createStyles(colours, config.languages).then(styles => write("style.css", styles)),
    write("config.json", formatJson(createConfig(config))),
    write("content.js", exports.join("\n")),
  ])
  return modules
}
