import { shareSize } from "../../plugins/gatsby-plugin-brand"
import { withoutSoftHyphens } from "../../plugins/gatsby-plugin-content-model/browser"
import type { SiteData } from "../components/useSite"
import { getLocaleName } from "../model/locale"
import { getPagePrefix, findPage, locateSharePicture } from "../model/links/pages"
import type { PageWords } from "../words/useWords"

/** A page, as search engines and link previews show it. */
export interface DescribedPage {
  /** The page's name in the registry of pages, or the end of the URL of a policy. */
  name: string
  title: string
  /** The title with the clinic's name. */
  fullTitle: string
  description: string
  url: string
}

/**
 * Returns the head tags that list the page's other languages for search engines, and describe the page for link
 * previews (https://ogp.me).
 */
export const createShareTags = (
  { name, fullTitle, description, url }: DescribedPage,
  { clinic }: SiteData,
  { language, languages }: PageWords
) => {
  const prefix = getPagePrefix({ language, languages })
  const alternates = languages?.others.filter(({ isSame }) => isSame) ?? []
  const formatLocale = (code: string): string => getLocaleName(code, clinic.address.countryCode).replaceAll("-", "_")
  const properties: (readonly [string, string])[] = [
    ["type", "website"],
    ["locale", formatLocale(language)],
    ...alternates.map(({ language: code }) => ["locale:alternate", formatLocale(code)] as const),
    ["site_name", clinic.name],
    ["url", url],
    ["title", fullTitle],
    ["description", description],
    ["image", `${clinic.website}${locateSharePicture(name, prefix)}`],
    ["image:width", String(shareSize.width)],
    ["image:height", String(shareSize.height)],
  ]
  // Search engines require each page to list all of its languages, including its own.
  const versions = alternates.length
    ? [
        { language, url },
        ...alternates.map(({ language: code, to }) => ({ language: code, url: `${clinic.website}${to}` })),
        { language: "x-default", url: `${clinic.website}${findPage(name).path}` },
      ]
    : []
  return [
    ...versions.map(version => (
      <link key={`language:${version.language}`} rel="alternate" hrefLang={version.language} href={version.url} />
    )),
    ...properties.map(([property, content]) => (
      <meta key={`og:${property}:${content}`} property={`og:${property}`} content={withoutSoftHyphens(content)} />
    )),
    <meta key="twitter:card" name="twitter:card" content="summary_large_image" />,
  ]
}
