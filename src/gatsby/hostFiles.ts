import type { HostFilesOptions } from "../../plugins/gatsby-plugin-host-files"
import { checkedFolder } from "../../plugins/gatsby-plugin-content-model/build"
import { findPage, pages } from "../model/links/pages"
import { getUtcOffset } from "../forms/createCalendarFile"
import { type Site, readSites } from "./sites"
import { createHostRules } from "./hostRules"
import { isPreviewBuild, previewHeaders } from "./preview"

/** Returns the pages of `sites` that search engines may list, each with its other languages. */
export const listListedPages = (sites: readonly Pick<Site, "language" | "prefix" | "pages">[]) =>
  sites.flatMap(({ prefix, pages: listed }) =>
    listed
      .filter(({ name }) => findPage(name).indexed)
      .map(({ name }) => {
        const alternates = sites
          .filter(site => site.pages.some(page => page.name === name))
          .map(site => ({ language: site.language, path: `${site.prefix}${findPage(name).path}` }))
        return { path: `${prefix}${findPage(name).path}`, ...(alternates.length > 1 && { alternates }) }
      })
  )

/** Returns the options of the host files plugin: what hosts and crawlers need to know about the site. */
export const createHostOptions = (environment: NodeJS.ProcessEnv): HostFilesOptions => ({
  rules: createHostRules(isPreviewBuild(environment) ? previewHeaders : {}),
  readSiteData: async () => {
    const sites = await readSites(checkedFolder)
    const [own] = sites
    const { website, locale, emails, securityUntil } = own.content.clinic
    return {
      website,
      pages: listListedPages(sites),
      security: securityUntil
        ? {
            contacts: [`mailto:${emails.info}`, `${website}${pages.contact.path}`],
            expires: `${securityUntil}:00${getUtcOffset(securityUntil, locale.timeZone)}`,
            languages: sites.map(({ language }) => language),
          }
        : undefined,
    }
  },
})
