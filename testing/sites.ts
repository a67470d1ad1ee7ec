import path from "node:path"
import { sampleContent, secondContent } from "../scripts/sampleFolders"
import { getLanguage } from "../src/model/locale"
import { languages } from "../src/words/catalogues"
import { limits } from "./contentLimits"
import { readData } from "./data"

/** Where the sites that the browser tests visit are kept (buildSites.ts). */
export const sitesFolder = path.resolve(".cache-sites")

/** The folder with the content that a site was built from. */
export const contentFolder = (name: string): string =>
  ({ sample: sampleContent, beira: secondContent })[name] ?? path.join(sitesFolder, `${name}-content`)

/** The site with the frozen content. */
export const sampleSite = path.join(sitesFolder, "sample")

/** The site of the second clinic. */
export const secondSite = path.join(sitesFolder, "beira")

/** The name of the site of another trade, from the plugins alone (examples). */
export const bakery = "bakery"

/** The name of the site with the frozen content and a made-up second language (pseudoLocale.ts). */
export const pseudoSite = "pseudo"

/** The code of that language: of all that have words, the one that the sample is not in. */
export const pseudoCode = languages.find(language => language !== getLanguage(readData()["clinic"])) ?? ""

/** The site with the longest content, in which everything is on that can be off in the one with the shortest. */
export const longestSite = path.join(sitesFolder, "longest")

/** The name of the site that is built with `SITE_WORKER=off`: its service worker removes itself. */
export const siteWithoutWorker = "shortest"

/** The name of the site that is built as a preview. */
export const previewSite = "shortest"

/** The sites with the longest and the shortest content that the model allows. */
export const limitSites: readonly { name: string; folder: string }[] = Object.keys(limits).map(name => ({
  name,
  folder: path.join(sitesFolder, name),
}))
