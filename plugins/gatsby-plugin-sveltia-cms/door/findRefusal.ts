import type { Change } from "./change"
import type { Backend } from "./github"
import { words } from "./words"

/** Prefix of the branch name of each draft. */
export const draftPrefix = "cms/"

/** Returns the branch of a form’s draft, as Sveltia CMS names it. */
export const getDraftBranch = (form: string): string => `${draftPrefix}_singletons/${form}`

/** Returns the reason why nobody may make `change` with the editor, regardless of the content; `undefined` if none. */
export const findRefusal = (change: Change, { branch: published, folder }: Backend): string | undefined => {
  if (change.kind === "unknown") return words.unknownCall(change.call)
  if (change.kind === "branch" && change.name === published) return words.publishedBranch
  const branch = change.kind === "commit" ? change.branch : change.kind === "branch" ? change.name : undefined
  if (branch !== undefined && branch !== published && !branch.startsWith(draftPrefix))
    return words.foreignBranch(branch)
  if (change.kind !== "commit") return undefined
  const paths = [...change.additions.map(({ path }) => path), ...change.deletions]
  const outside = paths.find(path => !path.startsWith(`${folder}/`))
  return outside === undefined ? undefined : words.outsideContent(outside, folder)
}
