import { type IsPublished, indexedPages as indexedPagesOf, publishedPages } from "../../src/content/pages"
import { readData } from "./data"

/** The site's addresses for tests and scripts, from the registry of pages. */

/** An address that does not exist: it shows the 404 page. */
export const unknownRoute = "/no-such-page"

/** The pages of the site that is built from the content in `folder`, without policies that it does not publish. */
export const routesOf = (folder?: string) => {
  const { policies } = readData(folder)
  const isPublished: IsPublished = name => policies[name]?.published === true
  const indexedPages = indexedPagesOf(isPublished)
  const published = publishedPages(isPublished)
  /** Every page as a visitor opens it: the 404 page at an address that does not exist. */
  const visitedPages: readonly { name: string; route: string }[] = published.map(({ name, path }) => ({
    name,
    route: name === "notFound" ? unknownRoute : path,
  }))
  const indexedRoutes: readonly string[] = indexedPages.map(({ path }) => path)
  return {
    /** The pages that search engines may list. */
    indexedPages,
    indexedRoutes,
    publishedRoutes: published.map(({ path }): string => path),
    visitedPages,
    visitedRoutes: visitedPages.map(({ route }) => route),
  }
}

/** The pages of the site that tests use, which is built from the sample. */
export const { indexedPages, indexedRoutes, publishedRoutes, visitedPages, visitedRoutes } = routesOf()
