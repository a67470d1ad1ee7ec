import type { PageProps } from "gatsby"
import type { ComponentProps } from "react"
import { Seo } from "../layout/Seo"
import { PolicyText } from "../sections/PolicyText"

interface PolicyContext {
  page: ComponentProps<typeof Seo>["page"]
  policy: Queries.PolicyWordsFragment
}

/** A policy that is enabled. It has no query: gatsby-node.ts, which makes its page, passes it the words. */
const Policy = ({ pageContext: { page, policy } }: Pick<PageProps<object, PolicyContext>, "pageContext">) => (
  <>
    <Seo {...policy.head} page={page} />
    <PolicyText {...policy} />
  </>
)

export default Policy
