import { readList, readText } from "../read"
import type { Github } from "../door/github"
import { draftPrefix } from "../door/checkChange"

/** A draft: an open pull request of the editor. */
export interface Draft {
  /** Its newest commit. */
  head: string
  /** When it was changed last. */
  date: string
  author: string
}

/** What is known of the repository at a moment. */
export interface Repository {
  /** The newest commit of the branch that is published. */
  head: string
  /** Whether whoever is signed in may write. */
  canWrite: boolean
  drafts: Draft[]
}

// Under another name than that by which the editor’s own list of drafts is known (door/newestFiles.ts).
const query = `query($owner: String!, $repo: String!, $ref: String!) {
  repository(owner: $owner, name: $repo) {
    viewerPermission
    ref(qualifiedName: $ref) { target { oid } }
    drafts: pullRequests(states: OPEN, first: 50, orderBy: { field: UPDATED_AT, direction: DESC }) {
      nodes { headRefName headRefOid updatedAt author { login ... on User { name } } }
    }
  }
}`

const draft = {
  headRefName: readText,
  headRefOid: readText,
  updatedAt: readText,
  author: { login: readText, name: readText },
}
const answer = {
  repository: { viewerPermission: readText, ref: { target: { oid: readText } }, drafts: { nodes: readList(draft) } },
}

/** GitHub’s words for those who may write (https://docs.github.com/en/graphql/reference/enums#repositorypermission). */
const writers: ReadonlySet<string> = new Set(["ADMIN", "MAINTAIN", "WRITE"])

/** Asks GitHub what is newest, what is a draft, and what whoever is signed in may do. */
export const readRepository = async (github: Github): Promise<Repository> => {
  const { repository } = await github.query(query, answer, { ref: `refs/heads/${github.backend.branch}` })
  return {
    head: repository.ref.target.oid,
    canWrite: writers.has(repository.viewerPermission),
    drafts: repository.drafts.nodes
      .filter(({ headRefName }) => headRefName.startsWith(draftPrefix))
      .map(({ headRefOid: head, updatedAt: date, author }) => ({ head, date, author: author.name || author.login })),
  }
}

/** The commit at which a draft has left what is published. */
export const readBase = async (github: Github, { head }: Draft): Promise<string> => {
  const shape = { merge_base_commit: { sha: readText } }
  return (await github.rest("GET", `compare/${github.backend.branch}...${head}`, shape)).merge_base_commit.sha
}
