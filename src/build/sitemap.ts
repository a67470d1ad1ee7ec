import { execFile } from "node:child_process"
import { promisify } from "node:util"
import type { listIndexedPages } from "../content/pages"

const run = promisify(execFile)

const runGit = async (folder: string, parameters: readonly string[]): Promise<string> =>
  (await run("git", [...parameters], { cwd: folder })).stdout.trim()

/**
 * When `files` last changed, as an ISO date with time; `undefined` where the history cannot say: no repository, a shallow
 * clone (every file would seem as new as its only commit), or changes that are not committed.
 */
export const findLastChange = async (folder: string, files: readonly string[]): Promise<string | undefined> => {
  try {
    if ((await runGit(folder, ["rev-parse", "--is-shallow-repository"])) !== "false") return undefined
    if (await runGit(folder, ["status", "--porcelain", "--", ...files])) return undefined
    return (await runGit(folder, ["log", "-1", "--format=%cI", "--", ...files])) || undefined
  } catch {
    return undefined
  }
}

/**
 * The sitemap (https://www.sitemaps.org/protocol.html) of these `pages` of a project in `folder`. Every page shows the
 * clinic’s own data.
 */
export const createSitemap = async (
  website: string,
  folder: string,
  pages: ReturnType<typeof listIndexedPages>
): Promise<string> => {
  const entries = await Promise.all(
    pages.map(async ({ path, file, data, ...page }) => {
      const changed = await findLastChange(folder, [
        `src/${"policy" in page ? "templates" : "pages"}/${file}.tsx`,
        "data/clinic.json",
        ...data.map(name => `data/${name}.json`),
      ])
      return `<url><loc>${website}${path}</loc>${changed === undefined ? "" : `<lastmod>${changed}</lastmod>`}</url>\n`
    })
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("")}</urlset>\n`
}

/** Everything may be read; pages that shall not be listed say so themselves. */
export const createRobots = (website: string): string => `User-agent: *\nAllow: /\n\nSitemap: ${website}/sitemap.xml\n`
