import { type Read, readFlag, readList, readNumber, readText } from "../../gatsby-plugin-content-model/json"
import type { Backend, Github } from "./github"

/** Prefix of the branch name of each draft. */
export const draftPrefix = "cms/"

/** GraphQL fields of an open draft. */
export const draftFields = `id number title url headRefName headRefOid baseRefName isCrossRepository createdAt updatedAt
  author { login ... on User { name } } commits(last: 1) { nodes { commit { message } } }
  files(first: 100) { totalCount nodes { path } }`

export const draftShape = {
  id: readText,
  number: readNumber,
  title: readText,
  url: readText,
  headRefName: readText,
  headRefOid: readText,
  baseRefName: readText,
  isCrossRepository: readFlag,
  createdAt: readText,
  updatedAt: readText,
  author: { login: readText, name: readText },
  commits: { nodes: readList({ commit: { message: readText } }) },
  files: { totalCount: readNumber, nodes: readList({ path: readText }) },
}

/** An open pull request of the editor, with its newest commit and at most a hundred of its files. */
export type Draft = Read<typeof draftShape>

/** Returns whether a pull request is a draft. Anybody may send one of a fork with the same branch name. */
export const isDraft = (
  { branch }: Backend,
  { headRefName, baseRefName, isCrossRepository }: Pick<Draft, "headRefName" | "baseRefName" | "isCrossRepository">
): boolean => headRefName.startsWith(draftPrefix) && baseRefName === branch && !isCrossRepository

/** Reads the open drafts, or those on one branch. */
export const readDrafts = async (github: Github, branch?: string): Promise<Draft[]> => {
  // An alias, so that createNewestFiles.ts does not take it for the editor’s own list of drafts.
  const { repository } = await github.query(
    `query($owner: String!, $repo: String!, $branch: String) {
      repository(owner: $owner, name: $repo) {
        drafts: pullRequests(headRefName: $branch, states: OPEN, first: 100) { nodes { ${draftFields} } }
      }
    }`,
    { repository: { drafts: { nodes: readList(draftShape) } } },
    { branch }
  )
  return repository.drafts.nodes.filter(found => isDraft(github.backend, found))
}
