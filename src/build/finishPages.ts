import { readFile, readdir, writeFile } from "node:fs/promises"
import path from "node:path"
import { bootScript } from "./boot"
import { headersByPath, pagePolicy } from "./policy"

interface PageData {
  componentChunkName: string
  staticQueryHashes: string[]
}

const isPageData = (value: unknown): value is PageData =>
  typeof value === "object" && value !== null && "componentChunkName" in value && typeof value.componentChunkName === "string" && "staticQueryHashes" in value && Array.isArray(value.staticQueryHashes)

const listFiles = async (folder: string, ending: RegExp): Promise<string[]> => {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  return found.filter(entry => entry.isFile() && ending.test(entry.name)).map(entry => path.join(entry.parentPath, entry.name))
}

/** Everything Gatsby puts at a page's end to start React: it moves into the boot script's hands. */
const scriptsOfGatsby = /<script id="gatsby-script-loader">[^]*<!-- slice-end id="_gatsby-scripts-1" -->/

const inline = (html: string, name: string): string => {
  const literal = new RegExp(`window\\.${name}=("(?:[^"\\\\]|\\\\.)*")`).exec(html)?.[1]
  const value: unknown = literal === undefined ? undefined : JSON.parse(literal)
  if (typeof value !== "string") throw new Error(`Gatsby's page has no window.${name}: the finishing of pages does not fit this version of Gatsby.`)
  return value
}

const chunkFiles = (chunks: unknown, chunk: string): string[] => {
  const files: unknown = typeof chunks === "object" && chunks !== null ? Reflect.get(chunks, chunk) : undefined
  return Array.isArray(files) ? files.map(String) : []
}

const dataBlock = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c")

/** One page with its scripts on demand. Without Gatsby's scripts in it (the editor's page) it stays as it is. */
const withBootScript = async (html: string, folder: string, boot: string): Promise<string> => {
  const end = scriptsOfGatsby.exec(html)?.[0]
  if (end === undefined) return html
  const pagePath = inline(end, "pagePath")
  const chunks: unknown = JSON.parse(inline(end, "___chunkMapping"))
  const scripts = [...end.matchAll(/<script src="([^"]+)" async/g)].map(([, src = ""]) => src)
  const dataFile = `/page-data/${pagePath === "/" ? "index" : pagePath.replaceAll(/^\/|\/$/g, "")}/page-data.json`
  const data: unknown = JSON.parse(await readFile(path.join(folder, dataFile), "utf8"))
  if (!isPageData(data)) throw new Error(`${dataFile} is not what Gatsby writes.`)
  const ahead = [
    ...[dataFile, "/page-data/app-data.json", ...data.staticQueryHashes.map(hash => `/page-data/sq/d/${hash}.json`)].map(href => ({ href, as: "fetch" })),
    ...chunkFiles(chunks, data.componentChunkName).map(href => ({ href, as: "script" })),
  ]
  const globals = { pagePath, ___webpackCompilationHash: inline(end, "___webpackCompilationHash") }
  return html.replace(end, () => `<script type="application/json" id="page-scripts">${dataBlock({ globals, chunks, scripts, ahead })}</script><script>${boot}</script>`)
}

/** Gatsby's style attributes, which the policy forbids; `GlobalStyle` says the same. */
const withoutStyleAttributes = (html: string): string => html.replaceAll(/(<div(?: [a-z-]+="[^"]*")*?) style="[^"]*"(?=[^>]*(?:id="gatsby-focus-wrapper"|aria-live="assertive"))/g, "$1")

const withPolicy = (html: string): string => {
  const policy = `<meta http-equiv="Content-Security-Policy" content="${pagePolicy(html)}"/>`
  return html.replace(/<head><meta charSet="utf-8"\/>/, start => `${start}${policy}`)
}

/**
 * Finishes Gatsby's pages in `folder`: scripts on demand, a policy with the hashes of the final HTML, and the headers'
 * file. `SITE_SCRIPTS=eager` leaves Gatsby's script tags where they are: React then starts with every page.
 */
export const finishPages = async (folder: string): Promise<void> => {
  const boot = process.env["SITE_SCRIPTS"] === "eager" ? undefined : await bootScript()
  for (const file of await listFiles(folder, /\.html$/)) {
    const html = await readFile(file, "utf8")
    if (!html.includes('id="___gatsby"')) continue
    const started = boot === undefined ? html : await withBootScript(html, folder, boot)
    await writeFile(file, withPolicy(withoutStyleAttributes(started)))
  }
  await writeHeaders(folder)
}

const writeHeaders = async (folder: string): Promise<void> => {
  const hashed = (await readdir(folder)).filter(file => /-[0-9a-f]{20}\.js$/.test(file))
  const rules = { ...headersByPath, ...Object.fromEntries(hashed.map(file => [`/${file}`, headersByPath["/static/*"] ?? {}])) }
  const text = Object.entries(rules).map(([address, headers]) => [address, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n"))
  await writeFile(path.join(folder, "_headers"), `${text.join("\n")}\n`)
}
