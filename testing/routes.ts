import { readFileSync } from "node:fs"
import path from "node:path"
import { sampleContent } from "./sampleFolders"
import { type IsEnabled, isSwitchedFile, listEnabledPages } from "../src/model/links/pages"
import { model } from "../src/model/model"
import { isOff } from "../plugins/gatsby-plugin-content-model"

/** Paths of a site for tests and scripts: those of the registry of pages, without disabled pages. */

/** A path that does not exist, and shows the 404 page. */
export const unknownRoute = "/no-such-page"

const getRoutes = (pages: readonly { path: string }[]): readonly string[] => pages.map(page => page.path)

/** Returns the pages of the site that is built from the content in `folder`. */
export const readPages = (folder: string) => {
  const readFile = (name: string): unknown => JSON.parse(readFileSync(path.join(folder, `${name}.json`), "utf8"))
  const isEnabled: IsEnabled = name => {
    if (name === "contactForm") return !model.contact.read(readFile("contact")).withoutForm
    return isSwitchedFile(name)
      ? !isOff(model[name], readFile(name))
      : Boolean(model.policies.read(readFile("policies"))[name])
  }
  const enabledPages = listEnabledPages(isEnabled)
  const indexedPages = enabledPages.filter(({ indexed }) => indexed)
  const visitedPages: readonly { name: string; route: string }[] = enabledPages.map(({ name, path: pagePath }) => ({
    name,
    route: name === "notFound" ? unknownRoute : pagePath,
  }))
  return {
    /** Pages that search engines may list. */
    indexedPages,
    /** Paths of the indexed pages. */
    indexedRoutes: getRoutes(indexedPages),
    /** Paths of all pages that exist. */
    enabledRoutes: getRoutes(enabledPages),
    /** Every page with the path at which visitors see it: for the 404 page, one that does not exist. */
    visitedPages,
    /** Paths of the visited pages. */
    visitedRoutes: visitedPages.map(({ route }) => route),
  }
}

/** Pages and paths of the frozen sample. */
export const { indexedPages, indexedRoutes, enabledRoutes, visitedPages, visitedRoutes } = readPages(sampleContent)
