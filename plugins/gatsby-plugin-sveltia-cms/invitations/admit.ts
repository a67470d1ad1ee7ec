/**
 * The door on the server: it decides which requests of an invited person are sent to GitHub. It never forwards the
 * person’s own text of a request: it writes each request anew from the checked values, with messages of its own.
 */
import { type DocumentNode, Kind, OperationTypeNode, print } from "graphql"
import { isRecord, read, readFlag, readList, readOptional, readText } from "../../gatsby-plugin-content-model/json"
import {
  type Call,
  type Commit,
  isGraphql,
  isPlainPath,
  parseQuery,
  readChange,
  readRepositoryPath,
} from "../door/change"
import { type Judge, checkCommit } from "../door/checkContent"
import { draftPrefix } from "../door/drafts"
import { findPathsRefusal, findRefusal } from "../door/findRefusal"
import type { Github } from "../door/github"
import { keepPictures } from "../door/keepPictures"
import { decodeText } from "../door/readContent"
import { words } from "../door/words"
import { findOwnMessage } from "../history/ownMessages"
import { type Admitted, refuse } from "./admitted"
import { admitQuery, checkFields } from "./admitQuery"
import { type Editor, createTrailer } from "./editors"
import {
  checkMove,
  checkNewCommit,
  checkPublishing,
  checkStart,
  checkTexts,
  nameForms,
  oidPattern,
  readDraft,
} from "./judge"

interface Context {
  editor: Editor
  github: Github
  judge: Judge
}

const sha = { sha: readText }

/** The REST requests that only read: path below the repository, and what of the answer reaches the browser. */
const reads: readonly (readonly [RegExp, ((answer: unknown, folder: string) => unknown) | undefined])[] = [
  [
    /^git\/trees\/.+$/,
    (answer, folder) => {
      const { tree, truncated } = read({ truncated: readFlag, tree: readList((entry: unknown) => entry) }, answer)
      const isContent = (entry: unknown): boolean => read({ path: readText }, entry).path.startsWith(`${folder}/`)
      return { truncated, tree: tree.filter(isContent) }
    },
  ],
  [/^git\/blobs\/[\da-f]{40}$/, undefined],
  [/^git\/commits\/[\da-f]{40}$/, answer => read({ ...sha, tree: sha }, answer)],
  [/^compare\/[^:]+$/, answer => read({ merge_base_commit: sha, commits: readList(sha) }, answer)],
  [/^pulls\/\d+$/, answer => read({ state: readText }, answer)],
  [
    /^pulls\/\d+\/files$/,
    answer => read(readList({ filename: readText, status: readText, previous_filename: readOptional }), answer),
  ],
  [/^issues\/\d+$/, answer => read({ labels: readList({ name: readText }) }, answer)],
]

/** Parameters of these reads. */
const parameters: ReadonlySet<string> = new Set(["recursive", "per_page", "page"])

const encodePath = (path: string): string => path.split("/").map(encodeURIComponent).join("/")

/** Longest headline of a commit, in characters. */
const maxHeadline = 200

/** Returns the message of a commit: the names of its forms, and who has made it. `given` only says what kind it is. */
const createMessage = ({ editor, github, judge }: Context, paths: readonly string[], given = "") => ({
  headline: `${findOwnMessage(given)}${nameForms(judge, github, paths).join(", ") || "Content"}`.slice(0, maxHeadline),
  body: createTrailer(editor),
})

const mergeShape = { sha: readText }
const refShape = { sha: readText }
const pullShape = { head: readText, base: readText, draft: readFlag }
const labelShape = { labels: readList(readText) }
const treeShape = { base_tree: readText, tree: readList({ path: readText, content: readOptional, sha: readOptional }) }
const commitShape = { tree: readText, parents: readList(readText) }

/** Writes a request anew. `part` is what the pattern has captured. */
type Rewrite = (context: Context, body: unknown, part: string) => Promise<unknown>

const ownLabel = /^(?:sveltia|decap|netlify)-cms\/(?:draft|pending_review|pending_publish)$/

const rewriteLabels: Rewrite = async ({ github }, body, part) => {
  const draft = await readDraft(github, Number(part))
  const known = new Set(draft.labels.nodes.map(({ name }) => name))
  return { labels: read(labelShape, body).labels.filter(label => ownLabel.test(label) || known.has(label)) }
}

/** The REST requests that change something, by method and path: those that the door knows (door/change.ts). */
const rewrites: readonly (readonly [RegExp, Rewrite])[] = [
  [
    /^PUT pulls\/(\d+)\/merge$/,
    async (context, body, part) => {
      const draft = await readDraft(context.github, Number(part))
      const expected = read(mergeShape, body).sha
      if (expected && expected !== draft.headRefOid) refuse(words.foreignCommit)
      await checkPublishing(context.judge, context.github, draft)
      const paths = draft.files.nodes.map(({ path }) => path)
      const { headline, body: text } = createMessage(context, paths)
      // GitHub merges only the commit that was checked.
      return { sha: draft.headRefOid, merge_method: "squash", commit_title: headline, commit_message: text }
    },
  ],
  [
    /^PATCH git\/refs\/heads\/(.+)$/,
    async ({ github }, body, branch) => {
      const { sha: commit } = read(refShape, body)
      return { sha: commit, force: await checkMove(github, branch, commit) }
    },
  ],
  [/^DELETE git\/refs\/heads\/.+$/, async () => undefined],
  [
    /^POST pulls$/,
    async (context, body) => {
      const { head, base, draft } = read(pullShape, body)
      if (!head.startsWith(draftPrefix) || !isPlainPath(head) || head.includes(":")) refuse(words.foreignBranch(head))
      if (base !== context.github.backend.branch) refuse(words.foreignBranch(base))
      const { folder } = context.github.backend
      const { headline, body: text } = createMessage(context, [`${folder}/${head.split("/").at(-1)}.json`])
      return { title: headline, head, base, draft, body: text }
    },
  ],
  [
    /^PATCH pulls\/(\d+)$/,
    async ({ github }, body, part) => {
      await readDraft(github, Number(part))
      return { state: read({ state: readText }, body).state === "closed" ? "closed" : "open" }
    },
  ],
  [/^PATCH issues\/(\d+)$/, rewriteLabels],
  [/^POST issues\/(\d+)\/labels$/, rewriteLabels],
  // The door makes these two to merge a draft by field. They move no branch.
  [
    /^POST git\/trees$/,
    async ({ github, judge }, body) => {
      const { base_tree: base, tree } = read(treeShape, body)
      const isPlain = tree.every(({ path }) => isPlainPath(path))
      const refusal = findPathsRefusal(
        github.backend,
        tree.map(({ path }) => path),
        []
      )
      if (refusal || !isPlain) refuse(refusal ?? words.unknownCall("git/trees"))
      checkTexts(
        judge,
        github,
        tree.flatMap(({ path, content }) => (content === undefined ? [] : [{ path, text: content }]))
      )
      const nodes = tree.map(({ path, content, sha: blob }) => ({
        path,
        mode: "100644",
        type: "blob",
        ...(content === undefined ? { sha: blob ?? null } : { content }),
      }))
      return { base_tree: base, tree: nodes }
    },
  ],
  [
    /^POST git\/commits$/,
    async ({ github, editor }, body) => {
      const { tree, parents } = read(commitShape, body)
      await checkNewCommit(github, tree, parents)
      return { message: `Merge what was published meanwhile\n\n${createTrailer(editor)}`, tree, parents }
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
    const [pattern, complete] = reads.find(([found]) => found.test(path)) ?? []
    if (!pattern) return refuse(unknown)
    const given = new URL(call.url).searchParams
    const search = new URLSearchParams([...given].filter(([name]) => parameters.has(name)))
    const completeAnswer = complete && ((answer: unknown) => complete(answer, backend.folder))
    return { method, path: `${encodePath(path)}${search.size ? `?${search}` : ""}`, completeAnswer }
  }
  for (const [pattern, rewrite] of rewrites) {
    const match = pattern.exec(`${method} ${path}`)
    if (!match) continue
    const change = readChange(call, repository)
    const refusal = change && change.kind !== "unknown" ? findRefusal(change, backend) : undefined
    if (refusal) refuse(refusal)
    const body = await rewrite(context, call.body, match[1] ?? "")
    // GitHub lists what is in a new tree: with another folder as its base, that would be files beside the content.
    const completeAnswer = /^git\/(trees|commits)$/.test(path) ? (answer: unknown) => read(sha, answer) : undefined
    return { method, path: encodePath(path), body, completeAnswer }
  }
  return refuse(unknown)
}

/** Shape of the body of a GraphQL request. */
const graphqlShape = { query: readText, variables: (value: unknown) => (isRecord(value) ? value : {}) }

/** Returns the only operation of a query, and its fields. Refuses other definitions, such as fragments. */
const readOperation = (document: DocumentNode | undefined) => {
  const [operation] = document?.definitions ?? []
  if (document?.definitions.length !== 1 || operation?.kind !== Kind.OPERATION_DEFINITION)
    return refuse(words.unknownCall("GraphQL"))
  const roots = operation.selectionSet.selections.map(selection =>
    selection.kind === Kind.FIELD ? selection : refuse(words.unknownCall(selection.kind))
  )
  return { operation, roots }
}

const messageShape = { message: { headline: readText } }

/** Base64, which some readers would also take with other letters in it. */
const isBase64 = (text: string): boolean => text.length % 4 === 0 && /^[A-Za-z\d+/]*={0,2}$/.test(text)

const rewriteCommit = async (context: Context, commit: Commit, given: unknown) => {
  const { github, judge } = context
  const { owner, repo, branch } = github.backend
  if (!commit.additions.every(({ contents }) => isBase64(contents))) refuse(words.unknownCall("base64"))
  if (!oidPattern.test(commit.expected)) refuse(words.foreignCommit)
  await keepPictures(judge.readContent, judge.forms).beforeWrite?.(commit, github)
  if (commit.branch === branch) await checkCommit(judge, github, commit)
  else
    checkTexts(
      judge,
      github,
      commit.additions.flatMap(({ path, contents }) =>
        path.endsWith(".json") ? [{ path, text: decodeText(contents) }] : []
      )
    )
  const paths = [...commit.additions.map(({ path }) => path), ...commit.deletions]
  return {
    branch: { repositoryNameWithOwner: `${owner}/${repo}`, branchName: commit.branch },
    expectedHeadOid: commit.expected,
    message: createMessage(context, paths, read(messageShape, given).message.headline),
    fileChanges: { additions: commit.additions, deletions: commit.deletions.map(path => ({ path })) },
  }
}

const repositoryQuery = "query($owner: String!, $repo: String!) { repository(owner: $owner, name: $repo) { id } }"

const rewriteBranch = async ({ github }: Context, name: string, given: unknown) => {
  const { oid } = read({ oid: readText }, given)
  await checkStart(github, oid)
  const { repository } = await github.query(repositoryQuery, { repository: { id: readText } })
  return { repositoryId: repository.id, name: `refs/heads/${name}`, oid }
}

const pullQuery = "query($id: ID!) { node(id: $id) { ... on PullRequest { number } } }"

const rewriteNote = async ({ github }: Context, given: unknown) => {
  const { pullRequestId: id } = read({ pullRequestId: readText }, given)
  const { node } = await github.query(pullQuery, { node: { number: Number } }, { id })
  // The number belongs to this repository only if it leads back to the same pull request.
  const draft = await readDraft(github, node.number || 0)
  if (draft.id !== id) refuse(words.notADraft)
  return { pullRequestId: id }
}

const admitMutation = async (
  { operation, roots }: ReturnType<typeof readOperation>,
  call: Call,
  context: Context
): Promise<Admitted> => {
  const { backend } = context.github
  const change = readChange(call, `${backend.owner}/${backend.repo}`)
  const refusal = change && findRefusal(change, backend)
  if (refusal || !change) return refuse(refusal ?? words.unknownCall("GraphQL"))
  for (const { alias, selectionSet } of roots) {
    if (alias) refuse(words.unknownCall("alias"))
    checkFields(selectionSet, { variables: {}, folder: backend.folder })
  }
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
  const document = parseQuery(query)
  const { operation, roots } = readOperation(document)
  if (operation.operation === OperationTypeNode.QUERY)
    return admitQuery(operation, roots, variables, context.github.backend)
  return admitMutation({ operation, roots }, { ...call, document }, context)
}
