import { read, readList, readNumber, readText } from "../../gatsby-plugin-content-model"
import { skipBuild } from "../invitations/editors"
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
      ref: { target: { history: { nodes: readList({ oid: readText, message: readText }) } } },
      pullRequests: { totalCount: readNumber },
    },
  },
}

/**
 * Keeps Sveltia CMS 0.221.1 from overwriting somebody else's draft. When it saves a draft that it does not know, from
 * another tab or person, it commits on top of it and so replaces its content. This step tells it that there is a draft.
 * It recognises the calls by their text; if Sveltia CMS no longer contains that text, the build ends (adaptCms.ts).
 * `onCommit` is called with the newest published commit, and with whether hosts build it: they leave out those that change
 * only the list of people who edit.
 */
export const guardDrafts = (onCommit: (commit: string, github: Github, isBuilt: boolean) => void): Step => ({
  afterAnswer: ({ call, change, body, github }) => {
    if (body === undefined) return undefined
    const { branch } = github.backend
    const { query, variables } = read(asked, call.body)
    const { sha, data } = read(answered, body)
    const { ref, pullRequests } = data.repository
    // Forms that are published at once commit directly to the published branch.
    const isPublished = change?.kind === "commit" && change.branch === branch
    const [found] = variables.branch === branch ? ref.target.history.nodes : []
    const newest = [
      change?.kind === "merge" && sha,
      isPublished && data.createCommitOnBranch.commit.oid,
      found?.oid,
    ].find(Boolean)
    if (newest) onCommit(newest, github, !found?.message.includes(skipBuild))
    if (query.includes("pullRequests(headRefName:") && pullRequests.totalCount > 0)
      return createAnswer({ errors: [{ message: draftExistsMessage }] })
    return undefined
  },
})
