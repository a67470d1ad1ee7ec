import { read, readList, readNumber, readText } from "../../gatsby-plugin-content-model"
import { type Step, createAnswer } from "./door"
import type { Github } from "./github"

const draftExistsMessage =
  "There is a draft of this page already: it was started in another tab or by somebody else. Nothing was saved, and what you typed is kept on this device. Reload the editor and open the page again: it then shows that draft, and “Restore” adds what you changed. If it does not, close the draft’s pull request on GitHub."

const asked = { query: readText, variables: { branch: readText } }

const answered = {
  sha: readText,
  data: {
    createCommitOnBranch: { commit: { oid: readText } },
    repository: {
      ref: { target: { history: { nodes: readList({ oid: readText }) } } },
      pullRequests: { totalCount: readNumber },
    },
  },
}

/**
 * Keeps Sveltia CMS 0.221.1 from writing over somebody else's draft when it saves one to GitHub: it adds to a draft that it
 * knows nothing of, from another tab or person, and so replaces what is in it. Here it is told that there is one.
 *
 * It knows these calls by words of theirs. Where Sveltia CMS no longer has them the build ends (adaptCms.ts).
 * `onCommit` is told of the newest commit of what is published.
 */
export const guardDrafts = (onCommit: (commit: string, github: Github) => void): Step => ({
  afterAnswer: ({ call, change, body, github }) => {
    if (body === undefined) return undefined
    const { branch } = github.backend
    const { query, variables } = read(asked, call.body)
    const { sha, data } = read(answered, body)
    const { ref, pullRequests } = data.repository
    // What is published at once is a commit beside the drafts.
    const isPublished = change?.kind === "commit" && change.branch === branch
    const newest = [
      change?.kind === "merge" && sha,
      isPublished && data.createCommitOnBranch.commit.oid,
      variables.branch === branch && ref.target.history.nodes[0]?.oid,
    ].find(Boolean)
    if (newest) onCommit(newest, github)
    if (query.includes("pullRequests(headRefName:") && pullRequests.totalCount > 0)
      return createAnswer({ errors: [{ message: draftExistsMessage }] })
    return undefined
  },
})
