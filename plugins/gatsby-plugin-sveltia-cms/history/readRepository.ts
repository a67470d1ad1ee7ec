import { getItems, getText } from "../../gatsby-plugin-content-model"
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

/** GitHub’s words for those who may write (https://docs.github.com/en/graphql/reference/enums#repositorypermission). */
const writers: ReadonlySet<string> = new Set(["ADMIN", "MAINTAIN", "WRITE"])

/** Asks GitHub what is newest, what is a draft, and what whoever is signed in may do. */
export const readRepository = async (github: Github): Promise<Repository> => {
  const { repository } = Object(await github.query(query, { ref: `refs/heads/${github.backend.branch}` }))
  return {
    head: getText(repository, "ref", "target", "oid"),
    canWrite: writers.has(getText(repository, "viewerPermission")),
    drafts: getItems(repository, "drafts", "nodes")
      .filter(node => getText(node, "headRefName").startsWith(draftPrefix))
      .map(node => ({
        head: getText(node, "headRefOid"),
        date: getText(node, "updatedAt"),
        author: getText(node, "author", "name") || getText(node, "author", "login"),
      })),
  }
}

/** The commit at which a draft has left what is published. */
export const readBase = async (github: Github, { head }: Draft): Promise<string> => {
  const comparison = await github.rest("GET", `compare/${github.backend.branch}...${head}`)
  return getText(comparison, "merge_base_commit", "sha")
}
