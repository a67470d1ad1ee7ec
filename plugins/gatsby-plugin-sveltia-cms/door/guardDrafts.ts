import { getText, getValue } from "../../gatsby-plugin-content-model"
import { type Step, createAnswer } from "./door"
import type { Github } from "./github"

const draftExistsMessage =
  "There is a draft of this page already: it was started in another tab or by somebody else. Nothing was saved, and what you typed is kept on this device. Reload the editor and open the page again: it then shows that draft, and “Restore” adds what you changed. If it does not, close the draft’s pull request on GitHub."

/**
 * Keeps Sveltia CMS 0.221.1 from writing over somebody else's draft when it saves one to GitHub: it adds to a draft that it
 * knows nothing of, from another tab or person, and so replaces what is in it. Here it is told that there is one.
 *
 * It knows these calls by words of theirs. Where Sveltia CMS no longer has them the build ends (adaptCms.ts).
 * `onCommit` is told of the newest commit of what is published.
 */
export const guardDrafts = (onCommit: (commit: string, github: Github) => void): Step => {
  const load = (commit: unknown, github: Github): void => {
    if (typeof commit === "string") onCommit(commit, github)
  }

  return {
    afterAnswer: ({ call, change, body, github }) => {
      if (body === undefined) return undefined
      if (change?.kind === "merge") load(getValue(body, "sha"), github)
      // What is published at once is a commit beside the drafts.
      if (change?.kind === "commit" && change.branch === github.backend.branch)
        load(getValue(body, "data", "createCommitOnBranch", "commit", "oid"), github)

      if (getValue(call.body, "variables", "branch") === github.backend.branch)
        load(getValue(body, "data", "repository", "ref", "target", "history", "nodes", "0", "oid"), github)
      const isLeftover = getText(call.body, "query").includes("pullRequests(headRefName:")
      if (isLeftover && Number(getValue(body, "data", "repository", "pullRequests", "totalCount")) > 0)
        return createAnswer({ errors: [{ message: draftExistsMessage }] })
      return undefined
    },
  }
}
