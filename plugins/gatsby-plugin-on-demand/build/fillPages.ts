import { createHash } from "node:crypto"
import { existsSync } from "node:fs"
import { readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import { ownScriptPath } from "../policy/trustedScripts"
import {
  type PageData,
  type Stats,
  appDataFile,
  getDataFile,
  getPageFile,
  readPageData,
  readStats,
} from "./gatsbyOutput"
import { type PageRules, type PageValues, fillPage, insertBuild } from "./pageHtml"
import { buildInlineScript } from "./scripts"

/** Options for filling in the pages of a site. */
export interface FillOptions extends PageRules {
  /** Returns the source file of a page's inline script. The default is `src/inline.ts`. */
  inlineScript?: (html: string) => string
  /**
   * Source files of other scripts that start immediately, in the head of some pages, keyed by the ids of their
   * elements.
   */
  headScripts?: Readonly<Record<string, string>>
  /**
   * Returns constants that these scripts need on a page, as code keyed by name: `{ "WORDS.loading": "\"Loading\"" }`.
   */
  defineConstants?: (pagePath: string) => Readonly<Record<string, string>>
  /**
   * Name of a dynamic import (webpackChunkName) that a form needs in addition to its page. Only pages with a form list
   * it.
   */
  formChunk?: string
  /** The document that explains the checks of the finished site. */
  documentation?: string
}

interface Page {
  file: string
  pagePath: string
  html: string
  data: PageData
  values: PageValues
}

/** Returns a function that finds the scripts of a page's component in webpack's statistics: its own and shared ones. */
const createScriptFinder =
  ({ namedChunkGroups }: Stats) =>
  (component: string): string[] | undefined =>
    namedChunkGroups[component]?.assets.map(({ name }) => `/${name}`)

const usualScript = (): string => "src/inline.ts"

/** Returns all scripts of the home page that start immediately, as one. In develop mode one head serves all pages. */
export const buildStartScripts = async ({
  inlineScript = usualScript,
  headScripts = {},
  defineConstants,
}: FillOptions): Promise<string> => {
  const constants = defineConstants?.("/") ?? {}
  const entries = [...Object.values(headScripts), inlineScript("")]
  return (await Promise.all(entries.map(entry => buildInlineScript(entry, constants)))).join("\n")
}

const readPage = async (
  folder: string,
  pagePath: string,
  scriptsOf: (component: string) => string[] | undefined,
  { inlineScript = usualScript, headScripts = {}, defineConstants, isStatic = () => false, formChunk }: FillOptions
): Promise<Page> => {
  const file = getPageFile(pagePath)
  const [html, data] = await Promise.all([readFile(path.join(folder, file), "utf8"), readPageData(folder, pagePath)])
  const listScripts = (chunk: string): string[] => {
    const files = scriptsOf(chunk)
    if (!files?.length) throw new Error(`webpack.stats.json has no scripts for ${chunk}.`)
    return files
  }
  const constants = defineConstants?.(pagePath) ?? {}
  const buildHeadScript = async ([id, entry]: [string, string]) => [id, await buildInlineScript(entry, constants)]
  const present = Object.entries(headScripts).filter(([id]) => html.includes(` id="${id}"`))
  const preloads = isStatic(pagePath)
    ? { start: [], react: [], form: [] }
    : {
        start: listScripts("app"),
        react: [getDataFile(pagePath), appDataFile, ...listScripts(data.componentChunkName)],
        form: formChunk && html.includes("<form") ? listScripts(formChunk) : [],
      }
  return {
    file,
    pagePath,
    html,
    data,
    values: {
      script: await buildInlineScript(inlineScript(html), constants),
      headScripts: Object.fromEntries(await Promise.all(present.map(buildHeadScript))),
      preloads,
    },
  }
}

const withoutBuild = ({ build: _earlier, ...data }: PageData): Omit<PageData, "build"> => data

/**
 * Returns problems of scripts that pages need: a file is missing, or its name would prevent hosts from keeping it or
 * pages from loading it.
 */
const findScriptProblems = (folder: string, pages: readonly Page[]): string[] => {
  const files = pages.flatMap(({ values }) =>
    Object.values(values.preloads)
      .flat()
      .filter(file => file.endsWith(".js"))
  )
  return [...new Set(files)].flatMap(file => [
    ...(existsSync(path.join(folder, file)) ? [] : [`${file} is not a file of the site.`]),
    ...(ownScriptPath.test(file) ? [] : [`${file} is not in /static/, or has no hash of ten characters in its name.`]),
  ])
}

const createBuildError = (problems: readonly string[], documentation = ""): Error =>
  new Error(
    [
      `${problems.length === 1 ? "1 problem" : `${problems.length} problems`} in the finished site. It is not to be published:`,
      ...problems.map(problem => `  ${problem}`),
      ...(documentation ? [`${documentation} says what each check is about.`] : []),
    ].join("\n")
  )

/**
 * Fills the build's values into Gatsby's pages in `folder` and checks them. `pagePaths` are the pages that Gatsby has
 * made. Resolves to the build's id, which changes if a page or its data changes. If there are problems, throws before
 * any page is written: page and cause, one line each.
 */
export const fillPages = async (
  folder: string,
  pagePaths: readonly string[],
  options: FillOptions
): Promise<string> => {
  const missing = pagePaths.filter(pagePath => !existsSync(path.join(folder, getPageFile(pagePath))))
  if (missing.length)
    throw createBuildError(
      missing.map(page => `${page}: Gatsby has written no HTML.`),
      options.documentation
    )
  const scriptsOf = createScriptFinder(await readStats(folder))
  const pages = await Promise.all(pagePaths.toSorted().map(page => readPage(folder, page, scriptsOf, options)))
  const problems: string[] = []
  // A page that Gatsby did not have to rewrite is already filled in: the build id is removed from it and from its data.
  const filledPages = pages.map(({ file, pagePath, html, values, data }) => {
    const filled = fillPage(html, values, pagePath, options)
    problems.push(...filled.problems.map(problem => `${pagePath} ${problem}.`))
    return { file, text: filled.html ?? "", dataFile: getDataFile(pagePath), data: withoutBuild(data) }
  })
  const hash = createHash("sha256")
  for (const { text, data } of filledPages) hash.update(text).update(JSON.stringify(data))
  problems.push(...findScriptProblems(folder, pages))
  if (problems.length) throw createBuildError(problems, options.documentation)
  const build = hash.digest("hex").slice(0, 20)
  for (const { file, text, dataFile, data } of filledPages) {
    await writeFile(path.join(folder, file), insertBuild(text, build))
    // The build id comes first, for the service worker.
    await writeFile(path.join(folder, dataFile), JSON.stringify({ build, ...data }))
  }
  return build
}
