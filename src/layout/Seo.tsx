import { graphql } from "gatsby"
import { useContext } from "react"
import { Helmet } from "react-helmet"
import { type PageName, pages, getSharePicturePath, shareSize } from "../content/pages"
import { useClinic, useHasMap, useNotice } from "../components/useClinic"
import { usePageWords } from "../words/useWords"
import { StructuredDataContext, type StructuredPage } from "./StructuredDataContext"

interface SeoProps extends Omit<StructuredPage, "clinic" | "path" | "notice" | "pageWords" | "hasMap"> {
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
  const address = `${website}${path}`
  const picture = getSharePicturePath(page)
  writeStructuredData({ ...structured, clinic, pageWords, hasMap, path, notice: isHome ? notice : null })
  return (
    <Helmet>
      {common}
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={`${pageWords.language}_${clinic.address.countryCode}`} />
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
