import { findPathProblem } from "../../gatsby-plugin-content-model/json"
import type { Change } from "./change"
import { draftPrefix } from "./drafts"
import type { Backend } from "./github"
import { toContentPath } from "./snapshot"
import { words } from "./words"

/** Returns the branch of a form’s draft, as Sveltia CMS names it. */
export const getDraftBranch = (form: string): string => `${draftPrefix}_singletons/${form}`

/** Returns the reason why no file may be written at a path of the repository; `undefined` if one may. */
const findPathRefusal = (backend: Pick<Backend, "folder">, path: string): string | undefined => {
  const contentPath = toContentPath(backend, path)
  if (contentPath === undefined) return words.outsideContent(path, backend.folder)
  const problem = findPathProblem(contentPath)
  return problem && `“${backend.folder}/${contentPath.split("/").slice(0, 2).filter(Boolean).join("/")}” ${problem}`
}

/** Returns the reason why files may not be written or deleted at these paths; `undefined` if they may. */
export const findPathsRefusal = (
  backend: Pick<Backend, "folder">,
  written: readonly string[],
  deleted: readonly string[]
): string | undefined => {
  // What is in the wrong place can still be deleted.
  const outside = deleted.find(path => toContentPath(backend, path) === undefined)
  return outside === undefined
    ? written.map(path => findPathRefusal(backend, path)).find(Boolean)
    : words.outsideContent(outside, backend.folder)
}

/** Returns the reason why nobody may make `change` with the editor, regardless of the content; `undefined` if none. */
export const findRefusal = (change: Change, backend: Backend): string | undefined => {
  const { branch: published } = backend
  if (change.kind === "unknown") return words.unknownCall(change.call)
  if (change.kind === "branch" && change.name === published) return words.publishedBranch
  const branch = change.kind === "commit" ? change.branch : change.kind === "branch" ? change.name : undefined
  if (branch !== undefined && branch !== published && !branch.startsWith(draftPrefix))
    return words.foreignBranch(branch)
  if (change.kind !== "commit") return undefined
  const written = change.additions.map(({ path }) => path)
  return findPathsRefusal(backend, written, change.deletions)
}
