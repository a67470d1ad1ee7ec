import { capitalize, readList, readText } from "../../gatsby-plugin-content-model/json"
import { findForm } from "../forms/describeProblems"
import type { Forms } from "../options"
import type { Github } from "./github"

const query = `query($owner: String!, $repo: String!, $oid: GitObjectID!) {
  repository(owner: $owner, name: $repo) {
    object(oid: $oid) {
      ... on Commit {
        statusCheckRollup {
          contexts(first: 50) {
            nodes {
              ... on CheckRun { name conclusion title annotations(first: 20) { nodes { path title message annotationLevel } } }
              ... on StatusContext { context state description }
            }
          }
        }
      }
    }
  }
}`

/** One check: of GitHub itself (`name`), or of a host or another service (`context`). */
const check = {
  name: readText,
  conclusion: readText,
  title: readText,
  annotations: { nodes: readList({ path: readText, title: readText, message: readText, annotationLevel: readText }) },
  context: readText,
  state: readText,
  description: readText,
}

const answer = { repository: { object: { statusCheckRollup: { contexts: { nodes: readList(check) } } } } }

/** Results of a check and of a status that keep a commit from being published. */
const failures: ReadonlySet<string> = new Set([
  "FAILURE",
  "ERROR",
  "TIMED_OUT",
  "STARTUP_FAILURE",
  "ACTION_REQUIRED",
  "CANCELLED",
])

/**
 * Resolves to the reasons for which the commit `oid` is not published, as the checks of GitHub and of the host say:
 * what to correct in which form, or which check has failed and whom to ask. Empty if no check has failed, or if the
 * user may not read checks.
 */
export const readFailure = async (github: Github, forms: Forms, oid: string): Promise<string[]> => {
  const found = await github.query(query, answer, { oid }).catch(() => undefined)
  const failed = (found?.repository.object.statusCheckRollup.contexts.nodes ?? []).filter(
    ({ conclusion, state }) => failures.has(conclusion) || failures.has(state)
  )
  const inForms = failed.flatMap(({ annotations }) =>
    annotations.nodes.flatMap(({ path, title, message, annotationLevel }) => {
      const label = findForm(forms, path.replace(`${forms.folder}/`, "")).fields?.label
      return annotationLevel === "FAILURE" && label !== undefined ? `${label}, ${title}: ${message}` : []
    })
  )
  if (inForms.length) return [...new Set(inForms)]
  return failed.map(({ name, title, context, description }) => {
    const reason = (title || description).replace(/\.$/, "")
    return `The check “${name || context}” has failed${reason && `: “${capitalize(reason)}”`}. The content is not the reason: ask the person who looks after the site.`
  })
}
