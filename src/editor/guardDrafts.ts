import { getValue, isRecord } from "../content/vocabulary"
import { parseJson } from "./parseJson"

const draftExistsMessage =
  "There is a draft of this page already: it was started in another tab or by somebody else. Nothing was saved, and your text is still here. Copy what you changed, reload the editor and open the page again: it then shows that draft. If it does not, close the draft’s pull request on GitHub."

const createJsonResponse = (body: unknown): Response =>
  new Response(JSON.stringify(body), { headers: { "content-type": "application/json" } })

/**
 * Keeps Sveltia CMS 0.221.1 from writing over somebody else's work when it saves a draft to GitHub. It writes whole
 * files, and does two things too much:
 *
 * - It starts a draft from the newest commit, also when the form was filled from an older one: what others have published
 *   since would be undone. Here a draft starts from the commit that the form shows, so that git puts both together when
 *   the draft is published, or reports that it cannot.
 * - It adds to a draft that it knows nothing of, from another tab or person, and so replaces what is in it. Here it is
 *   told that there is one.
 *
 * It knows these calls by words of theirs. Where Sveltia CMS no longer has them the build ends (src/publish/buildEditor.ts).
 * `onCommit` is told of the newest commit of what is published.
 */
export const guardDrafts = (onCommit: (commit: string) => void): void => {
  const originalFetch = window.fetch
  let loadedCommit: string | undefined
  let openedCommit: string | undefined

  const load = (commit: unknown): void => {
    if (typeof commit !== "string") return
    loadedCommit = commit
    onCommit(commit)
  }

  window.addEventListener("hashchange", () => {
    if (/\/entries\//.test(window.location.hash)) openedCommit = loadedCommit
  })

  window.fetch = async (input, init) => {
    const response = await originalFetch(input, init)
    const address = input instanceof Request ? input.url : String(input)
    if (!response.ok || typeof init?.body !== "string") return response
    if (/\/pulls\/\d+\/merge$/.test(address)) {
      load(getValue(await response.clone().json(), "sha"))
      return response
    }
    if (!address.endsWith("/graphql")) return response
    const request = parseJson(init.body)
    const query = String(getValue(request, "query"))
    const result: unknown = await response.clone().json()

    const newestCommit = getValue(result, "data", "repository", "ref", "target", "history", "nodes", "0", "oid")
    const isDraftBranch = (...name: string[]): boolean =>
      String(getValue(request, "variables", ...name)).startsWith("cms/")
    if (typeof newestCommit === "string" && !isDraftBranch("branch")) {
      load(newestCommit)
      openedCommit ??= newestCommit
    }
    // What is published at once is a commit beside the drafts.
    if (!isDraftBranch("input", "branch", "branchName"))
      load(getValue(result, "data", "createCommitOnBranch", "commit", "oid"))
    const start = getValue(result, "data", "base", "ref", "target")
    if (isRecord(start) && openedCommit) {
      Reflect.set(start, "oid", openedCommit)
      return createJsonResponse(result)
    }
    const isLeftover = query.includes("pullRequests(headRefName:")
    if (isLeftover && Number(getValue(result, "data", "repository", "pullRequests", "totalCount")) > 0)
      return createJsonResponse({ errors: [{ message: draftExistsMessage }] })
    return response
  }
}
