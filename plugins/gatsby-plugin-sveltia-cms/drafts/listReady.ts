import { type Read, readFlag, readList, readText } from "../../gatsby-plugin-content-model/json"
import { draftFields, draftShape, isDraft } from "../door/drafts"
import type { Github } from "../door/github"

/** Label by which Sveltia CMS marks a draft as ready (bundle/adaptations.ts). */
const readyLabel = "sveltia-cms/pending_publish"

// An alias, so that createNewestFiles.ts does not take it for the editor’s own list of drafts.
const query = `query($owner: String!, $repo: String!, $ref: String!) {
  repository(owner: $owner, name: $repo) {
    ref(qualifiedName: $ref) { target { oid } }
    drafts: pullRequests(states: OPEN, first: 50) { nodes { ${draftFields} isDraft labels(first: 10) { nodes { name } } } }
  }
}`

const draft = { ...draftShape, isDraft: readFlag, labels: { nodes: readList({ name: readText }) } }

/** A draft that is marked as ready to be published. */
export type ReadyDraft = Read<typeof draft>

/** Reads the drafts that are ready, and the newest published commit. */
export const listReady = async (github: Github): Promise<{ head: string; drafts: ReadyDraft[] }> => {
  const { repository } = await github.query(
    query,
    { repository: { ref: { target: { oid: readText } }, drafts: { nodes: readList(draft) } } },
    { ref: `refs/heads/${github.backend.branch}` }
  )
  const drafts = repository.drafts.nodes.filter(
    found =>
      isDraft(github.backend, found) && !found.isDraft && found.labels.nodes.some(({ name }) => name === readyLabel)
  )
  return { head: repository.ref.target.oid, drafts }
}
