import { graphql } from "gatsby"
import { Helmet } from "react-helmet"
import { useClinic } from "../hooks/useClinic"

interface HeadProps {
  title: string
  description: string
  /** The page's path with its slash at the end, or `null` for a page that search engines shall leave out. */
  path: string | null
}

/** The page's title, description and canonical address. */
export const Head = ({ title, description, path }: HeadProps) => {
  const { name, website } = useClinic()
  return (
    <Helmet>
      <html lang="en" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <title>{path === "/" ? `${name}: ${title}` : `${title} | ${name}`}</title>
      <meta name="description" content={description} />
      {path === null ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={`${website}${path}`} />}
    </Helmet>
  )
}

export const fragment = graphql`
  fragment PageHead on Head {
    title
    description
  }
`
