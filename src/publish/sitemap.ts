import { type PageName, pages } from "../content/pages"

interface ListedSite {
  language: string
  /** What its addresses begin with. */
  prefix: string
  pageNames: readonly PageName[]
}

/**
 * The sitemap (https://www.sitemaps.org/protocol.html) of the pages of `sites` that search engines may list, without dates:
 * the content says when none of them has changed, and the history of a repository is not the same in every copy. Each page
 * names its other languages (https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap).
 */
export const createSitemap = (website: string, sites: readonly ListedSite[]): string => {
  const entries = sites.flatMap(({ prefix, pageNames }) =>
    pageNames
      .filter(name => pages[name].indexed)
      .map(name => {
        const languages = sites.filter(site => site.pageNames.includes(name))
        const alternates = languages.map(
          site =>
            `<xhtml:link rel="alternate" hreflang="${site.language}" href="${website}${site.prefix}${pages[name].path}"/>`
        )
        return `<url><loc>${website}${prefix}${pages[name].path}</loc>${languages.length > 1 ? alternates.join("") : ""}</url>\n`
      })
  )
  const links = sites.length > 1 ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ""
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${links}>\n${entries.join("")}</urlset>\n`
}

/** Everything may be read; pages that shall not be listed say so themselves. */
export const createRobots = (website: string): string => `User-agent: *\nAllow: /\n\nSitemap: ${website}/sitemap.xml\n`
