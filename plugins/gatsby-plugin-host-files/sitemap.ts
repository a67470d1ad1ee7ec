/** A page that search engines may list. */
export interface ListedPage {
  /** Path of the page below the site's own, such as `/about/`. */
  path: string
  /** The page in each of its languages, including this one. Left out if there is only one language. */
  alternates?: readonly { language: string; path: string }[]
}

const escapeXml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;")

/**
 * Returns the sitemap (https://www.sitemaps.org/protocol.html) of `pages`. It has no dates, because the content does
 * not say when a page changed, and the history of a repository is not the same in every copy. Each page lists its other
 * languages (https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap).
 */
export const createSitemap = (website: string, pages: readonly ListedPage[]): string => {
  const entries = pages.map(({ path, alternates = [] }) => {
    const links = alternates.map(
      alternate =>
        `<xhtml:link rel="alternate" hreflang="${alternate.language}" href="${escapeXml(website + alternate.path)}"/>`
    )
    return `<url><loc>${escapeXml(website + path)}</loc>${links.join("")}</url>\n`
  })
  const namespace = pages.some(({ alternates }) => alternates) ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ""
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespace}>\n${entries.join("")}</urlset>\n`
}

/** Returns a robots.txt that allows crawling everything. Pages that must not be listed say so themselves. */
export const createRobots = (website: string): string => `User-agent: *\nAllow: /\n\nSitemap: ${website}/sitemap.xml\n`
