import { listPolicyPages } from "../model/links/pages"
import { type RunQuery, runQuery } from "./runQuery"

/** Query for the enabled policies, with all the text that their pages show. */
export const policiesQuery = /* GraphQL */ `
  query Policies($language: String!) {
    content(language: $language) {
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
        others {
          address
          ...OtherPolicyWords
        }
      }
    }
  }

  fragment OtherPolicyWords on OtherPolicy {
    head {
      title
      description
    }
    heading
    lead
    changed
    changedText
    reviewedBy
    reviewedOn
    reviewedOnText
    sections {
      heading
      paragraphs
      points
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
    changedText
    reviewedBy
    reviewedOn
    reviewedOnText
    sections {
      heading
      paragraphs
      points
    }
  }
`

/** Returns the page context of each enabled policy, keyed by the page's name. */
export const readPolicyPages = async (
  graphql: RunQuery,
  language: string
): Promise<Readonly<Record<string, object>>> => {
  const { content } = await runQuery<Queries.PoliciesQuery>(graphql, policiesQuery, language)
  const { others, ...fixed } = content.policies
  return Object.fromEntries([
    ...listPolicyPages().flatMap(({ name, policy: { name: policyName } }) => {
      const policy = fixed[policyName]
      return policy ? [[name, { policy }] as const] : []
    }),
    ...(others ?? []).map(({ address, ...policy }) => [address, { policy }] as const),
  ])
}
