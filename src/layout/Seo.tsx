import { graphql } from "gatsby"
import { useContext } from "react"
import { Helmet } from "react-helmet"
import { getPrefix } from "../content/pageAddress"
import { type PageName, pages, getSharePicturePath, shareSize } from "../content/pages"
import { useClinic, useHasMap, useNotice } from "../components/useClinic"
import { usePageWords } from "../words/useWords"
import { StructuredDataContext, type StructuredPage } from "./StructuredDataContext"

interface SeoProps extends Omit<StructuredPage, "clinic" | "page" | "prefix" | "notice" | "pageWords" | "hasMap"> {
  description: string
  /** The page's name in the registry of pages. */
  page: PageName
}

/** What browsers, search engines and those who are sent a link learn of the page before they read it. */
export const Seo = ({ description, page, ...structured }: SeoProps) => {
  const pageWords = usePageWords()
  const clinic = useClinic()
  const notice = useNotice()
  const hasMap = useHasMap()
  const writeStructuredData = useContext(StructuredDataContext)
  const { name, website } = clinic
  const { title } = structured
  const { path, indexed } = pages[page]
  const isHome = page === "home"
  const fullTitle = isHome ? `${name}: ${title}` : `${title} | ${name}`
  const common = [
    <title key="title">{fullTitle}</title>,
    <meta key="description" name="description" content={description} />,
  ]
  if (!indexed)
    return (
      <Helmet>
        {common}
        <meta name="robots" content="noindex" />
      </Helmet>
    )
  const { language, languages } = pageWords
  const prefix = languages ? getPrefix(language, languages.own.language) : ""
  const address = `${website}${prefix}${path}`
  const picture = getSharePicturePath(page, prefix)
  const alternates = languages?.others.filter(({ isSame }) => isSame) ?? []
  const formatLocale = (code: string): string => `${code}_${clinic.address.countryCode}`
  writeStructuredData({ ...structured, clinic, pageWords, hasMap, page, prefix, notice: isHome ? notice : null })
  return (
    <Helmet>
      {common}
      <link rel="canonical" href={address} />
      {/* Search engines ask each page to name all languages of it, its own too. */}
      {alternates.length > 0 &&
        [{ language, to: `${prefix}${path}` }, ...alternates, { language: "x-default", to: path }].map(
          ({ language: code, to }) => <link key={code} rel="alternate" hrefLang={code} href={`${website}${to}`} />
        )}
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={formatLocale(language)} />
      {alternates.map(({ language: code }) => (
        <meta key={code} property="og:locale:alternate" content={formatLocale(code)} />
      ))}
      <meta property="og:site_name" content={name} />
      <meta property="og:url" content={address} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={`${website}${picture}`} />
      <meta property="og:image:width" content={String(shareSize.width)} />
      <meta property="og:image:height" content={String(shareSize.height)} />
      <meta property="og:image:alt" content={fullTitle} />
      <meta name="twitter:card" content="summary_large_image" />
    </Helmet>
  )
}

export const fragments = graphql`
  fragment PageHead on Head {
    title
    description
  }

  fragment ServiceSpecialty on Service {
    specialty
  }
`
