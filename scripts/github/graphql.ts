import { buildSchema, execute, parse, validate } from "graphql"
import type { PullRequest, PullRequests } from "./pullRequests"
import { type Commit, GitRefusal, type Repository } from "./repository"

/**
 * The part of GitHub's GraphQL schema that the editor asks for, by its own names
 * (https://docs.github.com/en/graphql/reference). Whatever is not in it is an unknown call.
 */
const schema = buildSchema(`
  type Query {
    repository(owner: String!, name: String!): Repository
  }

  type Mutation {
    createRef(input: CreateRefInput!): CreateRefPayload
    createCommitOnBranch(input: CreateCommitOnBranchInput!): CreateCommitOnBranchPayload
    convertPullRequestToDraft(input: ConvertPullRequestToDraftInput!): PullRequestPayload
    markPullRequestReadyForReview(input: MarkPullRequestReadyForReviewInput!): PullRequestPayload
  }

  scalar GitObjectID
  scalar Base64String
  scalar DateTime

  interface GitObject { oid: GitObjectID! }
  interface Actor { login: String! avatarUrl: String! }

  type Repository {
    id: ID!
    defaultBranchRef: Ref
    ref(qualifiedName: String!): Ref
    object(oid: GitObjectID, expression: String): GitObject
    pullRequests(
      states: [PullRequestState!]
      labels: [String!]
      headRefName: String
      first: Int
      orderBy: IssueOrder
    ): PullRequestConnection!
  }

  type Ref { name: String! target: GitObject }

  type Blob implements GitObject {
    oid: GitObjectID!
    byteSize: Int!
    isBinary: Boolean
    isTruncated: Boolean!
    text: String
  }

  type Commit implements GitObject {
    oid: GitObjectID!
    message: String!
    committedDate: DateTime!
    author: GitActor
    file(path: String!): TreeEntry
    history(first: Int, path: String): CommitHistoryConnection!
    status: Status
    deployments(last: Int, orderBy: DeploymentOrder): DeploymentConnection
    checkSuites(last: Int): CheckSuiteConnection
  }

  type CommitHistoryConnection { nodes: [Commit] }
  type TreeEntry { oid: GitObjectID! }
  type GitActor { name: String email: String avatarUrl: String! user: User }
  type User implements Actor { login: String! avatarUrl: String! name: String email: String! databaseId: Int }

  type PullRequestConnection { totalCount: Int! nodes: [PullRequest] }
  type PullRequest {
    id: ID!
    number: Int!
    title: String!
    url: String!
    isDraft: Boolean!
    isCrossRepository: Boolean!
    createdAt: DateTime!
    updatedAt: DateTime!
    headRefName: String!
    headRefOid: GitObjectID!
    author: Actor
    labels(first: Int): LabelConnection
    files(first: Int): PullRequestChangedFileConnection
  }
  type LabelConnection { nodes: [Label] }
  type Label { name: String! }
  type PullRequestChangedFileConnection { nodes: [PullRequestChangedFile] }
  type PullRequestChangedFile { path: String! changeType: PatchStatus! }

  type Status { contexts: [StatusContext!]! }
  type StatusContext { context: String! state: String! targetUrl: String description: String }
  type DeploymentConnection { nodes: [Deployment] }
  type Deployment { environment: String latestStatus: DeploymentStatus }
  type DeploymentStatus { state: String! environmentUrl: String description: String }
  type CheckSuiteConnection { nodes: [CheckSuite] }
  type CheckSuite { checkRuns(last: Int): CheckRunConnection }
  type CheckRunConnection { nodes: [CheckRun] }
  type CheckRun { name: String! status: String! conclusion: String detailsUrl: String summary: String }

  enum PullRequestState { OPEN CLOSED MERGED }
  enum PatchStatus { ADDED MODIFIED DELETED RENAMED }
  enum OrderDirection { ASC DESC }
  enum IssueOrderField { UPDATED_AT }
  enum DeploymentOrderField { CREATED_AT }
  input IssueOrder { field: IssueOrderField! direction: OrderDirection! }
  input DeploymentOrder { field: DeploymentOrderField! direction: OrderDirection! }

  input CreateRefInput { repositoryId: ID! name: String! oid: GitObjectID! }
  input CommittableBranch { repositoryNameWithOwner: String branchName: String }
  input CommitMessage { headline: String! }
  input FileAddition { path: String! contents: Base64String! }
  input FileDeletion { path: String! }
  input FileChanges { additions: [FileAddition!] deletions: [FileDeletion!] }
  input CreateCommitOnBranchInput {
    branch: CommittableBranch!
    message: CommitMessage!
    expectedHeadOid: GitObjectID!
    fileChanges: FileChanges
  }
  input ConvertPullRequestToDraftInput { pullRequestId: ID! }
  input MarkPullRequestReadyForReviewInput { pullRequestId: ID! }

  type CreateRefPayload { ref: Ref }
  type CreateCommitOnBranchPayload { commit: Commit }
  type PullRequestPayload { pullRequest: PullRequest }
`)

/** The person who practises, in the shape of a GitHub user: who makes all commits. */
export const practiceUser = {
  __typename: "User",
  id: 1,
  databaseId: 1,
  login: "practice",
  name: "Practice",
  email: "practice@example.com",
  avatarUrl: "/favicon.svg",
}

export interface GraphqlAnswer {
  /** What was asked, by its fields: `createRef`, `repository.pullRequests`. */
  names: string[]
  /** Set where the query asks for something the schema does not have. */
  unknown?: string
  /** Carries the query out. Not called where the call is to fail. */
  answer: () => Promise<unknown>
}

/** The first two levels of fields that a query asks for. */
const fieldNames = (query: string): string[] =>
  parse(query).definitions.flatMap(definition =>
    definition.kind !== "OperationDefinition"
      ? []
      : definition.selectionSet.selections.flatMap(field => {
          if (field.kind !== "Field") return []
          if (definition.operation === "mutation") return [field.name.value]
          return (field.selectionSet?.selections ?? []).flatMap(below =>
            below.kind === "Field" ? [`${field.name.value}.${below.name.value}`] : []
          )
        })
  )

/** Answers the editor's GraphQL queries from a repository and its pull requests. */
export const createGraphql = (git: Repository, pullRequests: PullRequests, name: string) => {
  const commitObject = ({ sha, message, date, tree }: Commit): object => ({
    __typename: "Commit",
    oid: sha,
    message,
    committedDate: date,
    author: { ...practiceUser, user: practiceUser },
    file: ({ path }: { path: string }) => (tree.has(path) ? { oid: tree.get(path) } : null),
    history: ({ first = 100, path }: { first?: number; path?: string }) => ({
      nodes: git
        .history(sha)
        .filter(
          ({ tree: after, parent }) =>
            path === undefined || after.get(path) !== git.findCommit(parent ?? "")?.tree.get(path)
        )
        .slice(0, first)
        .map(commitObject),
    }),
    // No host builds what is saved here.
    status: null,
    deployments: { nodes: [] },
    checkSuites: { nodes: [] },
  })

  const object = (expression: string): object | null => {
    const commit = git.findCommit(expression)
    if (commit) return commitObject(commit)
    const file = git.findFile(expression)
    if (!file) return null
    const isBinary = file.content.includes(0)
    return {
      __typename: "Blob",
      oid: file.sha,
      byteSize: file.content.length,
      isBinary,
      isTruncated: false,
      text: isBinary ? null : file.content.toString(),
    }
  }

  const ref = (qualifiedName: string) => {
    const sha = git.head(qualifiedName.replace(/^refs\/heads\//, ""))
    return sha === undefined ? null : { name: qualifiedName, target: object(sha) }
  }

  const pullRequestObject = (found: PullRequest) => ({
    ...found,
    id: `PR_${found.number}`,
    url: `/pull/${found.number}`,
    isCrossRepository: false,
    headRefName: found.branch,
    headRefOid: git.head(found.branch),
    author: practiceUser,
    labels: { nodes: found.labels.map(label => ({ name: label })) },
    files: () => ({
      nodes: git.changes(found.base, found.branch).map(({ path, change }) => ({ path, changeType: change })),
    }),
  })

  const repository = {
    id: "R_1",
    defaultBranchRef: () => ref("main"),
    ref: ({ qualifiedName }: { qualifiedName: string }) => ref(qualifiedName),
    object: ({ oid, expression }: { oid?: string; expression?: string }) => object(oid ?? expression ?? ""),
    pullRequests: ({ states, labels, headRefName }: { states?: string[]; labels?: string[]; headRefName?: string }) => {
      const found = pullRequests
        .all()
        .filter(
          ({ state, labels: given, branch }) =>
            (!states || states.includes(state)) &&
            (!labels || given.some(label => labels.includes(label))) &&
            (headRefName === undefined || branch === headRefName)
        )
        .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))
      return { totalCount: found.length, nodes: found.map(pullRequestObject) }
    },
  }

  const setDraft =
    (isDraft: boolean) =>
    ({ input }: { input: { pullRequestId: string } }) => {
      const found = pullRequests.get(Number(input.pullRequestId.replace("PR_", "")))
      if (!found) throw new GitRefusal(`Could not resolve to a node with the global id of '${input.pullRequestId}'.`)
      return { pullRequest: pullRequestObject(pullRequests.update(found, { isDraft })) }
    }

  interface CommitInput {
    branch: { branchName: string }
    message: { headline: string }
    expectedHeadOid: string
    fileChanges?: { additions?: { path: string; contents: string }[]; deletions?: { path: string }[] }
  }

  const root = {
    repository: ({ owner, name: requestedName }: { owner: string; name: string }) =>
      `${owner}/${requestedName}` === name ? repository : null,
    createRef: ({ input }: { input: { name: string; oid: string } }) => {
      git.createBranch(input.name.replace(/^refs\/heads\//, ""), input.oid)
      return { ref: { name: input.name } }
    },
    createCommitOnBranch: ({ input }: { input: CommitInput }) => {
      const sha = git.commit({
        branch: input.branch.branchName,
        expected: input.expectedHeadOid,
        message: input.message.headline,
        additions: (input.fileChanges?.additions ?? []).map(({ path, contents }) => ({
          path,
          contents: Buffer.from(contents, "base64"),
        })),
        deletions: (input.fileChanges?.deletions ?? []).map(({ path }) => path),
      })
      const open = pullRequests.openOn(input.branch.branchName)
      if (open) pullRequests.update(open, {})
      return { commit: object(sha) }
    },
    convertPullRequestToDraft: setDraft(true),
    markPullRequestReadyForReview: setDraft(false),
  }

  return (query: string, variables: Record<string, unknown>): GraphqlAnswer => {
    const document = parse(query)
    const [error] = validate(schema, document)
    return {
      names: fieldNames(query),
      ...(error && { unknown: error.message }),
      answer: async () => execute({ schema, document, rootValue: root, variableValues: variables }),
    }
  }
}
