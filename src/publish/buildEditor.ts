import { execFile } from "node:child_process"
import { cp, mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import { promisify } from "node:util"
import { type Plugin, build } from "esbuild"
import { type EditorBackend, createEditorConfig } from "../content/editorForms"
import { checkedFolder, readTranslations } from "../content/check/checkedContent"
import { type BrandColours, derivePalette } from "../content/brand/palette"
import { readBrand } from "../content/brand"
import { getLanguage } from "../content/locale"
import { notesByHand } from "../content/translations/translationModel"
import { formatCustomProperties } from "../styles/brandStyles"
import { formatJson } from "../content/check/parseJson"
import { parseTexts, readContent } from "../content/check/readContent"

/** Sveltia CMS highlights code in two hundred languages; no field of this site has code. */
const withoutCodeLanguages: Plugin = {
  name: "without-code-languages",
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^@shikijs\// }, ({ path: name }) => ({ path: name, namespace: "omitted" }))
    onLoad({ filter: /.*/, namespace: "omitted" }, () => ({ contents: "export default []" }))
  },
}

const assets = path.resolve("node_modules/@sveltia/cms/npm/assets")
const siteInPreview = path.resolve("src/editor/siteInPreview.tsx")

/** What is changed in Sveltia CMS 0.221.1: what it says, and what stands there instead. */
const changes = [
  // It forbids to enlarge its page.
  ["`maximum-scale=1`,", ""],
  // It asks another host how GitHub is, which the policy of its page forbids: without an answer it says nothing.
  ["https://www.githubstatus.com/api/v2/status.json", "data:application/json,{}"],
  // To try again changes nothing where a check has refused the save.
  [
    "There was an error while saving the entry. Please try again later.",
    "The form could not be saved. What you typed is still here.",
  ],
] as const

/**
 * What files of src/editor look for in it. Without these words they would do nothing, and nobody would notice: a draft would
 * be written over, a picture that is too small would be taken.
 */
const expectations: Readonly<Record<string, readonly string[]>> = {
  "guardDrafts.ts": [
    "history(first: 1) {\n              nodes {\n                oid",
    "base: repository(owner: $owner, name: $repo) {\n      ref(qualifiedName: $branch) {\n        target {\n          oid",
    "pullRequests(headRefName: $branch, states: OPEN, first: 1) {\n        totalCount",
    "/merge`",
    "createCommitOnBranch(input: $input) {\n        commit {\n          oid",
  ],
  "explainSignIn.ts": ["`authorizing:${", "^authorization:${", "`auth`"],
  "pictureSizes.ts": ["`data-field-type`", "width:512,height:512"],
  "FocalPoint.tsx": ["`data-key-path`"],
  "prepareSave.ts": ["`preSave`", "`saving_failed`", "`__sc_`"],
  "editor.css": ['role="none" class="error'],
}

/** Addresses of fonts, which its styles load from a CDN. */
const fontAddresses =
  /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([a-z0-9-]+)(?::vf)?@[\d.]+\/([a-z0-9-]+)\.woff2/g

/**
 * The text of Sveltia CMS with these changes, and with the addresses of its fonts replaced by those of the copies in
 * `assetNames`, beside the script. Throws where it is not as the editor needs it.
 */
export const adaptCms = (original: string, assetNames: readonly string[]): string => {
  const expect = (words: string, file: string): void => {
    if (!original.includes(words)) throw new Error(`Sveltia CMS has no “${words}” any more. See ${file}.`)
  }
  for (const [file, allWords] of Object.entries(expectations))
    for (const words of allWords) expect(words, `src/editor/${file}`)
  for (const [words] of changes) expect(words, "src/publish/buildEditor.ts")
  const changed = changes.reduce((text, [words, instead]) => text.replace(words, instead), original)
  const adapted = changed.replaceAll(fontAddresses, (address, font: string, subset: string) => {
    const localCopy = assetNames.find(name => name.startsWith(`${font}-${subset}-`))
    return localCopy ? `/admin/assets/${localCopy}` : address
  })
  const foreign = /https:\/\/cdn\.jsdelivr\.net\/[^`'")\s]*/.exec(adapted)?.[0]
  if (foreign)
    throw new Error(`Sveltia CMS loads ${foreign}, of which there is no copy. See src/publish/buildEditor.ts.`)
  return adapted
}

/** The content is a file beside the script, which stays the same when the content changes. */
const withContent: Plugin = {
  name: "with-content",
  setup: ({ onResolve }) =>
    onResolve({ filter: /^site-content$/ }, () => ({ path: "/admin/content.js", external: true })),
}

const withChanges: Plugin = {
  name: "with-changes",
  setup: ({ onLoad }) => {
    onLoad({ filter: /@sveltia\/cms\/npm\/index\.js$/ }, async ({ path: file }) => {
      const [original, names] = await Promise.all([readFile(file, "utf8"), readdir(assets)])
      return { contents: adaptCms(original, names), loader: "js" }
    })
  },
}

/** What editor.css has rules for. Only these have the site's colours: Sveltia CMS has its own. */
const elementsWithStyle = ":is(#site, .picture-problem, .focal-point)"

/**
 * What the writer of a translation says of it has no meaning in the pane of the clinic’s language. No machine translates:
 * the buttons for it ask for the account of a service, which the policy of the page forbids.
 */
const createTranslationStyles = (language: string): string =>
  [
    ...Object.keys(notesByHand).map(name => `.pane[data-locale="${language}"] [data-key-path="${name}"]`),
    ".pane[data-locale] button[title]",
  ].join(", ") + " { display: none; }"

/** The editor follows the system's theme until its user chooses one, which it writes on the root element. */
const createEditorColours = (brand: BrandColours): string => {
  const light = formatCustomProperties(derivePalette(brand, "light"))
  const dark = formatCustomProperties(derivePalette(brand, "dark"))
  return `
${elementsWithStyle} { ${light} }
:root[data-theme="dark"] ${elementsWithStyle} { ${dark} }
@media (prefers-color-scheme: dark) { :root:not([data-theme="light"]) ${elementsWithStyle} { ${dark} } }`
}

/** What the forms' previews need of the other files: what is on in them, and the size of each picture. */
const readSiteContent = async () => {
  const { files: texts, translations = {}, pictures } = await readContent(checkedFolder)
  const files = parseTexts(texts)
  // A translation that is off has no site, but can be written.
  const translationProblems = await readTranslations()
  const sites = Object.keys(translationProblems).map(
    language => [language, parseTexts(translations[language] ?? {})] as const
  )
  const brand = readBrand(files["brand"])
  if (!brand) throw new Error("brand.json has not passed the checks.")
  return { files, sites: Object.fromEntries(sites), translationProblems, pictures, brand }
}

/** Bundles the editor's script into `folder`. Resolves to the files from which it is made. */
const bundleScript = async (folder: string): Promise<string[]> => {
  const { metafile } = await build({
    entryPoints: [path.resolve("src/editor/editor.ts")],
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
    define: { "process.env.NODE_ENV": '"production"', "process.env.GATSBY_PREVIEW": '""' },
    alias: { gatsby: siteInPreview, "react-helmet": siteInPreview },
    loader: { ".wasm": "file", ".woff2": "file", ".ttf": "file", ".png": "file" },
    plugins: [withoutCodeLanguages, withContent, withChanges],
    logLevel: "error",
    metafile: true,
  })
  return Object.keys(metafile.inputs)
}

/**
 * Where the editor saves and who signs people in, from the variables of the build: `CMS_REPOSITORY` (owner/name on
 * GitHub), `CMS_BRANCH` (default: main) and `CMS_AUTH_URL`, the address of a service that signs in with GitHub. On Netlify
 * none is needed: it names the repository, and signs in by itself (https://docs.netlify.com/visitor-access/oauth-provider-tokens).
 */
export const readEditorBackend = (env: NodeJS.ProcessEnv): EditorBackend => {
  const netlifyRepository = /github\.com[/:]([^/]+\/[^/]+?)(?:\.git)?$/.exec(env["REPOSITORY_URL"] ?? "")?.[1]
  const netlifySignIn =
    env["NETLIFY"] === "true" && env["URL"]
      ? { base_url: "https://api.netlify.com", site_domain: new URL(env["URL"]).hostname }
      : undefined
  const signIn = env["CMS_AUTH_URL"] ? { base_url: env["CMS_AUTH_URL"] } : netlifySignIn
  return {
    repo: env["CMS_REPOSITORY"] || netlifyRepository || "owner/repository",
    branch: env["CMS_BRANCH"] || "main",
    ...(signIn && { signIn }),
  }
}

/**
 * Writes into the editor's `folder` which build is live: the id of its pages, the commit that it was made from, and when
 * that was made. A folder without a history has no commit.
 */
export const writeLiveBuild = async (folder: string, buildId: string): Promise<void> => {
  const { stdout } = await promisify(execFile)("git", ["log", "-1", "--format=%H %cI"]).catch(() => ({ stdout: "" }))
  const [commit, time] = stdout.trim().split(" ")
  await writeFile(path.join(folder, "build.json"), JSON.stringify({ build: buildId, ...(commit && { commit, time }) }))
}

/**
 * Puts the editor into `folder`: its page, Sveltia CMS bundled from the npm package, and its forms from the model. Resolves
 * to the files from which its script is made.
 */
export const buildEditor = async (folder: string): Promise<string[]> => {
  const { brand, ...content } = await readSiteContent()
  const languages = Object.keys(content.sites)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const [modules] = await Promise.all([
    bundleScript(folder),
    // Its fonts and picture converters, which it loads from a CDN when they are not beside the script.
    cp(assets, path.join(folder, "assets"), { recursive: true, filter: file => !file.endsWith(".map") }),
    cp("src/editor/index.html", path.join(folder, "index.html")),
    readFile("src/editor/editor.css", "utf8").then(css =>
      writeFile(
        path.join(folder, "style.css"),
        [
          createEditorColours(brand),
          css,
          ...(languages.length ? [createTranslationStyles(getLanguage(content.files["clinic"]))] : []),
        ].join("\n")
      )
    ),
    writeFile(
      path.join(folder, "config.json"),
      formatJson(createEditorConfig(readEditorBackend(process.env), content.files, languages))
    ),
    writeFile(
      path.join(folder, "content.js"),
      Object.entries(content)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
        .join("\n")
    ),
  ])
  return modules
}
