/** Reads the files that Gatsby writes to `public`. File names are URLs within the site. */
import { readFile, readdir } from "node:fs/promises"
import path from "node:path"
import { isRecord, parseAs } from "./json"

/** The data file of a page. */
export interface PageData {
  path: string
  componentChunkName: string
  /** The build's id, from an earlier run. */
  build?: unknown
}

/** webpack's statistics: the files of each named chunk. */
export interface Stats {
  namedChunkGroups: Record<string, { assets: { name: string }[] }>
}

const hasAssets = (group: unknown): boolean => {
  const assets: unknown = isRecord(group) && group["assets"]
  return Array.isArray(assets) && assets.every(asset => isRecord(asset) && typeof asset["name"] === "string")
}

const isStats = (value: unknown): value is Stats => {
  const groups = isRecord(value) && value["namedChunkGroups"]
  return isRecord(groups) && Object.values(groups).every(hasAssets)
}

const readOutput = async <Value>(
  folder: string,
  file: string,
  isExpected: (value: unknown) => value is Value
): Promise<Value> => {
  try {
    return parseAs(await readFile(path.join(folder, file), "utf8"), isExpected)
  } catch {
    throw new Error(`public${file} is not what Gatsby 5.16 writes there, the version that this plugin was made for.`)
  }
}

/** Returns every file in `folder`, sorted. */
export const listFiles = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter(entry => entry.isFile())
    .map(entry => `/${path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll("\\", "/")}`)
    .toSorted()

/** Returns Gatsby's path of the page in a file: `/faq/` for `/faq/index.html`, `/404.html` for itself. */
const getPagePath = (file: string): string =>
  file.endsWith("/index.html") ? file.slice(0, -"index.html".length) : file

/** Returns the file of the page at a path. */
export const getPageFile = (pagePath: string): string => (pagePath.endsWith("/") ? `${pagePath}index.html` : pagePath)

/** Returns the file with the data of the page at a path. */
export const getDataFile = (pagePath: string): string =>
  `/page-data/${pagePath === "/" ? "index" : pagePath.replaceAll(/^\/|\/$/g, "")}/page-data.json`

/** Returns the paths of Gatsby's pages among `files`: other HTML has no data. */
export const listPages = (files: readonly string[]): string[] =>
  files
    .filter(file => file.endsWith(".html"))
    .map(getPagePath)
    .filter(page => files.includes(getDataFile(page)))

/** The file with data about the build that all pages share. */
export const appDataFile = "/page-data/app-data.json"

/** Reads the data of the page at a path. Throws if the file is missing or has another format. */
export const readPageData = (folder: string, pagePath: string): Promise<PageData> =>
  readOutput(
    folder,
    getDataFile(pagePath),
    (value): value is PageData =>
      isRecord(value) && value["path"] === pagePath && typeof value["componentChunkName"] === "string"
  )

/** Reads the id of the finished build in `folder`, which is in every page and its data. */
export const readBuildId = async (folder: string): Promise<string> => String((await readPageData(folder, "/")).build)

/** Reads webpack's statistics. Throws if the file is missing or has another format. */
export const readStats = (folder: string): Promise<Stats> => readOutput(folder, "/webpack.stats.json", isStats)
