import { graphql } from "gatsby"
import { useContext } from "react"
import { Helmet } from "react-helmet"
import { type PageName, pages, getSharePicturePath, shareSize } from "../content/pages"
import { useClinic, useNotice } from "../hooks/useClinic"
import { StructuredDataContext } from "./StructuredDataContext"

interface SeoProps {
  title: string
  description: string
  /** The page's name in the registry of pages. */
  page: PageName
  /** Describes the clinic to search engines, with the fields of medicine its services belong to. */
  services?: readonly Queries.ServiceSpecialtyFragment[]
  /** Gives search engines the services that the page describes, each at its own address. */
  offered?: readonly Queries.ServiceCardFragment[]
  /** Gives search engines the page's questions and answers. */
  questions?: Queries.FaqCategoriesFragment
  /** Prices for search engines, once they are the clinic's own. */
  fees?: Queries.FeesFragment | null
  /** Who has reviewed the page's medical advice, for search engines. */
  care?: Queries.CareCardsFragment | null
}

/** What browsers, search engines and those who are sent a link learn of the page before they read it. */
export const Seo = ({ title, description, page, services, offered, questions, fees, care }: SeoProps) => {
  const clinic = useClinic()
  const notice = useNotice()
  const writeStructuredData = useContext(StructuredDataContext)
  const { name, website } = clinic
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
  writeStructuredData({
    clinic,
    path,
    title,
    services,
    offered,
    notice: isHome ? notice : null,
    questions,
    fees,
    care,
  })
  return (
    <Helmet>
      {common}
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={`en_${clinic.address.countryCode}`} />
      <meta property="og:site_name" content={name} />
      <meta property="og:url" content={address} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={`${website}${picture}`} />
      <meta property="og:image:width" content={String(shareSize.width)} />
      <meta property="og:image:height" content={String(shareSize.height)} />
      <meta property="og:image:alt" content={fullTitle} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={fullTitle} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={`${website}${picture}`} />
      <meta name="twitter:image:alt" content={fullTitle} />
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
