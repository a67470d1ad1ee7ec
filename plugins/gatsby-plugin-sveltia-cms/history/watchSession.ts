import { isRecord, readText } from "../../gatsby-plugin-content-model/json"
import type { Step } from "../door/door"
import { type Github, createGithub } from "../door/github"
import type { Call } from "../door/change"

/** The signed-in user’s access to GitHub. */
export interface Session {
  github: Github
  /**
   * Commits to the published branch through the door, so the commit is checked like any other. Resolves to its id.
   * Throws with the reason if it is refused.
   */
  commit: (input: { expected: string; message: string; fileChanges: object }) => Promise<string>
}

interface Options {
  /** A `fetch` that goes through the door. */
  fetch: typeof window.fetch
  /** Called once, when the user is first signed in. */
  onSignIn: (session: Session) => void
  /** Called before each commit. */
  onCommit: () => void
}

const mutation =
  "mutation($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { oid } } }"

const createSession = ({ fetch, onCommit }: Options, call: Call, github: Github): Session => ({
  github,
  commit: async ({ expected, message, fileChanges }) => {
    onCommit()
    const { owner, repo, branch } = github.backend
    const input = {
      branch: { repositoryNameWithOwner: `${owner}/${repo}`, branchName: branch },
      expectedHeadOid: expected,
      message: { headline: message },
      fileChanges,
    }
    const shape = { createCommitOnBranch: { commit: { oid: readText } } }
    const answer = await createGithub(fetch, call, github.backend).query(mutation, shape, { input })
    return answer.createCommitOnBranch.commit.oid
  },
})

/** Detects the signed-in user from the editor's requests to GitHub. */
export const watchSession = (options: Options): { step: Step; getSession: () => Session | undefined } => {
  let session: Session | undefined
  return {
    getSession: () => session,
    step: {
      afterAnswer: ({ call, github, response, body }) => {
        if (!response.ok || !isRecord(body)) return undefined
        const isFirst = session === undefined
        session = createSession(options, call, github)
        if (isFirst) options.onSignIn(session)
        return undefined
      },
    },
  }
}
