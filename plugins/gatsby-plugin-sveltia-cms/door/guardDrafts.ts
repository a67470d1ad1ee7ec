import { read, readNumber, readText } from "../../gatsby-plugin-content-model/json"
import { type Step, createAnswer } from "./door"
import { readDrafts } from "./drafts"

const draftExistsMessage =
  "There is a draft of this page already: it was started in another tab or by somebody else. Nothing was saved, and what you typed is kept on this device. Reload the editor and open the page again: it then shows that draft, and “Restore” adds what you changed. If it does not, close the draft’s pull request on GitHub."

const asked = { query: readText, variables: { branch: readText } }

const answered = { data: { repository: { pullRequests: { totalCount: readNumber } } } }

/**
 * Keeps Sveltia CMS 0.221.1 from overwriting somebody else's draft. When it saves a draft that it does not know, from
 * another tab or person, it commits on top of it and so replaces its content. This step tells it that there is a draft.
 * It recognises the call by its text; if Sveltia CMS no longer contains that text, the build ends (bundle/adaptations.ts).
 */
export const guardDrafts: Step = {
  afterAnswer: async ({ call, body, github }) => {
    const { totalCount } = read(answered, body).data.repository.pullRequests
    const { query, variables } = read(asked, call.body)
    if (!query.includes("pullRequests(headRefName:") || totalCount === 0) return undefined
    // A fork’s pull request can have the same branch name: without a draft here, the answer is that there is none.
    if ((await readDrafts(github, variables.branch)).length > 0)
      return createAnswer({ errors: [{ message: draftExistsMessage }] })
    return createAnswer({ data: { repository: { pullRequests: { totalCount: 0 } } } })
  },
}
