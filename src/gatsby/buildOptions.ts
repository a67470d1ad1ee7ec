import { checkedFolder } from "../../plugins/gatsby-plugin-content-model/build"
import type { BuildOptions, OnDemandOptions } from "../../plugins/gatsby-plugin-on-demand/build"
import { carouselHook, messageId, noticeScriptId, serviceId } from "../inline/contract"
import type { ProviderName } from "../model/delivery"
import { providers } from "../forms/delivery/providers"
import { type Words, fill, listMonthNames } from "../words/words"
import { isPreviewBuild } from "./preview"
import { dataFolder } from "../model/checks/readContent"
import { contactCardPath, getPagePath, pages, shownElsewhere } from "../model/links/pages"
import { readSiteDelivery } from "./delivery"
import { type Site, readSites } from "./sites"

/** Returns the constants of the scripts of a language's pages: words, the clinic's hours, the times of the notice. */
const defineConstants = (
  { words, clock: { always, week }, notice }: Pick<Site, "words" | "clock" | "notice">,
  hasLanguages: boolean
): Readonly<Record<string, string>> => ({
  HAS_LANGUAGES: String(hasLanguages),
  IS_DEVELOP: String(process.env["gatsby_executing_command"] === "develop"),
  ...(notice && { "NOTICE.from": String(notice.from), "NOTICE.until": String(notice.until) }),
  ...Object.fromEntries(
    Object.entries({ always, week }).map(([kind, clock]) => [`CLOCK.${kind}`, JSON.stringify(clock) ?? "undefined"])
  ),
  ...Object.fromEntries(
    Object.entries({ ...words.script, ...words.copy }).map(([name, word]) => [`WORDS.${name}`, JSON.stringify(word)])
  ),
})

/** Returns the note about a page that was saved earlier, and the names of months for it. */
const describeCopies = ({ script, dates, names }: Words): [string, ...string[]] => [
  fill(script.saved, { date: dates.date }),
  ...listMonthNames(names),
]

/** Returns the source file of a page's inline script: that of every page, or with the part for a form or the carousel. */
export const findInlineScript = (html: string): string => {
  if (html.includes(` id="${serviceId}"`) || html.includes(` id="${messageId}"`)) return "src/inline/inlineWithForm.ts"
  return html.includes(` ${carouselHook}=`) ? "src/inline/inlineWithCarousel.ts" : "src/inline/inline.ts"
}

/** What finishing the pages needs to know of a site. */
type PublishedSite = Omit<Site, "content">

/**
 * Returns what the build fills into the pages of `sites`, the clinic's own language first. The pages of a preview
 * cannot reach any provider of message delivery, whatever their scripts and forms try.
 */
export const createBuildOptions = (
  sites: readonly [PublishedSite, ...PublishedSite[]],
  provider: ProviderName,
  environment: NodeJS.ProcessEnv
) =>
  ({
    destinations: isPreviewBuild(environment) ? [] : providers[provider].providerInfo.origins,
    headScripts: Object.fromEntries(sites[0].notice ? [[noticeScriptId, "src/inline/noticeScript.ts"]] : []),
    inlineScript: findInlineScript,
    defineConstants: pagePath => {
      const site = sites.find(({ prefix }) => prefix && pagePath.startsWith(`${prefix}/`)) ?? sites[0]
      return defineConstants(site, sites.length > 1)
    },
    // The name of the dynamic import in src/components/notify.ts.
    formChunk: "toasts",
    documentation: "docs/maintenance.md",
    worker: {
      isOff: environment["SITE_WORKER"] === "off",
      // The prefix of the clinic's own language is empty, so every other prefix begins with it.
      offlinePages: sites
        .filter(site => site.pages.some(({ name }) => name === "offline"))
        .map(({ prefix, words }) => ({
          begins: `${prefix}/`,
          page: getPagePath(pages.offline.path, prefix),
          files: ["/favicon.svg", `${prefix}${contactCardPath}`],
          saved: describeCopies(words),
        }))
        .toReversed(),
      ignored: ["/admin"],
    },
  }) satisfies BuildOptions

/** Returns the options of the on-demand plugin, which reads the sites when the pages are written, not before. */
export const createOnDemandOptions = (environment: NodeJS.ProcessEnv): OnDemandOptions => ({
  staticPages: shownElsewhere,
  readBuildOptions: async () =>
    createBuildOptions(await readSites(checkedFolder), readSiteDelivery(dataFolder).provider, environment),
})
