import { type PageProps, graphql } from "gatsby"
import type { ComponentProps } from "react"
import { Seo } from "../layout/Seo"
import { PolicyText } from "../sections/PolicyText"

interface PolicyContext {
  page: ComponentProps<typeof Seo>["page"]
  policy: Queries.PolicyWordsFragment
}

/** Shows an enabled policy. gatsby-node.ts creates its page and passes its text. */
const Policy = ({ pageContext: { page, policy } }: Pick<PageProps<object, PolicyContext>, "pageContext">) => (
  <>
    <Seo {...policy.head} page={page} />
    <PolicyText {...policy} />
  </>
)

export default Policy

export const query = graphql`
  query PolicyPage($language: String!) {
    content(language: $language) {
      ...SiteData
    }
  }
`
