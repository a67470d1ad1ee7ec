import { readList, readText } from "../../gatsby-plugin-content-model/json"
import type { Github } from "../door/github"
import { readTrailer } from "./editors"

const query = `query($owner: String!, $repo: String!, $ref: String!, $folder: String!) {
  repository(owner: $owner, name: $repo) {
    ref(qualifiedName: $ref) {
      target { ... on Commit { history(first: 100, path: $folder) { nodes { committedDate message } } } }
    }
  }
}`

const answer = {
  repository: { ref: { target: { history: { nodes: readList({ committedDate: readText, message: readText }) } } } },
}

/** Resolves to the time of the last published change of each person, by id, among the newest hundred changes. */
export const readLastChanges = async (github: Github): Promise<ReadonlyMap<string, string>> => {
  const { branch, folder } = github.backend
  const { repository } = await github.query(query, answer, { ref: `refs/heads/${branch}`, folder })
  const times = repository.ref.target.history.nodes.flatMap(({ message, committedDate }) => {
    const editor = readTrailer(message)
    return editor ? [[editor.id, committedDate] as const] : []
  })
  // The newest come first, and the last entry of a key counts.
  return new Map(times.toReversed())
}
