import path from "node:path"
import { sampleContent, secondContent } from "./sampleFolders"
import { limits } from "./contentLimits"

/** Folder of the sites that the browser tests visit (buildSites.ts). */
export const sitesFolder = path.resolve(".cache-sites")

/** Returns the folder with the content that a site is built from. */
export const contentFolder = (name: string): string =>
  ({ sample: sampleContent, beira: secondContent })[name] ?? path.join(sitesFolder, `${name}-content`)

/** Folder of the site with the frozen content. */
export const sampleSite = path.join(sitesFolder, "sample")

/** Folder of the second clinic's site. */
export const secondSite = path.join(sitesFolder, "beira")

/** Name of the site of another trade, which is built only with the plugins (examples). */
export const bakery = "bakery"

/** Name of the site with the frozen content and a pseudo-locale as its other languages (createPseudoContent.ts). */
export const pseudoSite = "pseudo"

/** Language code of the pseudo-locale: one that no language has. */
export const pseudoCode = "qaa"

/**
 * Language of that site in which only the advice on where to go is translated, into the pseudo-locale: Chromium has no
 * names of days in it.
 */
export const partCode = "sn"

/** Folder of the site with the longest content, in which everything is enabled that is disabled in the shortest. */
export const longestSite = path.join(sitesFolder, "longest")

/** Name of the site that is built with `SITE_WORKER=off`, whose service worker unregisters itself. */
export const siteWithoutWorker = "shortest"

/** Name of the site that is built as a preview build. */
export const previewSite = "shortest"

/** Sites with the longest and the shortest content that the model allows. */
export const limitSites: readonly { name: string; folder: string }[] = Object.keys(limits).map(name => ({
  name,
  folder: path.join(sitesFolder, name),
}))
