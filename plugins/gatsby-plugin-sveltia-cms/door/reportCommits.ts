import { read, readList, readText } from "../../gatsby-plugin-content-model/json"
import { skipBuild } from "../invitations/editors"
import type { Step } from "./door"
import type { Github } from "./github"

const asked = { variables: { branch: readText } }

const answered = {
  sha: readText,
  data: {
    createCommitOnBranch: { commit: { oid: readText } },
    repository: { ref: { target: { history: { nodes: readList({ oid: readText, message: readText }) } } } },
  },
}

/**
 * Calls `onCommit` with the newest published commit whenever GitHub names one, and with whether hosts build it: they
 * leave out those that change only the list of people who edit. It recognises the calls by their text (bundle/adaptations.ts).
 */
export const reportCommits = (onCommit: (commit: string, github: Github, isBuilt: boolean) => void): Step => ({
  afterAnswer: ({ call, change, body, github }) => {
    const { branch } = github.backend
    const { sha, data } = read(answered, body)
    // Forms that are published at once commit directly to the published branch.
    const isPublished = change?.kind === "commit" && change.branch === branch
    const isAsked = read(asked, call.body).variables.branch === branch
    const [found] = isAsked ? data.repository.ref.target.history.nodes : []
    const newest = [
      change?.kind === "merge" && sha,
      isPublished && data.createCommitOnBranch.commit.oid,
      found?.oid,
    ].find(Boolean)
    if (newest) onCommit(newest, github, !found?.message.includes(skipBuild))
    return undefined
  },
})
