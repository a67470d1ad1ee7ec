import { readFileSync } from "node:fs"
import { type IsPublished, indexedPages as indexedPagesOf, publishedPages } from "../../src/content/pages"

/** The site's addresses for tests and scripts: from the registry of pages, without policies that `data/` does not publish. */

const policies: Readonly<Record<string, { published: boolean }>> = JSON.parse(
  readFileSync("data/policies.json", "utf8")
)

const isPublished: IsPublished = name => policies[name]?.published === true

/** The pages that search engines may list. */
export const indexedPages = indexedPagesOf(isPublished)

/** Their addresses. */
export const indexedRoutes: readonly string[] = indexedPages.map(({ path }) => path)

/** The addresses of all pages that exist. */
export const publishedRoutes: readonly string[] = publishedPages(isPublished).map(({ path }) => path)

/** An address that does not exist: it shows the 404 page. */
export const unknownRoute = "/no-such-page"

/** Every page as a visitor comes to it: the 404 page at an address that does not exist. */
export const visitedPages: readonly { name: string; route: string }[] = publishedPages(isPublished).map(
  ({ name, path }) => ({ name, route: name === "notFound" ? unknownRoute : path })
)

/** Their addresses alone. */
export const visitedRoutes: readonly string[] = visitedPages.map(({ route }) => route)
