import { rehearsalRepository } from "../../../testing/github/github"
import type { Repository } from "../../../testing/github/repository"

/** Calls of GitHub's APIs, as the editor makes them. */

/** Returns the content of a file in base64, as GitHub expects it. */
export const encode = (content: unknown): string =>
  (Buffer.isBuffer(content) ? content : Buffer.from(`${JSON.stringify(content, null, 2)}\n`)).toString("base64")

/** Returns a call of GitHub's REST API for the rehearsal repository. */
export const rest = (method: string, route: string, body: unknown = {}) => ({
  route: `v3/repos/${rehearsalRepository}/${route}`,
  method,
  body,
})

/** Fields that the editor selects in the response to a mutation, keyed by mutation. */
const answers: Readonly<Record<string, string>> = {
  createCommitOnBranch: "commit { oid }",
  createRef: "ref { name }",
  markPullRequestReadyForReview: "pullRequest { isDraft }",
}

/** Returns a call of a mutation of GitHub's GraphQL API. */
export const mutate = (name: string, input: unknown) => {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`
  const query = `mutation($input: ${type}!) { ${name}(input: $input) { ${answers[name] ?? "clientMutationId"} } }`
  return { route: "graphql", method: "POST", body: { query, variables: { input } } }
}

export interface Files {
  /** New contents of the files, keyed by path. */
  additions?: Readonly<Record<string, unknown>>
  deletions?: readonly string[]
}

/** Returns a call that commits on top of a branch. */
export const commitFiles = (git: Repository, { additions = {}, deletions = [] }: Files, branch = "main") =>
  mutate("createCommitOnBranch", {
    branch: { repositoryNameWithOwner: rehearsalRepository, branchName: branch },
    expectedHeadOid: git.head(branch),
    message: { headline: "A change" },
    fileChanges: {
      additions: Object.entries(additions).map(([path, content]) => ({ path, contents: encode(content) })),
      deletions: deletions.map(path => ({ path })),
    },
  })
