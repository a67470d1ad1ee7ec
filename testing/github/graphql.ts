import { readFileSync } from "node:fs"
import {
  type DocumentNode,
  type GraphQLFieldResolver,
  buildSchema,
  defaultFieldResolver,
  execute,
  parse,
  validate,
} from "graphql"
import type { PullRequest, PullRequests } from "./createPullRequests"
import type { Commit } from "./createObjects"
import { appAuthor } from "./createRehearsalApp"
import { GitRefusal, type Repository } from "./repository"

/** GitHub's own schema: a query that it rejects is an unknown call. */
const schema = buildSchema(readFileSync("node_modules/@octokit/graphql-schema/schema.graphql", "utf8"), {
  assumeValid: true,
  assumeValidSDL: true,
})

/** The rehearsal user in the format of a GitHub user: the author of all commits. */
export const rehearsalUser = {
  __typename: "User",
  id: 1,
  databaseId: 1,
  login: "rehearsal",
  name: "Rehearsal",
  email: "rehearsal@example.com",
  avatarUrl: "/favicon.svg",
}

/** The App in the format of a GitHub bot, which has no name. */
const rehearsalBot = { __typename: "Bot", login: "clinic-editor", avatarUrl: "/favicon.svg" }

export interface GraphqlAnswer {
  /** The first two levels of its fields, such as `createRef` and `repository.pullRequests`. */
  names: string[]
  /** The reason why GitHub would reject the query, if it would. */
  unknown?: string
  /** Runs the query. It is not called if the call is planned to fail. */
  answer: () => Promise<unknown>
}

/** Returns the first two levels of fields in a query. */
const fieldNames = (document: DocumentNode): string[] =>
  document.definitions.flatMap(definition =>
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

/** Arguments of the field `history`. */
interface History {
  first?: number
  path?: string
  after?: string | null
  since?: string
}

const readQuery = (query: string) => {
  const document = parse(query)
  const [error] = validate(schema, document)
  return { document, error }
}

/**
 * Creates the GraphQL API on top of a repository and its pull requests. A field without a resolver is an unknown call.
 */
export const createGraphql = (
  git: Repository,
  pullRequests: PullRequests,
  name: string,
  onUnknownCall: (call: string) => void
) => {
  /** The user's permission, and the commits with failed checks. */
  const rights = { permission: "WRITE" }
  const failedChecks = new Set<string>()

  const resolveField: GraphQLFieldResolver<object, unknown> = (source, args, context, info) => {
    if (info.fieldName in source) return defaultFieldResolver(source, args, context, info)
    const field = `${info.parentType.name}.${info.fieldName}`
    onUnknownCall(field)
    throw new Error(`The test server does not know ${field}.`)
  }

  /** Returns a page of commits. The cursors are indexes; GitHub's are opaque. */
  const page = (commits: readonly Commit[], first = commits.length, after = "0"): object => {
    const end = Number(after) + first
    return {
      nodes: commits.slice(Number(after), end).map(commitObject),
      totalCount: commits.length,
      pageInfo: { hasNextPage: end < commits.length, endCursor: String(end) },
    }
  }

  /** What a host says of a commit that it cannot build. */
  const failedStatus = { context: "deploy/host", state: "FAILURE", description: "Deploy failed." }

  const commitObject = ({ sha, tree: root, message, date, author, parents }: Commit): object => ({
    __typename: "Commit",
    oid: sha,
    tree: () => tree(root),
    message,
    messageHeadline: message.split("\n")[0] ?? "",
    committedDate: date,
    author: { ...rehearsalUser, name: author, user: rehearsalUser },
    file: ({ path }: { path: string }) => {
      const file = git.findFile(`${sha}:${path}`)
      return file ? { oid: file.sha, object: () => object(file.sha) } : null
    },
    parents: ({ first }: { first?: number }) => ({ nodes: parents.slice(0, first).map(oid => ({ oid })) }),
    history: ({ first, path, after, since }: History) => {
      const isRecent = ({ date }: Commit): boolean => !since || Date.parse(date) >= Date.parse(since)
      return page(git.history(sha, path).filter(isRecent), first, after ?? undefined)
    },
    statusCheckRollup: () =>
      failedChecks.has(sha)
        ? { state: "FAILURE", contexts: { nodes: [{ __typename: "StatusContext", ...failedStatus }] } }
        : null,
    // No host builds these commits.
    status: null,
    deployments: { nodes: [] },
    checkSuites: { nodes: [] },
  })

  /** Returns a folder with the names of its files. */
  const tree = (expression: string): object | null => {
    const entries = git.entries(expression)?.map(entry => ({
      ...entry,
      mode: Number.parseInt(entry.mode, 8),
      object: entry.type === "tree" ? () => tree(entry.oid) : { __typename: "Blob", oid: entry.oid },
    }))
    return entries ? { __typename: "Tree", oid: expression, entries } : null
  }

  const object = (expression: string): object | null => {
    const commit = git.findCommit(expression)
    if (commit) return commitObject(commit)
    const file = git.findFile(expression)
    if (!file) return tree(expression)
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
    headRepositoryOwner: { login: found.isCrossRepository ? "fork" : name.split("/")[0] },
    baseRefName: found.base,
    headRefName: found.branch,
    headRefOid: git.head(found.branch),
    mergeable: () => (git.tryMerge(found.base, found.branch) ? "MERGEABLE" : "CONFLICTING"),
    mergeCommit: null,
    potentialMergeCommit: () => {
      const merge = git.tryMerge(found.base, found.branch)
      return merge === undefined ? null : object(merge)
    },
    // GitHub names who has opened it.
    author: git.findCommit(found.branch)?.author === appAuthor ? rehearsalBot : rehearsalUser,
    commits: ({ last }: { last: number }) => ({
      nodes: git
        .listNewer(found.base, found.branch)
        .slice(-last)
        .map(commit => ({ commit: commitObject(commit) })),
    }),
    labels: { nodes: found.labels.map(label => ({ name: label })) },
    files: ({ first }: { first: number }) => {
      const files = git.changes(found.base, found.branch)
      const nodes = files.slice(0, first).map(({ path, change }) => ({ path, changeType: change }))
      return { nodes, totalCount: files.length, pageInfo: { hasNextPage: files.length > first } }
    },
  })

  const repository = {
    id: "R_1",
    viewerPermission: () => rights.permission,
    defaultBranchRef: () => ref("main"),
    ref: ({ qualifiedName }: { qualifiedName: string }) => ref(qualifiedName),
    object: ({ oid, expression }: { oid?: string; expression?: string }) => object(oid ?? expression ?? ""),
    pullRequest: ({ number }: { number: number }) => {
      const found = pullRequests.get(number)
      return found ? pullRequestObject(found) : null
    },
    pullRequests: ({
      states,
      labels,
      headRefName,
    }: {
      states?: string[]
      labels?: string[]
      headRefName?: string | null
    }) => {
      const found = pullRequests
        .all()
        .filter(
          ({ state, labels: given, branch }) =>
            (!states || states.includes(state)) &&
            (!labels || given.some(label => labels.includes(label))) &&
            (!headRefName || branch === headRefName)
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
    message: { headline: string; body?: string }
    expectedHeadOid: string
    fileChanges?: { additions?: { path: string; contents: string }[]; deletions?: { path: string }[] }
  }

  const root = {
    repository: ({ owner, name: requestedName }: { owner: string; name: string }) =>
      `${owner}/${requestedName}` === name ? repository : null,
    node: ({ id }: { id: string }) => {
      const found = pullRequests.get(Number(id.replace("PR_", "")))
      return found ? { __typename: "PullRequest", ...pullRequestObject(found) } : null
    },
    createRef: ({ input }: { input: { name: string; oid: string } }) => {
      git.createBranch(input.name.replace(/^refs\/heads\//, ""), input.oid)
      return { ref: { name: input.name } }
    },
    createCommitOnBranch: ({ input }: { input: CommitInput }, { author }: { author: string }) => {
      const sha = git.commit(input.expectedHeadOid, {
        branch: input.branch.branchName,
        author,
        message: [input.message.headline, input.message.body].filter(Boolean).join("\n\n"),
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

  /** Parsed and validated queries: most are sent many times. */
  const known = new Map<string, { document: DocumentNode; error: Error | undefined }>()

  const ask = (query: string, variables: Record<string, unknown>, author: string): GraphqlAnswer => {
    const { document, error } = known.get(query) ?? readQuery(query)
    known.set(query, { document, error })
    return {
      names: fieldNames(document),
      ...(error && { unknown: error.message }),
      answer: async () =>
        execute({
          schema,
          document,
          rootValue: root,
          contextValue: { author },
          variableValues: variables,
          fieldResolver: resolveField,
        }),
    }
  }
  return { ask, rights, failedChecks }
}
