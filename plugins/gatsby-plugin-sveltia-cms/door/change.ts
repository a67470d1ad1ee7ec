import { isRecord, read, readList, readText, readUnknown } from "../../gatsby-plugin-content-model"
import { tryParseJson } from "../tryParseJson"

/** A call of Sveltia CMS to GitHub. */
export interface Call {
  address: string
  method: string
  headers: Headers
  /** The body as parsed JSON; `undefined` if the call has none. */
  body: unknown
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

const commitInput = {
  branch: { branchName: readText },
  expectedHeadOid: readText,
  fileChanges: { additions: readList({ path: readText, contents: readText }), deletions: readList({ path: readText }) },
}

const readCommit = (input: unknown): Commit => {
  const { branch, expectedHeadOid: expected, fileChanges } = read(commitInput, input)
  const { additions, deletions } = fileChanges
  return {
    kind: "commit",
    branch: branch.branchName,
    expected,
    additions,
    deletions: deletions.map(({ path }) => path),
  }
}

const shortName = (ref: string): string => ref.replace(/^refs\/heads\//, "")

/** The GraphQL mutations that Sveltia CMS 0.221.1 sends. */
const mutations: Readonly<Record<string, (input: unknown) => Change>> = {
  createCommitOnBranch: readCommit,
  createRef: input => ({ kind: "branch", name: shortName(read({ name: readText }, input).name) }),
  convertPullRequestToDraft: () => ({ kind: "note" }),
  markPullRequestReadyForReview: () => ({ kind: "note" }),
}

/** The REST calls by which Sveltia CMS 0.221.1 changes something, by method and address. */
const restCalls: readonly (readonly [RegExp, (part: string) => Change])[] = [
  [/^PUT pulls\/(\d+)\/merge$/, part => ({ kind: "merge", pull: Number(part) })],
  [/^(?:PATCH|DELETE) git\/refs\/heads\/(.+)$/, part => ({ kind: "branch", name: decodeURIComponent(part) })],
  [/^POST pulls$/, () => ({ kind: "note" })],
  [/^PATCH pulls\/\d+$/, () => ({ kind: "note" })],
  [/^PATCH issues\/\d+$/, () => ({ kind: "note" })],
  [/^POST issues\/\d+\/labels$/, () => ({ kind: "note" })],
]

/** Returns whether a call goes to the GraphQL API. */
export const isGraphql = ({ address }: Pick<Call, "address">): boolean => address.endsWith("/graphql")

/** Shape of the body of a GraphQL call. */
const graphqlBody = { query: readText, variables: { input: readUnknown } }

const readMutation = (body: unknown): Change | undefined => {
  const { query: text, variables } = read(graphqlBody, body)
  const query = text.trim()
  if (!query.startsWith("mutation")) return undefined
  const [name = "", ...others] = [...query.matchAll(/(\w+)\s*\(\s*input:/g)].map(([, found]) => found)
  const readInput = others.length === 0 && Object.hasOwn(mutations, name) ? mutations[name] : undefined
  return readInput?.(variables.input) ?? { kind: "unknown", call: name || query.slice(0, 60) }
}

/** Returns the change that a call would make on GitHub; `undefined` if it only reads. */
export const readChange = (call: Call): Change | undefined => {
  if (isGraphql(call)) return readMutation(call.body)
  if (call.method === "GET" || call.method === "HEAD") return undefined
  const [, place = call.address] = /\/repos\/[^/]+\/[^/?]+\/([^?]*)/.exec(call.address) ?? []
  for (const [pattern, describe] of restCalls) {
    const match = pattern.exec(`${call.method} ${place}`)
    if (match) return describe(match[1] ?? "")
  }
  return { kind: "unknown", call: `${call.method} ${place}` }
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

/** Returns the call that these arguments of `fetch` describe. */
export const readCall = (input: RequestInfo | URL, init: RequestInit = {}): Call => ({
  address: input instanceof Request ? input.url : String(input),
  method: (init.method ?? "GET").toUpperCase(),
  headers: new Headers(init.headers),
  body: typeof init.body === "string" ? tryParseJson(init.body) : undefined,
})
