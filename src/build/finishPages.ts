import { createHash } from "node:crypto"
import { cp, mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import { pageScriptsId } from "../boot/contract"
import { headersByPath, pagePolicy } from "./policy"
import { bootScript, offlinePage } from "./scripts"

interface PageData {
  componentChunkName: string
  staticQueryHashes: string[]
}

const isPageData = (value: unknown): value is PageData =>
  typeof value === "object" &&
  value !== null &&
  "componentChunkName" in value &&
  typeof value.componentChunkName === "string" &&
  "staticQueryHashes" in value &&
  Array.isArray(value.staticQueryHashes)

const listFiles = async (folder: string, ending: RegExp): Promise<string[]> => {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  return found
    .filter(entry => entry.isFile() && ending.test(entry.name))
    .map(entry => path.join(entry.parentPath, entry.name))
}

/** Everything Gatsby puts at a page's end to start React: it moves into the boot script's hands. */
const scriptsOfGatsby = /<script id="gatsby-script-loader">[^]*<!-- slice-end id="_gatsby-scripts-1" -->/

const inline = (html: string, name: string): string => {
  const literal = new RegExp(`window\\.${name}=("(?:[^"\\\\]|\\\\.)*")`).exec(html)?.[1]
  const value: unknown = literal === undefined ? undefined : JSON.parse(literal)
  if (typeof value !== "string")
    throw new Error(`Gatsby's page has no window.${name}: the finishing of pages does not fit this version of Gatsby.`)
  return value
}

interface Stats {
  namedChunkGroups: Record<string, { assets: { name: string }[] }>
}

const isStats = (value: unknown): value is Stats =>
  typeof value === "object" &&
  value !== null &&
  "namedChunkGroups" in value &&
  typeof value.namedChunkGroups === "object"

/** Webpack's word on which scripts a page's component needs: its own and those it shares with others. */
const scriptsByComponent = async (folder: string): Promise<(component: string) => string[]> => {
  const stats: unknown = JSON.parse(await readFile(path.join(folder, "webpack.stats.json"), "utf8"))
  if (!isStats(stats)) throw new Error("webpack.stats.json is not what Gatsby writes.")
  return component => {
    const group = stats.namedChunkGroups[component]
    if (!group) throw new Error(`webpack.stats.json has no scripts for ${component}.`)
    return group.assets.map(({ name }) => `/${name}`)
  }
}

const dataBlock = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c")

/** One page with its scripts on demand. Without Gatsby's scripts in it (the editor's page) it stays as it is. */
const withBootScript = async (
  html: string,
  folder: string,
  boot: string,
  build: string,
  scriptsOf: (component: string) => string[]
): Promise<string> => {
  const end = scriptsOfGatsby.exec(html)?.[0]
  if (end === undefined) return html
  const pagePath = inline(end, "pagePath")
  const scripts = [...end.matchAll(/<script src="([^"]+)" async/g)].map(([, src = ""]) => src)
  const dataFile = `/page-data/${pagePath === "/" ? "index" : pagePath.replaceAll(/^\/|\/$/g, "")}/page-data.json`
  const data: unknown = JSON.parse(await readFile(path.join(folder, dataFile), "utf8"))
  if (!isPageData(data)) throw new Error(`${dataFile} is not what Gatsby writes.`)
  const preloads = [
    ...[
      dataFile,
      "/page-data/app-data.json",
      ...data.staticQueryHashes.map(hash => `/page-data/sq/d/${hash}.json`),
    ].map(href => ({ href, as: "fetch" })),
    ...scriptsOf(data.componentChunkName).map(href => ({ href, as: "script" })),
  ]
  // What a form needs beyond its page; the names are those of the dynamic imports in src/forms and src/components.
  const formPreloads = html.includes("<form")
    ? ["form-rules", "toasts"].flatMap(scriptsOf).map(href => ({ href, as: "script" }))
    : []
  // The offline page stands in for others, at their addresses: React would take it for its own.
  if (pagePath === offlinePage)
    return html.replace(
      end,
      () => `<script type="application/json">${dataBlock({ build })}</script><script>${boot}</script>`
    )
  const globals = { pagePath, ___webpackCompilationHash: inline(end, "___webpackCompilationHash") }
  return html.replace(
    end,
    () =>
      `<script type="application/json" id="${pageScriptsId}">${dataBlock({ build, globals, scripts, preloads, formPreloads })}</script><script>${boot}</script>`
  )
}

/** Gatsby's style attributes, which the policy forbids; `GlobalStyle` says the same. */
const withoutStyleAttributes = (html: string): string =>
  html.replaceAll(
    /(<div(?: [a-z-]+="[^"]*")*?) style="[^"]*"(?=[^>]*(?:id="gatsby-focus-wrapper"|aria-live="assertive"))/g,
    "$1"
  )

const withPolicy = (html: string): string => {
  const policy = `<meta http-equiv="Content-Security-Policy" content="${pagePolicy(html)}"/>`
  return html.replace(/<head><meta charSet="utf-8"\/>/, start => `${start}${policy}`)
}

/** Gatsby's pages as it wrote them: it changes their scripts in place at the next build, so it must find them so. */
const unfinished = path.resolve(".cache/unfinished-pages")

/** Puts Gatsby's own pages back into `folder` before the next build. */
export const unfinishPages = async (folder: string): Promise<void> => {
  await cp(unfinished, folder, { recursive: true }).catch(() => undefined)
  await rm(unfinished, { recursive: true, force: true })
}

/** Marks each page's data with the build's name, for the service worker; what an earlier build has put there goes. */
const markData = (text: string, build: string): string =>
  text.replace(/^\{("build":"[0-9a-f]*",)?/, `{"build":"${build}",`)

const read = async (file: string) => ({ file, text: await readFile(file, "utf8") })

/**
 * Finishes Gatsby's pages in `folder`: scripts on demand, a policy with the hashes of the final HTML, and the headers'
 * file. Returns the build's name, which is another whenever a page or its data is. `SITE_SCRIPTS=eager` leaves Gatsby's
 * script tags where they are: React then starts with every page.
 */
export const finishPages = async (folder: string): Promise<string> => {
  const boot = process.env["SITE_SCRIPTS"] === "eager" ? undefined : await bootScript()
  const scriptsOf = await scriptsByComponent(folder)
  const pages = (await Promise.all((await listFiles(folder, /\.html$/)).map(read))).filter(({ text }) =>
    text.includes('id="___gatsby"')
  )
  const data = await Promise.all((await listFiles(path.join(folder, "page-data"), /^page-data\.json$/)).map(read))
  const hash = createHash("sha256")
  for (const { text } of [...pages, ...data]) hash.update(markData(text, ""))
  const build = hash.digest("hex").slice(0, 20)
  for (const { file, text } of data) await writeFile(file, markData(text, build))
  for (const { file, text } of pages) {
    const copy = path.join(unfinished, path.relative(folder, file))
    await mkdir(path.dirname(copy), { recursive: true })
    await writeFile(copy, text)
    const started = boot === undefined ? text : await withBootScript(text, folder, boot, build, scriptsOf)
    await writeFile(file, withPolicy(withoutStyleAttributes(started)))
  }
  await writeHeaders(folder)
  return build
}

const writeHeaders = async (folder: string): Promise<void> => {
  const hashed = (await readdir(folder)).filter(file => /-[0-9a-f]{10}\.js$/.test(file))
  const rules = {
    ...headersByPath,
    ...Object.fromEntries(hashed.map(file => [`/${file}`, headersByPath["/static/*"] ?? {}])),
  }
  const text = Object.entries(rules).map(([address, headers]) =>
    [address, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n")
  )
  await writeFile(path.join(folder, "_headers"), `${text.join("\n")}\n`)
}
