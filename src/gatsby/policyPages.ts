import { pageSources } from "../content/pageSources"
import { listPolicyPages, pages, switchedFiles } from "../content/pages"
import { type RunQuery, runQuery } from "../publish/published"

/** The policies that are enabled, with all their words, as their pages show them. */
export const policiesQuery = /* GraphQL */ `
  query Policies($language: String!) {
    content(language: $language) {
      appointment {
        __typename
      }
      patients {
        __typename
      }
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

/** The pages that exist only while they are enabled: the address and the file of each, and what it is given. */
export const readSwitchedPages = async (graphql: RunQuery, language: string) => {
  const { content } = await runQuery<Queries.PoliciesQuery>(graphql, policiesQuery, language)
  return [
    ...switchedFiles.flatMap(name => (content[name] ? [{ name, context: {} }] : [])),
    ...listPolicyPages().flatMap(({ name, policy: { name: policyName } }) => {
      const policy = content.policies[policyName]
      return policy ? [{ name, context: { page: name, policy } }] : []
    }),
  ].map(({ name, context }) => ({ path: pages[name].path, file: pageSources[name].file, context }))
}
