import { readList, readNumber, readText } from "../../gatsby-plugin-content-model/json"
import type { Github } from "../door/github"
import { draftFields, draftShape, isDraft } from "../door/drafts"

// An alias, so that createNewestFiles.ts does not take it for the editor’s own list of drafts.
const query = `query($owner: String!, $repo: String!, $ref: String!, $folder: String!, $since: GitTimestamp!) {
  repository(owner: $owner, name: $repo) {
    viewerPermission
    ref(qualifiedName: $ref) { target { oid ... on Commit { history(path: $folder, since: $since) { totalCount } } } }
    drafts: pullRequests(states: OPEN, first: 50, orderBy: { field: UPDATED_AT, direction: DESC }) {
      nodes {
        ${draftFields}
      }
    }
  }
}`

const answer = {
  repository: {
    viewerPermission: readText,
    ref: { target: { oid: readText, history: { totalCount: readNumber } } },
    drafts: { nodes: readList(draftShape) },
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
    drafts: repository.drafts.nodes.filter(found => isDraft(github.backend, found)),
  }
}
