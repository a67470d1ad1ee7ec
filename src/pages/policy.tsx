import { type PageProps, graphql } from "gatsby"
import type { ComponentProps } from "react"
import { Seo } from "../layout/Seo"
import { PolicyText } from "../sections/PolicyText"

interface PolicyContext {
  page: ComponentProps<typeof Seo>["page"]
}

const Policy = ({
  data: { content },
  pageContext: { page },
}: Pick<PageProps<Queries.PolicyPageQuery, PolicyContext>, "data" | "pageContext">) =>
  content.policy && (
    <>
      <Seo {...content.policy.head} page={page} />
      <PolicyText {...content.policy} />
    </>
  )

export default Policy

export const query = graphql`
  query PolicyPage($language: String!, $page: String!) {
    content(language: $language) {
      ...SiteData
      policy(page: $page) {
        head {
          ...PageHead
        }
        ...PolicyText
      }
    }
  }
`
