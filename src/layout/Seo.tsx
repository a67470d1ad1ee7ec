import { graphql } from "gatsby"
import { useContext } from "react"
import { Helmet } from "react-helmet"
import { findPage } from "../model/pages"
import { useAddress } from "../components/useAddress"
import { useClinic, useHasMap, useNotice, useWays } from "../components/useClinic"
import { usePageWords } from "../words/useWords"
import { StructuredDataContext, type StructuredPage } from "./StructuredDataContext"

interface SeoProps extends Omit<StructuredPage, "booking" | "clinic" | "page" | "notice" | "pageWords" | "hasMap"> {
  description: string
  /** The page's name in the registry of pages, or the end of the address of a policy. */
  page: string
}

/** What browsers, search engines and those who are sent a link learn of the page before they read it. */
export const Seo = ({ description, page, ...structured }: SeoProps) => {
  const pageWords = usePageWords()
  const clinic = useClinic()
  const notice = useNotice()
  const hasMap = useHasMap()
  const { booking } = useWays()
  const writeStructuredData = useContext(StructuredDataContext)
  const { name, website } = clinic
  const { title } = structured
  const { path, indexed } = findPage(page)
  const address = `${website}${useAddress(path).to}`
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
  writeStructuredData({
    ...structured,
    booking,
    clinic,
    description,
    fullTitle,
    hasMap,
    notice: isHome ? notice : null,
    page,
    pageWords,
  })
  return (
    <Helmet>
      {common}
      <link rel="canonical" href={address} />
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
