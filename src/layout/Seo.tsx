import { graphql } from "gatsby"
import { Helmet } from "react-helmet"
import { useLinkTarget } from "../components/SiteLink"
import { useSite } from "../components/useSite"
import { findPage } from "../model/links/pages"
import { toPlainText } from "../model/links/contacts"
import { usePageWords } from "../words/useWords"
import { createShareTags } from "./createShareTags"
import { type DescribedContent, createPageGraph } from "./structured/createPageGraph"

/** Returns the title of a page with the clinic's name, which comes first on the home page. */
const formatTitle = ({ name }: { name: string }, page: string, title: string): string =>
  page === "home" ? `${name}: ${title}` : `${title} | ${name}`

interface SeoProps extends Queries.PageHeadFragment {
  /** The page's name in the registry of pages, or the end of the URL of a policy. */
  page: string
  /** Content of the page that its structured data describe. */
  graph?: DescribedContent
}

/**
 * Writes the head tags of a page. Those for readers of the HTML, such as search engines and link previews, are only
 * written on the server: the browser's scripts contain no code for them.
 */
export const Seo = ({ title, description, page: name, graph }: SeoProps) => {
  const site = useSite()
  const pageWords = usePageWords()
  const { path, indexed } = findPage(name)
  const page = {
    name,
    title,
    fullTitle: formatTitle(site.clinic, name, title),
    description: toPlainText(description, site.clinic),
    url: `${site.clinic.website}${useLinkTarget(path).to}`,
  }
  return (
    <Helmet>
      <title>{page.fullTitle}</title>
      <meta name="description" content={page.description} />
      {indexed ? <link rel="canonical" href={page.url} /> : <meta name="robots" content="noindex" />}
      {/* Gatsby replaces this with a constant. */}
      {process.env["BUILD_STAGE"] !== "build-javascript" && indexed && createShareTags(page, site, pageWords)}
      {process.env["BUILD_STAGE"] !== "build-javascript" && indexed && (
        <script type="application/ld+json">{createPageGraph(page, site, pageWords, graph)}</script>
      )}
    </Helmet>
  )
}

export const fragments = graphql`
  fragment PageHead on Head {
    title
    description
  }
`
