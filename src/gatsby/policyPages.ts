import { listPolicyPages } from "../content/pages"
import { type RunQuery, runQuery } from "../publish/published"

/** The policies that are enabled, with all their words, as their pages show them. */
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

/** The page of each policy that is enabled: its address, its name in the registry of pages, and its words. */
export const readPolicyPages = async (graphql: RunQuery) => {
  const { content } = await runQuery<Queries.PoliciesQuery>(graphql, policiesQuery)
  return listPolicyPages().flatMap(({ path, name, policy: { name: policyName } }) => {
    const policy = content.policies[policyName]
    return policy ? [{ path, context: { page: name, policy } }] : []
  })
}
