import { readList, readOptional, readText, readUnknown, getValue, read } from "../../gatsby-plugin-content-model/json"
import type { Call, Change, Commit, Merge } from "./change"
import { readDrafts } from "./drafts"
import type { Github } from "./github"
import { decode } from "./readContent"

/** Returns the id that git gives to a file (https://git-scm.com/book/en/v2/Git-Internals-Git-Objects). */
const getBlobId = async (contents: string): Promise<string> => {
  const bytes = decode(contents)
  const digest = await crypto.subtle.digest("SHA-1", await new Blob([`blob ${bytes.length}\0`, bytes]).arrayBuffer())
  return [...new Uint8Array(digest)].map(byte => byte.toString(16).padStart(2, "0")).join("")
}

/** Number of commits in which a change is looked for: others may have published in the meantime. */
const searchedCommits = 10

/** Finds the commit that made the files of its branch what `commit` makes them. */
const findCommit = async (call: Call, commit: Commit, github: Github): Promise<unknown> => {
  const { query } = read({ query: readText }, call.body)
  // What the editor has asked about the commit.
  const [, fields = "oid"] = /commit \{(.*)\} \} \}$/.exec(query.replaceAll(/\s+/g, " ").trim()) ?? []
  const added = commit.additions.map(async ({ path, contents }) => [path, await getBlobId(contents)] as const)
  const files = new Map([...commit.deletions.map(path => [path, ""] as const), ...(await Promise.all(added))])
  const paths = [...files.keys()]
  const found = paths.map((path, index) => `found_${index}: file(path: ${JSON.stringify(path)}) { oid }`)
  const { repository } = await github.query(
    `query($owner: String!, $repo: String!, $branch: String!) {
      repository(owner: $owner, name: $repo) {
        ref(qualifiedName: $branch) {
          target { ... on Commit { history(first: ${searchedCommits}) { nodes { ${fields} ${found.join(" ")} } } } }
        }
      }
    }`,
    { repository: { ref: { target: { history: { nodes: readList(readUnknown) } } } } },
    { branch: `refs/heads/${commit.branch}` }
  )
  const { nodes } = repository.ref.target.history
  const isMade = (node: unknown): boolean =>
    paths.every((path, index) => readText(getValue(node, `found_${index}`, "oid")) === files.get(path))
  const before = nodes.findIndex(node => !isMade(node))
  const made = nodes.slice(0, before < 0 ? nodes.length : before).at(-1)
  return made && { data: { createCommitOnBranch: { commit: made } } }
}

const findMerge = async ({ pull }: Merge, github: Github): Promise<unknown> => {
  const { repository } = await github.query(
    `query($owner: String!, $repo: String!, $pull: Int!) {
      repository(owner: $owner, name: $repo) { pullRequest(number: $pull) { state mergeCommit { oid } } }
    }`,
    { repository: { pullRequest: { state: readText, mergeCommit: { oid: readOptional } } } },
    { pull }
  )
  const { state, mergeCommit } = repository.pullRequest
  return state === "MERGED" ? { merged: true, sha: mergeCommit.oid, message: "" } : undefined
}

/** Finds the pull request of a draft, and describes it as the REST API does. */
const findPullRequest = async ({ body }: Call, github: Github): Promise<unknown> => {
  const [found] = await readDrafts(github, read({ head: readText }, body).head)
  if (!found) return undefined
  const { id, number, title, url, headRefName: ref, headRefOid: sha, createdAt, updatedAt } = found
  const dates = { created_at: createdAt, updated_at: updatedAt }
  return { number, title, node_id: id, html_url: url, head: { ref, sha }, ...dates }
}

/** Returns whether a call opens the pull request of a draft. */
const opensDraft = ({ url, method }: Call): boolean => method === "POST" && url.endsWith("/pulls")

/** Returns whether a call can be sent twice: it only reads, or the second one changes nothing more. */
export const isRepeatable = (call: Call, change: Change | undefined): boolean =>
  !change || change.kind === "branch" || (change.kind === "note" && !opensDraft(call))

/**
 * Looks on GitHub whether a change was made although its answer was lost. Resolves to the answer that GitHub would have
 * given, or to `undefined` if the change was not made.
 */
export const findOutcome = async (call: Call, change: Change, github: Github): Promise<unknown> => {
  if (change.kind === "commit") return findCommit(call, change, github)
  if (change.kind === "merge") return findMerge(change, github)
  return opensDraft(call) ? findPullRequest(call, github) : undefined
}
