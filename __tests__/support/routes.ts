import { readFileSync } from "node:fs"
import path from "node:path"
import { type IsPublished, listIndexedPages as indexedPagesOf, listPublishedPages } from "../../src/content/pages"
import { sampleContent } from "./sites"

/** The site's addresses for tests and scripts: from the registry of pages, without policies that are not published. */

/** An address that does not exist: it shows the 404 page. */
export const unknownRoute = "/no-such-page"

const getRoutes = (pages: readonly { path: string }[]): readonly string[] => pages.map(page => page.path)

/** The pages of the site that is built from the content in `folder`. */
const readPages = (folder: string) => {
  // The type is asserted: the content checks refuse a policy without it.
  const policies: Readonly<Record<string, { published: boolean }>> = JSON.parse(
    readFileSync(path.join(folder, "policies.json"), "utf8")
  )
  const isPublished: IsPublished = name => policies[name]?.published === true
  const indexedPages = indexedPagesOf(isPublished)
  const published = listPublishedPages(isPublished)
  const visitedPages: readonly { name: string; route: string }[] = published.map(({ name, path: address }) => ({
    name,
    route: name === "notFound" ? unknownRoute : address,
  }))
  return {
    /** The pages that search engines may list. */
    indexedPages,
    /** Their addresses. */
    indexedRoutes: getRoutes(indexedPages),
    /** The addresses of all pages that exist. */
    publishedRoutes: getRoutes(published),
    /** Every page as a visitor comes to it: the 404 page at an address that does not exist. */
    visitedPages,
    /** Their addresses alone. */
    visitedRoutes: visitedPages.map(({ route }) => route),
  }
}

/** Those of the frozen sample, for tests. */
export const { indexedPages, indexedRoutes, publishedRoutes, visitedPages, visitedRoutes } = readPages(sampleContent)

/** Those of `data/`, for scripts that visit the site in `public`. */
export const livePages = readPages("data")
