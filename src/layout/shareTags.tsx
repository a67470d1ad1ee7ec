import { type DescribedPage } from "./describePage"
import { withoutSoftHyphens } from "../../plugins/gatsby-plugin-content-model/browser"
import { getPagePrefix } from "../model/links/pageAddress"
import { shareSize } from "../../plugins/gatsby-plugin-brand"
import { findPage, getSharePicturePath } from "../model/links/pages"

/**
 * Returns the head tags that list the page's other languages for search engines, and describe the page for link
 * previews (https://ogp.me). Their readers parse the HTML, so only the server writes these tags.
 */
export const createShareTags = ({ name, description, fullTitle, facts, words }: DescribedPage) => {
  const { clinic } = facts
  const { website } = clinic
  const { language, languages } = words
  const { path } = findPage(name)
  const prefix = getPagePrefix(words)
  const alternates = languages?.others.filter(({ isSame }) => isSame) ?? []
  const formatLocale = (code: string): string => `${code}_${clinic.address.countryCode}`
  const properties: (readonly [string, string])[] = [
    ["type", "website"],
    ["locale", formatLocale(language)],
    ...alternates.map(({ language: code }) => ["locale:alternate", formatLocale(code)] as const),
    ["site_name", clinic.name],
    ["url", `${website}${prefix}${path}`],
    ["title", fullTitle],
    ["description", description],
    ["image", `${website}${getSharePicturePath(name, prefix)}`],
    ["image:width", String(shareSize.width)],
    ["image:height", String(shareSize.height)],
    ["image:alt", fullTitle],
  ]
  // Search engines require each page to list all of its languages, including its own.
  const versions = alternates.length
    ? [{ language, to: `${prefix}${path}` }, ...alternates, { language: "x-default", to: path }]
    : []
  return [
    ...versions.map(({ language: code, to }) => (
      <link key={`language:${code}`} rel="alternate" hrefLang={code} href={`${website}${to}`} />
    )),
    ...properties.map(([property, content]) => (
      <meta key={`og:${property}:${content}`} property={`og:${property}`} content={withoutSoftHyphens(content)} />
    )),
    <meta key="twitter:card" name="twitter:card" content="summary_large_image" />,
  ]
}
