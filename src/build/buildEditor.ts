import { createHash } from "node:crypto"
import { cp, mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import { type Plugin, build } from "esbuild"
import { createEditorConfig } from "../content/editorForms"
import { checkedFolder } from "./checkedContent"
import { formatCustomProperties, dark, light } from "../styles/tokens"
import { readContent } from "./readContent"

/** Sveltia CMS highlights code in two hundred languages; no field of this site has code. */
const withoutCodeLanguages: Plugin = {
  name: "without-code-languages",
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^@shikijs\// }, ({ path: name }) => ({ path: name, namespace: "omitted" }))
    onLoad({ filter: /.*/, namespace: "omitted" }, () => ({ contents: "export default []" }))
  },
}

const assets = path.resolve("node_modules/@sveltia/cms/npm/assets")

/** What is changed in Sveltia CMS 0.221.1: what it says, and what stands there instead. */
const changes = [
  // It forbids to enlarge its page.
  ["`maximum-scale=1`,", ""],
  // It asks another host how GitHub is, which the policy of its page forbids: without an answer it says nothing.
  ["https://www.githubstatus.com/api/v2/status.json", "data:application/json,{}"],
] as const

/**
 * Makes these changes. And its styles load each font from a CDN, too: the address is replaced with that of the copy beside
 * the script.
 */
const withChanges: Plugin = {
  name: "with-changes",
  setup: ({ onLoad }) => {
    onLoad({ filter: /@sveltia\/cms\/npm\/index\.js$/ }, async ({ path: file }) => {
      const [original, names] = await Promise.all([readFile(file, "utf8"), readdir(assets)])
      const text = changes.reduce((before, [found, instead]) => {
        if (!before.includes(found))
          throw new Error(`Sveltia CMS has no “${found}” any more. See src/build/buildEditor.ts.`)
        return before.replace(found, instead)
      }, original)
      const contents = text.replaceAll(
        /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([a-z0-9-]+)(?::vf)?@[\d.]+\/([a-z0-9-]+)\.woff2/g,
        (address: string, font: string, subset: string) => {
          const localCopy = names.find(name => name.startsWith(`${font}-${subset}-`))
          return localCopy ? `/admin/assets/${localCopy}` : address
        }
      )
      return { contents, loader: "js" }
    })
  },
}

/** What editor.css has rules for. Only these have the site's colours: Sveltia CMS has its own. */
const elementsWithStyle = ":is(#help, .picture-problem, .focal-point)"

/** The editor follows the system's theme until its user chooses one, which it writes on the root element. */
const editorColours = `
${elementsWithStyle} { ${formatCustomProperties(light)} }
:root[data-theme="dark"] ${elementsWithStyle} { ${formatCustomProperties(dark)} }
@media (prefers-color-scheme: dark) { :root:not([data-theme="light"]) ${elementsWithStyle} { ${formatCustomProperties(dark)} } }`

/** What the forms' previews need of the other files: what is on in them, and the size of each picture. */
const readSiteContent = async () => {
  const { files, pictures } = await readContent(checkedFolder)
  const values = Object.entries(files).map(([file, text]): [string, unknown] => [
    path.basename(file, ".json"),
    JSON.parse(text),
  ])
  return { files: Object.fromEntries(values), pictures }
}

/** A digest of files, by their names and contents. A missing file counts as an empty one. */
const digestFiles = async (files: readonly string[]): Promise<string> => {
  const hash = createHash("sha256")
  for (const file of files) hash.update(`${file}\0`).update(await readFile(file).catch(() => ""))
  return hash.digest("hex")
}

/**
 * Bundles the editor's script, which takes seconds: the bundle is kept in Gatsby's cache, and made again when one of its
 * sources has changed. Resolves to its folder.
 */
const bundleScript = async (): Promise<string> => {
  const bundle = path.resolve(".cache/editor/bundle")
  const record = path.resolve(".cache/editor/sources.txt")
  const [knownDigest, ...knownSources] = (await readFile(record, "utf8").catch(() => "")).split("\n")
  if (knownDigest === (await digestFiles(knownSources))) return bundle
  await rm(path.dirname(record), { recursive: true, force: true })
  const { metafile } = await build({
    entryPoints: [path.resolve("src/editor/editor.ts")],
    outdir: bundle,
    metafile: true,
    bundle: true,
    minify: true,
    format: "esm",
    splitting: true,
    target: "es2022",
    jsx: "automatic",
    chunkNames: "chunk-[hash]",
    assetNames: "[name]-[hash]",
    publicPath: "/admin",
    define: { "process.env.NODE_ENV": '"production"', "process.env.GATSBY_PREVIEW": '""' },
    alias: { gatsby: path.resolve("src/editor/gatsbyInPreview.tsx") },
    loader: { ".wasm": "file", ".woff2": "file", ".ttf": "file", ".png": "file" },
    plugins: [withoutCodeLanguages, withChanges],
    logLevel: "error",
  })
  const sources = Object.keys(metafile.inputs).filter(name => !name.startsWith("omitted:"))
  const allSources = [...sources, "src/build/buildEditor.ts", "tsconfig.json", "package-lock.json"]
  await writeFile(record, [await digestFiles(allSources), ...allSources].join("\n"))
  return bundle
}

/**
 * Puts the editor into `folder`: its page, Sveltia CMS bundled from the npm package, and its forms generated from the
 * model. `CMS_REPOSITORY` (owner/name on GitHub) and `CMS_BRANCH` (default: main) say where changes are saved; on
 * Netlify its own REPOSITORY_URL is enough.
 */
export const buildEditor = async (folder: string): Promise<void> => {
  const netlifyRepository = /github\.com[/:]([^/]+\/[^/]+?)(?:\.git)?$/.exec(process.env["REPOSITORY_URL"] ?? "")?.[1]
  const repo = process.env["CMS_REPOSITORY"] || netlifyRepository || "owner/repository"
  const branch = process.env["CMS_BRANCH"] || "main"
  const content = await readSiteContent()
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await Promise.all([
    // Its fonts and picture converters, which it loads from a CDN when they are not beside the script.
    cp(assets, path.join(folder, "assets"), { recursive: true, filter: file => !file.endsWith(".map") }),
    cp("src/editor/index.html", path.join(folder, "index.html")),
    readFile("src/editor/editor.css", "utf8").then(css =>
      writeFile(path.join(folder, "style.css"), `${editorColours}\n${css}`)
    ),
    writeFile(
      path.join(folder, "config.json"),
      `${JSON.stringify(createEditorConfig({ repo, branch }, content.files), null, 2)}\n`
    ),
    writeFile(path.join(folder, "content.json"), JSON.stringify(content)),
    bundleScript().then(bundle => cp(bundle, folder, { recursive: true })),
  ])
}
