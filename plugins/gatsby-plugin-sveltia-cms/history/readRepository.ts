import { type Read, readList, readText } from "../../gatsby-plugin-content-model"
import type { Github } from "../door/github"
import { draftPrefix } from "../door/checkChange"

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

/** A draft: an open pull request of the editor, by its newest commit. */
export type Draft = Read<typeof draft>

const answer = {
  repository: { viewerPermission: readText, ref: { target: { oid: readText } }, drafts: { nodes: readList(draft) } },
}

/** GitHub’s words for those who may write (https://docs.github.com/en/graphql/reference/enums#repositorypermission). */
const writers: ReadonlySet<string> = new Set(["ADMIN", "MAINTAIN", "WRITE"])

/** Asks GitHub for the newest commit that is published, for the drafts, and whether whoever is signed in may write. */
export const readRepository = async (github: Github) => {
  const { repository } = await github.query(query, answer, { ref: `refs/heads/${github.backend.branch}` })
  return {
    head: repository.ref.target.oid,
    canWrite: writers.has(repository.viewerPermission),
    drafts: repository.drafts.nodes.filter(({ headRefName }) => headRefName.startsWith(draftPrefix)),
  }
}

/** The commit at which a draft has left what is published. */
export const readBase = async (github: Github, head: string): Promise<string> => {
  const shape = { merge_base_commit: { sha: readText } }
  return (await github.rest("GET", `compare/${github.backend.branch}...${head}`, shape)).merge_base_commit.sha
}
