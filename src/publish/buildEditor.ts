import { execFile } from "node:child_process"
import { cp, mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import { promisify } from "node:util"
import { type Plugin, build } from "esbuild"
import { type EditorBackend, createEditorConfig } from "../model/editorForms"
import { checkedFolder, readForEditor } from "../model/check/checkedContent"
import { type BrandColours, derivePalette, formatCustomProperties } from "../../plugins/gatsby-plugin-brand"
import { readBrand } from "../model/brand"
import { getEditorWords } from "../model/editorWords/getEditorWords"
import { getLanguage } from "../model/locale"
import {
  getText,
  getValue,
  isRecord,
  parseAs,
  notesByHand,
  formatJson,
} from "../../plugins/gatsby-plugin-content-model"
import { parseTexts } from "../../plugins/gatsby-plugin-content-model/build"
import { readContent } from "../model/check/readContent"

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

const saveError = "There was an error while saving the entry. Please try again later."

/** What is changed in Sveltia CMS 0.221.1: what it says, and what replaces it. */
const changes = [
  // It forbids to enlarge its page.
  ["`maximum-scale=1`,", ""],
  // It asks another host how GitHub is, which the policy of its page forbids: without an answer it says nothing.
  ["https://www.githubstatus.com/api/v2/status.json", "data:application/json,{}"],
  // To try again changes nothing where a check has refused the save.
  [saveError, getEditorWords("en").refusal],
  // What was kept on this device is put on top of what others have saved since (src/editor/kept/restoreKept.ts).
  ["s?(Ake({backup:r,draft:e})", "s?(await window.restoreKept(r,e),Ake({backup:r,draft:e})"],
  // It throws it away where a form has changed, and with Escape; and it keeps nothing that is typed just before Back.
  ["n?n.cmsConfigVersion===PW.current?n:(await f4(e,t),null):null", "n??null"],
  ["onOk:()=>{R(i)?.(!0)}", "escapeDismiss:!1,onOk:()=>{R(i)?.(!0)}"],
  ["kke(e)},500)", "kke(e)},0)"],
  // It says nowhere what is kept (src/editor/kept/listKept.ts).
  ["await c4?.put(e)}", "await c4?.put(e),window.noteKept(e.slug,!0,()=>c4.put(e))}"],
  ["f4=async(e,t=``)=>{await c4?.delete([e,t])}", "f4=async(e,t=``)=>{await c4?.delete([e,t]),window.noteKept(t,!1)}"],
  ["Draft backup restored.", "What you changed is in the form again."],
  ["Draft backup deleted.", "What was kept is thrown away."],
  ["restore_backup_title:`Restore Draft`", "restore_backup_title:`Not saved yet`"],
  [
    "This entry has a backup from {$datetime}. Do you want to restore the edited draft?",
    "What you typed here on {$datetime} was kept and not saved. Restore brings back what you changed and nothing else. Discard throws it away.",
  ],
  // Each save is merged with what others have saved (src/editor/kept/mergeForm.ts): nothing is lost, so it need not ask.
  ["let t=await TLe(e);if(t&&!n)throw", "let t=await TLe(e);if(t?.type===`deleted`&&!n)throw"],
  ["c=k(()=>!!R(a)&&R(o)!==(R(a).entry??`deleted`))", "c=k(()=>R(a)?.type===`deleted`&&R(o)!==`deleted`)"],
] as const

/**
 * What files of src/editor look for in it. Without these words they would do nothing, and nobody would notice: a draft would
 * be written over, a picture that is too small would be taken.
 */
const expectations: Readonly<Record<string, readonly string[]>> = {
  "door/guardDrafts.ts": [
    "history(first: 1) {\n              nodes {\n                oid",
    "pullRequests(headRefName: $branch, states: OPEN, first: 1) {\n        totalCount",
    "/merge`",
    "createCommitOnBranch(input: $input) {\n        commit {\n          oid",
  ],
  "explainSignIn.ts": ["`authorizing:${", "^authorization:${", "`auth`"],
  "pictureSizes.ts": ["`data-field-type`", "width:512,height:512"],
  "FocalPoint.tsx": ["`data-key-path`"],
  "chooseLanguage.ts": ["`sveltia-cms.prefs`", "`auto`"],
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

/**
 * The strings of Sveltia CMS in a language, with what this project says of a refused save. Throws where they are not as the
 * editor needs them.
 */
export const adaptStrings = (language: string, text: string): string => {
  const strings = parseAs(text, isRecord)
  const [saving, error] = [getValue(strings, "saving_entry"), getValue(strings, "saving_entry", "error")]
  if (typeof getValue(error, "description") !== "string")
    throw new Error(`Sveltia CMS has no words for a refused save in “${language}”. See src/publish/buildEditor.ts.`)
  const description = getEditorWords(language).refusal
  return JSON.stringify({
    ...strings,
    saving_entry: { ...Object(saving), error: { ...Object(error), description } },
  })
}

const withChanges: Plugin = {
  name: "with-changes",
  setup: ({ onLoad }) => {
    onLoad({ filter: /@sveltia\/cms\/npm\/index\.js$/ }, async ({ path: file }) => {
      const [original, names] = await Promise.all([readFile(file, "utf8"), readdir(assets)])
      return { contents: adaptCms(original, names), loader: "js" }
    })
    onLoad({ filter: /@sveltia\/cms\/locales\/[\w-]+\.json$/ }, async ({ path: file }) => ({
      contents: adaptStrings(path.basename(file, ".json"), await readFile(file, "utf8")),
      loader: "json",
    }))
  },
}

/** What editor.css has rules for. Only these have the site's colours: Sveltia CMS has its own. */
const elementsWithStyle =
  ":is(#site, #problems, #refusal, #conflicts, #history, .picture-problem, .focal-point, .icon-choice)"

/**
 * What the writer of a translation says of it has no meaning in the pane of the clinic’s language. No machine translates:
 * the buttons for it ask for the account of a service, which the policy of the page forbids.
 */
const createTranslationStyles = (language: string): string =>
  [
    ...Object.keys(notesByHand).map(name => `.pane[data-locale="${language}"] [data-key-path="${name}"]`),
    ".pane[data-locale] button[title]",
  ].join(", ") + " { display: none; }"

/**
 * What Sveltia CMS offers and the content cannot have, by the keys of its words; it has no option for this. Its buttons have
 * these words as their labels, in each language: folders of pictures, and another file for a picture, which it refuses for
 * its format once it has made it a WebP.
 */
const notOffered = ["new_folder", "replace_asset"]

const createOfferStyles = async (): Promise<string> => {
  const folder = "node_modules/@sveltia/cms/locales"
  const catalogues = (await readdir(folder)).map(async (name): Promise<unknown> =>
    JSON.parse(await readFile(path.join(folder, name), "utf8"))
  )
  const words = await Promise.all(catalogues)
  const labels = notOffered.flatMap(key => {
    const found = words.map(catalogue => getText(catalogue, key)).filter(Boolean)
    if (found.length === 0)
      throw new Error(`Sveltia CMS has no words “${key}” any more. See src/publish/buildEditor.ts.`)
    return found
  })
  const selectors = [...new Set(labels)].map(label => `[aria-label=${JSON.stringify(label)}]`)
  return `:is(button, [role="menuitem"]):is(${selectors.join(", ")}) { display: none !important; }`
}

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
  const { translationProblems, picturesById } = await readForEditor()
  const sites = Object.keys(translationProblems).map(
    language => [language, parseTexts(translations[language] ?? {})] as const
  )
  const brand = readBrand(files["brand"])
  if (!brand) throw new Error("brand.json has not passed the checks.")
  return { files, sites: Object.fromEntries(sites), translationProblems, pictures, picturesById, brand }
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
    Promise.all([readFile("src/editor/editor.css", "utf8"), createOfferStyles()]).then(([css, offerStyles]) =>
      writeFile(
        path.join(folder, "style.css"),
        [
          createEditorColours(brand),
          css,
          offerStyles,
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
