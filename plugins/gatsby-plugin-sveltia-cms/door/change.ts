/**
 * Reads what a request to GitHub would change. It needs no browser. What it cannot read with certainty is an unknown
 * change, which is refused.
 */
import { type DefinitionNode, type DocumentNode, type FieldNode, Kind, OperationTypeNode, parse } from "graphql"
import { getValue, isRecord, read, readList, readText, readUnknown } from "../../gatsby-plugin-content-model/json"
import { tryParseJson } from "../tryParseJson"

/** A call of Sveltia CMS to GitHub. */
export interface Call {
  /** The URL as browsers send it: without `..` in its path. */
  url: string
  method: string
  headers: Headers
  /** The body as parsed JSON; `undefined` if the call has none. */
  body: unknown
  /** The GraphQL query of the body, if it was parsed before. */
  document?: DocumentNode | undefined
}

/**
 * Files that are written to a branch on top of its newest commit, `expected`. Paths are relative to the repository's
 * root.
 */
export interface Commit {
  kind: "commit"
  branch: string
  expected: string
  /** Contents are encoded in base64. */
  additions: readonly { path: string; contents: string }[]
  deletions: readonly string[]
}

/** A merge of a draft’s pull request into the published branch. */
export interface Merge {
  kind: "merge"
  pull: number
  /** The commit of the draft that was checked: GitHub merges no other. */
  head?: string
}

/** A branch that is created, moved or deleted. */
interface BranchChange {
  kind: "branch"
  name: string
}

/** A change of a draft without changed files: it is opened or closed, or its status changes. */
interface DraftNote {
  kind: "note"
}

/** A call that Sveltia CMS is not known to make. */
interface UnknownChange {
  kind: "unknown"
  call: string
}

export type Change = Commit | Merge | BranchChange | DraftNote | UnknownChange

/** Returns whether a path means the same to everybody: it has no `..`, empty part, backslash or control character. */
export const isPlainPath = (path: string): boolean =>
  !/[\\\p{Cc}]/u.test(path) && path.split("/").every(part => part !== "" && part !== "." && part !== "..")

const branchPrefix = "refs/heads/"

/** Files that are changed at once: more than the content has. */
const maxFiles = 1000

const commitInput = {
  branch: { branchName: readText, repositoryNameWithOwner: readText },
  expectedHeadOid: readText,
  fileChanges: { additions: readList({ path: readText, contents: readText }), deletions: readList({ path: readText }) },
}

/** Reads a commit to `repository`; `undefined` if it goes elsewhere, or a path or list could be read in two ways. */
const readCommit = (input: unknown, repository: string): Commit | undefined => {
  const { branch, expectedHeadOid: expected, fileChanges } = read(commitInput, input)
  const { additions, deletions } = fileChanges
  const name = branch.branchName.replace(branchPrefix, "")
  const paths = [...additions, ...deletions].map(({ path }) => path)
  if (paths.length > maxFiles || new Set(paths).size < paths.length) return undefined
  // GraphQL takes a single value for a list.
  const isList = ["additions", "deletions"].every(list => Array.isArray(getValue(input, "fileChanges", list) ?? []))
  if (!isList || ![name, ...paths].every(isPlainPath)) return undefined
  if (branch.repositoryNameWithOwner.toLowerCase() !== repository.toLowerCase()) return undefined
  return { kind: "commit", branch: name, expected, additions, deletions: deletions.map(({ path }) => path) }
}

const readNewBranch = (input: unknown): BranchChange | undefined => {
  const { name } = read({ name: readText }, input)
  const branch = name.slice(branchPrefix.length)
  return name.startsWith(branchPrefix) && isPlainPath(branch) ? { kind: "branch", name: branch } : undefined
}

/** The GraphQL mutations that Sveltia CMS 0.221.1 sends. */
const mutations: Readonly<Record<string, (input: unknown, repository: string) => Change | undefined>> = {
  createCommitOnBranch: readCommit,
  createRef: readNewBranch,
  convertPullRequestToDraft: () => ({ kind: "note" }),
  markPullRequestReadyForReview: () => ({ kind: "note" }),
}

/** The REST calls by which Sveltia CMS 0.221.1 changes something, by method and path. */
const restCalls: readonly (readonly [RegExp, (part: string) => Change])[] = [
  [/^PUT pulls\/(\d+)\/merge$/, part => ({ kind: "merge", pull: Number(part) })],
  [/^(?:PATCH|DELETE) git\/refs\/heads\/(.+)$/, part => ({ kind: "branch", name: part })],
  [/^POST pulls$/, () => ({ kind: "note" })],
  [/^PATCH pulls\/\d+$/, () => ({ kind: "note" })],
  [/^PATCH issues\/\d+$/, () => ({ kind: "note" })],
  [/^POST issues\/\d+\/labels$/, () => ({ kind: "note" })],
]

/** Returns the decoded path of a URL; `undefined` if it could be read in two ways. */
export const readPath = (url: string): string | undefined => {
  try {
    const path = decodeURIComponent(new URL(url).pathname.slice(1))
    return isPlainPath(path) && !path.includes("%") ? path : undefined
  } catch {
    return undefined
  }
}

/** Returns whether a call goes to the GraphQL API of GitHub, of a GitHub Enterprise Server, or of `invitations`. */
export const isGraphql = ({ url }: Pick<Call, "url">): boolean =>
  ["graphql", "api/graphql", "editor/api/graphql"].includes(readPath(url) ?? "")

/** Returns the path of a call below `repository`, `owner/name`; `undefined` if it goes elsewhere. */
export const readRepositoryPath = ({ url }: Pick<Call, "url">, repository: string): string | undefined => {
  const path = readPath(url) ?? ""
  const [, found = "", below] = /^(?:(?:editor\/)?api\/v3\/)?repos\/([^/]+\/[^/]+)\/(.+)$/.exec(path) ?? []
  return found.toLowerCase() === repository.toLowerCase() ? below : undefined
}

/** Shape of the body of a GraphQL call. */
const graphqlBody = { query: readText, variables: { input: readUnknown } }

/** Sveltia CMS asks for 250 files at once, in about 12,000 tokens. */
const maxTokens = 20_000

/** Parses a GraphQL query; `undefined` if it is none, or is much longer than those of the editor. */
export const parseQuery = (query: string): DocumentNode | undefined => {
  try {
    return parse(query, { maxTokens, noLocation: true })
  } catch {
    return undefined
  }
}

/** Returns whether a field has the variable `$input` as its argument `input`, and nothing else. */
const takesInput = ({ arguments: given = [], directives = [] }: FieldNode): boolean =>
  given.length === 1 &&
  directives.length === 0 &&
  given.every(
    ({ name, value }) => name.value === "input" && value.kind === Kind.VARIABLE && value.name.value === "input"
  )

const readGraphqlCall = ({ body, document }: Call, repository: string): Change | undefined => {
  const { query, variables } = read(graphqlBody, body)
  const definitions: readonly DefinitionNode[] = (document ?? parseQuery(query))?.definitions ?? []
  const operations = definitions.filter(definition => definition.kind === Kind.OPERATION_DEFINITION)
  const [operation] = operations
  if (operations.length === 1 && operation?.operation === OperationTypeNode.QUERY) return undefined
  const fields = operations.flatMap(({ selectionSet }) => selectionSet.selections)
  const [field] = fields
  const names = fields.map(found => (found.kind === Kind.FIELD ? found.name.value : found.kind)).join(", ")
  const unknown: Change = { kind: "unknown", call: names || query.trim().slice(0, 60) }
  const isSingle = definitions.length === 1 && fields.length === 1
  if (!isSingle || operation?.operation !== OperationTypeNode.MUTATION) return unknown
  if (field?.kind !== Kind.FIELD || !takesInput(field) || !Object.hasOwn(mutations, field.name.value)) return unknown
  return mutations[field.name.value]?.(variables.input, repository) ?? unknown
}

/** Returns the change that a call would make in a repository, `owner/name`; `undefined` if it only reads. */
export const readChange = (call: Call, repository: string): Change | undefined => {
  const { method, url } = call
  if (method === "POST" && isGraphql(call)) return readGraphqlCall(call, repository)
  if (method === "GET" || method === "HEAD") return undefined
  const path = readRepositoryPath(call, repository)
  for (const [pattern, describe] of restCalls) {
    const match = pattern.exec(`${method} ${path ?? ""}`)
    if (match) return describe(match[1] ?? "")
  }
  return { kind: "unknown", call: `${method} ${path ?? readPath(url) ?? url}` }
}

/** Returns the body of `call` with its change replaced by `change`. */
export const writeChange = ({ body }: Call, change: Change): unknown => {
  if (!isRecord(body)) return body
  if (change.kind === "merge") return { ...body, sha: change.head }
  const { input } = read(graphqlBody, body).variables
  if (change.kind !== "commit" || !isRecord(input)) return body
  const { additions, deletions, expected } = change
  const fileChanges = { additions, deletions: deletions.map(path => ({ path })) }
  return { ...body, variables: { input: { ...input, expectedHeadOid: expected, fileChanges } } }
}

/** Returns the call that these arguments of `fetch` describe. A body other than a text is not read. */
export const readCall = (input: RequestInfo | URL, init: RequestInit = {}): Call => {
  const { url, method, headers } = input instanceof Request ? input : { url: String(input) }
  return {
    url: URL.canParse(url) ? new URL(url).href : url,
    method: (init.method ?? method ?? "GET").toUpperCase(),
    headers: new Headers(init.headers ?? headers),
    body: typeof init.body === "string" ? tryParseJson(init.body) : undefined,
  }
}
