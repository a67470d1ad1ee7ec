import { indexedPages, pages } from "../../src/content/pages"

/** The site's addresses for tests and scripts, from the registry of pages. */

/** The pages that search engines may list. */
export const indexedRoutes: readonly string[] = indexedPages.map(({ path }) => path)

/** An address that does not exist: it shows the 404 page. */
export const unknownRoute = "/no-such-page"

/** Every page as a visitor comes to it: the 404 page at an address that does not exist. */
export const visitedPages: readonly { name: string; route: string }[] = Object.entries(pages).map(
  ([name, { path }]) => ({
    name,
    route: name === "notFound" ? unknownRoute : path,
  })
)

/** Their addresses alone. */
export const visitedRoutes: readonly string[] = visitedPages.map(({ route }) => route)
