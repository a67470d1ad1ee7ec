import { listPolicyPages } from "../content/pages"
import { type RunQuery, runQuery } from "./published"

/** The policies with all their words, as their pages show them. */
export const policiesQuery = /* GraphQL */ `
  query Policies {
    content {
      policies {
        privacy {
          ...PolicyWords
        }
        terms {
          ...PolicyWords
        }
        accessibility {
          ...PolicyWords
        }
      }
    }
  }

  fragment PolicyWords on Policy {
    published
    head {
      title
      description
    }
    heading
    lead
    changed
    sections {
      heading
      paragraphs
      points
    }
  }
`

/** The page of each published policy: its address, its name in the registry of pages, and its words. */
export const readPolicyPages = async (graphql: RunQuery) => {
  const { content } = await runQuery<Queries.PoliciesQuery>(graphql, policiesQuery)
  return listPolicyPages()
    .map(({ path, name, policy }) => ({ path, context: { page: name, policy: content.policies[policy.name] } }))
    .filter(({ context }) => context.policy.published)
}
