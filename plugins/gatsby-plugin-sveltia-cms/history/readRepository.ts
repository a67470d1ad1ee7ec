import { type Read, readList, readNumber, readText } from "../../gatsby-plugin-content-model"
import type { Github } from "../door/github"
import { draftPrefix } from "../door/findRefusal"

// An alias, so that createNewestFiles.ts does not take it for the editor’s own list of drafts.
const query = `query($owner: String!, $repo: String!, $ref: String!, $folder: String!, $since: GitTimestamp!) {
  repository(owner: $owner, name: $repo) {
    viewerPermission
    ref(qualifiedName: $ref) { target { oid ... on Commit { history(path: $folder, since: $since) { totalCount } } } }
    drafts: pullRequests(states: OPEN, first: 50, orderBy: { field: UPDATED_AT, direction: DESC }) {
      nodes {
        headRefName headRefOid updatedAt author { login ... on User { name } }
        commits(last: 1) { nodes { commit { message } } }
      }
    }
  }
}`

const draft = {
  headRefName: readText,
  headRefOid: readText,
  updatedAt: readText,
  author: { login: readText, name: readText },
  commits: { nodes: readList({ commit: { message: readText } }) },
}

/** A draft: an open pull request of the editor, with its newest commit. */
export type Draft = Read<typeof draft>

const answer = {
  repository: {
    viewerPermission: readText,
    ref: { target: { oid: readText, history: { totalCount: readNumber } } },
    drafts: { nodes: readList(draft) },
  },
}

/** Permissions of users who may write (https://docs.github.com/en/graphql/reference/enums#repositorypermission). */
const writers: ReadonlySet<string> = new Set(["ADMIN", "MAINTAIN", "WRITE"])

/** Returns the beginning of the month, as hosts count it. */
const findMonthStart = (now: Date): string => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth())).toISOString()

/** Reads the newest published commit, the number of this month's, the drafts, and whether the user may write. */
export const readRepository = async (github: Github) => {
  const { branch, folder } = github.backend
  const variables = { ref: `refs/heads/${branch}`, folder, since: findMonthStart(new Date()) }
  const { repository } = await github.query(query, answer, variables)
  return {
    head: repository.ref.target.oid,
    publications: repository.ref.target.history.totalCount,
    canWrite: writers.has(repository.viewerPermission),
    drafts: repository.drafts.nodes.filter(({ headRefName }) => headRefName.startsWith(draftPrefix)),
  }
}

/** Reads the commit from which a draft was branched. */
export const readBase = async (github: Github, head: string): Promise<string> => {
  const shape = { merge_base_commit: { sha: readText } }
  return (await github.rest("GET", `compare/${github.backend.branch}...${head}`, shape)).merge_base_commit.sha
}
