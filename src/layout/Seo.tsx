import { graphql } from "gatsby"
import { Helmet } from "react-helmet"
import { findPage } from "../model/links/pages"
import { useAddress } from "../components/useAddress"
import { useSite } from "../components/useSite"
import { formatTitle } from "./formatTitle"

interface SeoProps extends Queries.PageHeadFragment {
  /** The page's name in the registry of pages, or the end of the address of a policy. */
  page: string
}

/**
 * Sets the title and description of a page in the browser. All other head tags are only in the HTML (describePage.ts).
 */
export const Seo = ({ title, description, page }: SeoProps) => {
  const clinic = useSite().clinic
  const { path, indexed } = findPage(page)
  const address = `${clinic.website}${useAddress(path).to}`
  return (
    <Helmet>
      <title>{formatTitle(clinic, page, title)}</title>
      <meta name="description" content={description} />
      {indexed ? <link rel="canonical" href={address} /> : <meta name="robots" content="noindex" />}
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
