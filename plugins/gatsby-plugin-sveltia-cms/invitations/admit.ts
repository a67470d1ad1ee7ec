/**
 * The door on the server: it decides which requests of an invited person are sent to GitHub. It sends nothing that it
 * was given: each request is written anew from what was read and checked.
 */
import { type DocumentNode, type FieldNode, Kind, OperationTypeNode, parse, print, visit } from "graphql"
import { isRecord, read, readFlag, readList, readOptional, readText } from "../../gatsby-plugin-content-model"
import { type Call, type Commit, isGraphql, isPlainPath, readChange, readRepositoryPath } from "../door/change"
import { draftPrefix, findRefusal } from "../door/findRefusal"
import type { Github } from "../door/github"
import { words } from "../door/words"
import { createTrailer, type Editor } from "./editors"
import { Refusal } from "./refusal"

/** A request for GitHub, and what the function itself adds to the answer. */
export interface Admitted {
  /** Path below the repository’s URL; `undefined` for the GraphQL API. */
  path?: string
  method: string
  body?: unknown
  completeAnswer?: (answer: unknown) => unknown
}

interface Context {
  editor: Editor
  github: Github
}

const refuse = (message: string): never => {
  throw new Refusal(403, message)
}

/** Reads of Sveltia CMS, the door and the history, as paths below the repository. */
const reads = /^(?:git\/(?:trees|blobs|commits)\/.+|compare\/[^:]+|pulls\/\d+(?:\/files)?|issues\/\d+)$/

/** Parameters of these reads. */
const parameters: ReadonlySet<string> = new Set(["recursive", "per_page", "page"])

/** Fields that they select below the repository. None of them leads out of it. */
const fields: ReadonlySet<string> = new Set(
  `__typename additions author avatarUrl baseRefName byteSize changeType checkRuns checkSuites clientMutationId commit commits
  committedDate conclusion context contexts createdAt databaseId defaultBranchRef deletions deployments description
  detailsUrl email endCursor entries environment environmentUrl file files hasNextPage headRefName headRefOid
  headRepositoryOwner history id isBinary isCrossRepository isDraft isTruncated labels latestStatus login mergeCommit
  mergeable message messageBody messageHeadline mode name nodes number object oid pageInfo parents path
  potentialMergeCommit pullRequest pullRequests ref refs state status statusCheckRollup summary target targetUrl text
  title totalCount type updatedAt url user viewerPermission`.split(/\s+/)
)

const encodePath = (path: string): string => path.split("/").map(encodeURIComponent).join("/")

/** Returns a text without lines that claim to say who has made a commit. */
const withoutTrailers = (text: string): string => text.replaceAll(/^\s*[\w-]+-by:.*$/gim, "").trim()

/** Returns the message of a commit: its first line, and who has made it. */
const createMessage = (headline: string, text: string, editor: Editor) => ({
  headline: withoutTrailers(headline.replaceAll(/\s+/g, " ")) || "Change",
  body: [withoutTrailers(text), createTrailer(editor)].filter(Boolean).join("\n\n"),
})

/** GitHub lists at most this number of files of a comparison. */
const maxFiles = 300

const comparison = { files: readList({ filename: readText, previous_filename: readOptional }) }
const files = { truncated: readFlag, tree: readList({ path: readText, mode: readText }) }

/** Refuses a commit that differs from the published branch outside the content, or by something else than a plain file. */
const checkCommit = async ({ github }: Context, oid: string): Promise<void> => {
  const { branch, folder } = github.backend
  if (!/^[\da-f]{40}$/.test(oid)) return refuse("This commit is not named by its id.")
  const { files: changed } = await github.rest("GET", `compare/${encodeURIComponent(branch)}...${oid}`, comparison)
  if (changed.length === 0) return
  const paths = changed.flatMap(({ filename, previous_filename: previous }) => [filename, previous ?? filename])
  const outside = paths.find(path => !path.startsWith(`${folder}/`))
  if (outside !== undefined) refuse(words.outsideContent(outside, folder))
  const { tree, truncated } = await github.rest("GET", `git/trees/${oid}?recursive=1`, files)
  if (truncated || changed.length >= maxFiles) refuse("This draft has too many files.")
  const strange = tree.find(
    ({ path, mode }) => path.startsWith(`${folder}/`) && !/^(?:100644|100755|040000)$/.test(mode)
  )
  if (strange) refuse(`“${strange.path}” is not a plain file.`)
}

const draftFields = "id number headRefName headRefOid baseRefName isCrossRepository"

const draftShape = {
  id: readText,
  headRefName: readText,
  headRefOid: readText,
  baseRefName: readText,
  isCrossRepository: readFlag,
}

/** Reads a draft. Refuses every other pull request. */
const readDraft = async ({ github }: Context, number: number) => {
  const { repository } = await github.query(
    `query($owner: String!, $repo: String!, $number: Int!) {
      repository(owner: $owner, name: $repo) { pullRequest(number: $number) { ${draftFields} } }
    }`,
    { repository: { pullRequest: draftShape } },
    { number }
  )
  const draft = repository.pullRequest
  const isDraft = draft.headRefName.startsWith(draftPrefix) && draft.baseRefName === github.backend.branch
  if (!isDraft || draft.isCrossRepository) refuse("This pull request is not a draft of the editor.")
  return draft
}

const mergeShape = { sha: readText, commit_title: readText }
const refShape = { sha: readText, force: readFlag }
const pullShape = { title: readText, head: readText, base: readText, draft: readFlag, body: readText }
const labelShape = { labels: readList(readText) }
const treeShape = { base_tree: readText, tree: readList({ path: readText, content: readOptional, sha: readOptional }) }
const commitShape = { message: readText, tree: readText, parents: readList(readText) }

/** Writes a request anew. `part` is what the pattern has captured. */
type Rewrite = (context: Context, body: unknown, part: string) => Promise<unknown>

const rewriteLabels: Rewrite = async (context, body, part) => {
  await readDraft(context, Number(part))
  return read(labelShape, body)
}

/** The REST requests that change something, by method and path: those that the door knows (door/change.ts). */
const rewrites: readonly (readonly [RegExp, Rewrite])[] = [
  [
    /^PUT pulls\/(\d+)\/merge$/,
    async (context, body, part) => {
      const { sha, commit_title: title } = read(mergeShape, body)
      const draft = await readDraft(context, Number(part))
      const head = sha || draft.headRefOid
      await checkCommit(context, head)
      const { headline, body: text } = createMessage(title, "", context.editor)
      // GitHub merges only the commit that was checked.
      return { sha: head, merge_method: "squash", commit_title: headline, commit_message: text }
    },
  ],
  [
    /^PATCH git\/refs\/heads\/.+$/,
    async (context, body) => {
      const { sha, force } = read(refShape, body)
      await checkCommit(context, sha)
      return { sha, force }
    },
  ],
  [/^DELETE git\/refs\/heads\/.+$/, async () => undefined],
  [
    /^POST pulls$/,
    async ({ github, editor }, body) => {
      const { head, base, title, body: text, draft } = read(pullShape, body)
      if (!head.startsWith(draftPrefix) || !isPlainPath(head) || head.includes(":") || base !== github.backend.branch)
        refuse(words.foreignBranch(head))
      return { title, head, base, draft, body: createMessage("", text, editor).body }
    },
  ],
  [
    /^PATCH pulls\/(\d+)$/,
    async (context, body, part) => {
      await readDraft(context, Number(part))
      return { state: read({ state: readText }, body).state === "closed" ? "closed" : "open" }
    },
  ],
  [/^PATCH issues\/(\d+)$/, rewriteLabels],
  [/^POST issues\/(\d+)\/labels$/, rewriteLabels],
  // The door makes these two to merge a draft by field. They move no branch.
  [
    /^POST git\/trees$/,
    async ({ github }, body) => {
      const { base_tree: base, tree } = read(treeShape, body)
      const { folder } = github.backend
      const outside = tree.find(({ path }) => !path.startsWith(`${folder}/`) || !isPlainPath(path))
      if (outside) refuse(words.outsideContent(outside.path, folder))
      const nodes = tree.map(({ path, content, sha }) => ({
        path,
        mode: "100644",
        type: "blob",
        ...(content === undefined ? { sha: sha ?? null } : { content }),
      }))
      return { base_tree: base, tree: nodes }
    },
  ],
  [
    /^POST git\/commits$/,
    async ({ editor }, body) => {
      const { message, tree, parents } = read(commitShape, body)
      const { headline, body: text } = createMessage(message, "", editor)
      return { message: `${headline}\n\n${text}`, tree, parents }
    },
  ],
]

const admitRest = async (call: Call, context: Context): Promise<Admitted> => {
  const { backend } = context.github
  const repository = `${backend.owner}/${backend.repo}`
  const { method } = call
  const path = readRepositoryPath(call, repository) ?? ""
  const unknown = words.unknownCall(`${method} ${path || new URL(call.url).pathname}`)
  if (method === "GET") {
    if (!reads.test(path)) refuse(unknown)
    const given = new URL(call.url).searchParams
    const search = new URLSearchParams([...given].filter(([name]) => parameters.has(name)))
    return { method, path: `${encodePath(path)}${search.size ? `?${search}` : ""}` }
  }
  for (const [pattern, rewrite] of rewrites) {
    const match = pattern.exec(`${method} ${path}`)
    if (!match) continue
    const change = readChange(call, repository)
    const refusal = change && change.kind !== "unknown" ? findRefusal(change, backend) : undefined
    if (refusal) refuse(refusal)
    const body = await rewrite(context, call.body, match[1] ?? "")
    return { method, path: encodePath(path), body }
  }
  return refuse(unknown)
}

/** Shape of the body of a GraphQL request. */
const graphqlShape = { query: readText, variables: (value: unknown) => (isRecord(value) ? value : {}) }

const tryParse = (query: string): DocumentNode | undefined => {
  try {
    return parse(query)
  } catch {
    return undefined
  }
}

/** Returns the value of an argument that is a text or a variable. */
const readArgument = (
  { arguments: given = [] }: FieldNode,
  name: string,
  variables: Record<string, unknown>
): string => {
  const value = given.find(argument => argument.name.value === name)?.value
  if (value?.kind === Kind.VARIABLE) return readText(variables[value.name.value])
  return value?.kind === Kind.STRING ? value.value : ""
}

/** Returns the only operation of a query, and its fields. Refuses other definitions, such as fragments, and foreign fields. */
const readOperation = (document: DocumentNode | undefined) => {
  const [operation] = document?.definitions ?? []
  if (document?.definitions.length !== 1 || operation?.kind !== Kind.OPERATION_DEFINITION)
    return refuse(words.unknownCall("GraphQL"))
  const roots = operation.selectionSet.selections.map(selection =>
    selection.kind === Kind.FIELD ? selection : refuse(words.unknownCall(selection.kind))
  )
  visit(document, {
    Field: field => {
      const name = field.name.value
      if (!roots.includes(field) && !fields.has(name)) refuse(words.unknownCall(name))
    },
  })
  return { operation, roots }
}

const isPermission = (field: { kind: Kind; name?: { value: string } }): boolean =>
  field.kind === Kind.FIELD && field.name?.value === "viewerPermission"

const getKey = ({ alias, name }: FieldNode): string => (alias ?? name).value

/** Admits reads of the repository. GitHub is not asked for the permission: the App’s is not the person’s. */
const admitQuery = (
  operation: ReturnType<typeof readOperation>,
  variables: Record<string, unknown>,
  { owner, repo }: Github["backend"]
): Admitted => {
  const permissions = new Map<string, string[]>()
  const selections = operation.roots.map(field => {
    const name = `${readArgument(field, "owner", variables)}/${readArgument(field, "name", variables)}`
    const isOwn = field.name.value === "repository" && name.toLowerCase() === `${owner}/${repo}`.toLowerCase()
    if (!isOwn || !field.selectionSet) return refuse(words.unknownCall(field.name.value))
    const below = field.selectionSet.selections
    const asked = below.flatMap(found => (found.kind === Kind.FIELD && isPermission(found) ? [getKey(found)] : []))
    permissions.set(getKey(field), asked)
    const left = below.filter(found => !isPermission(found))
    const typeName = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "__typename" } } as const
    return { ...field, selectionSet: { ...field.selectionSet, selections: left.length ? left : [typeName] } }
  })
  const { selectionSet, variableDefinitions = [] } = operation.operation
  const query = print({ ...operation.operation, selectionSet: { ...selectionSet, selections } })
  const declared = variableDefinitions.map(({ variable }) => variable.name.value)
  return {
    method: "POST",
    body: { query, variables: Object.fromEntries(declared.map(name => [name, variables[name]])) },
    completeAnswer: answer => {
      if (!isRecord(answer) || !isRecord(answer["data"])) return answer
      const data = Object.entries(answer["data"]).map(([key, repository]) => [
        key,
        isRecord(repository)
          ? { ...repository, ...Object.fromEntries((permissions.get(key) ?? []).map(name => [name, "WRITE"])) }
          : repository,
      ])
      return { ...answer, data: Object.fromEntries(data) }
    },
  }
}

const messageShape = { message: { headline: readText, body: readText } }

const rewriteCommit = ({ github, editor }: Context, commit: Commit, given: unknown) => {
  const { message } = read(messageShape, given)
  const { owner, repo } = github.backend
  return {
    branch: { repositoryNameWithOwner: `${owner}/${repo}`, branchName: commit.branch },
    expectedHeadOid: commit.expected,
    message: createMessage(message.headline, message.body, editor),
    fileChanges: { additions: commit.additions, deletions: commit.deletions.map(path => ({ path })) },
  }
}

const repositoryQuery = "query($owner: String!, $repo: String!) { repository(owner: $owner, name: $repo) { id } }"

const rewriteBranch = async (context: Context, name: string, given: unknown) => {
  const { oid } = read({ oid: readText }, given)
  await checkCommit(context, oid)
  const { repository } = await context.github.query(repositoryQuery, { repository: { id: readText } })
  return { repositoryId: repository.id, name: `refs/heads/${name}`, oid }
}

const pullQuery = "query($id: ID!) { node(id: $id) { ... on PullRequest { number } } }"

const rewriteNote = async (context: Context, given: unknown) => {
  const { pullRequestId: id } = read({ pullRequestId: readText }, given)
  const { node } = await context.github.query(pullQuery, { node: { number: Number } }, { id })
  // The number belongs to this repository only if it leads back to the same pull request.
  const draft = await readDraft(context, node.number || 0)
  if (draft.id !== id) refuse("This pull request is not a draft of the editor.")
  return { pullRequestId: id }
}

const admitMutation = async (
  { operation, roots }: ReturnType<typeof readOperation>,
  call: Call,
  context: Context
): Promise<Admitted> => {
  const { owner, repo } = context.github.backend
  const change = readChange(call, `${owner}/${repo}`)
  const refusal = change && findRefusal(change, context.github.backend)
  if (refusal || !change) return refuse(refusal ?? words.unknownCall("GraphQL"))
  if (roots.some(({ alias }) => alias)) refuse(words.unknownCall("alias"))
  const { input } = read({ variables: { input: (value: unknown) => value } }, call.body).variables
  const rewrite = async (): Promise<unknown> => {
    if (change.kind === "commit") return rewriteCommit(context, change, input)
    return change.kind === "branch" ? rewriteBranch(context, change.name, input) : rewriteNote(context, input)
  }
  return { method: "POST", body: { query: print(operation), variables: { input: await rewrite() } } }
}

/** Resolves to the request that is sent to GitHub for a call. Throws a refusal if nothing is sent. */
export const admit = async (call: Call, context: Context): Promise<Admitted> => {
  if (!isGraphql(call)) return admitRest(call, context)
  if (call.method !== "POST") return refuse(words.unknownCall(call.method))
  const { query, variables } = read(graphqlShape, call.body)
  const found = readOperation(tryParse(query))
  if (found.operation.operation === OperationTypeNode.QUERY) return admitQuery(found, variables, context.github.backend)
  return admitMutation(found, call, context)
}
