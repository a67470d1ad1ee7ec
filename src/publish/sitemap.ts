import type { listIndexedPages } from "../content/pages"

/**
 * The sitemap (https://www.sitemaps.org/protocol.html) of these `pages`, without dates: the content says when none of them
 * has changed, and the history of a repository is not the same in every copy.
 */
export const createSitemap = (website: string, pages: ReturnType<typeof listIndexedPages>): string => {
  const entries = pages.map(({ path }) => `<url><loc>${website}${path}</loc></url>\n`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("")}</urlset>\n`
}

/** Everything may be read; pages that shall not be listed say so themselves. */
export const createRobots = (website: string): string => `User-agent: *\nAllow: /\n\nSitemap: ${website}/sitemap.xml\n`
