import { type Problem } from "../../gatsby-plugin-content-model"
import { pictureFolder, readText } from "../../gatsby-plugin-content-model/json"
import { describeProblems } from "../forms/describeProblems"
import type { Site } from "../options"
import type { Commit } from "./change"
import { Refusal } from "./door"
import type { Github } from "./github"
import type { ReadContent } from "./readContent"
import { type Snapshot, applyCommit, isSameFile, readSnapshots, readSnapshot } from "./snapshot"
import { words } from "./words"

/** Returns the identity of a problem, without its path: an entry inserted before it changes the path. */
const identify = ({ file, field, message }: Problem): string => JSON.stringify([file, field, message])

/**
 * Returns the problems after a change that did not exist before it. A user is not responsible for problems that existed
 * before, and a user who fixes one of two problems must be able to save.
 */
export const findNewProblems = (before: readonly Problem[], after: readonly Problem[]): Problem[] => {
  const left = before.map(identify)
  return after.filter(problem => {
    const index = left.indexOf(identify(problem))
    if (index >= 0) left.splice(index, 1)
    return index < 0
  })
}

/** What decides about content: the forms, in whose words it is refused, and the checks of the build. */
export interface Judge extends Pick<Site, "forms" | "checkContent"> {
  readContent: ReadContent
  /** Checks the changed files by themselves, where there is no time for all of the content. */
  checkChanged?: Site["checkContent"] | undefined
}

const isPicture = (path: string): boolean => path.startsWith(`${pictureFolder}/`)

/**
 * Returns the snapshots with the changed files and the pictures alone; `undefined` if the change concerns other files:
 * if a text was added or removed, or if a picture that they may use is another now.
 */
const keepChanged = (before: Snapshot, after: Snapshot): readonly [Snapshot, Snapshot] | undefined => {
  const paths = [...new Set([...before.keys(), ...after.keys()])]
  const isChanged = (path: string): boolean =>
    before.has(path) !== after.has(path) || !isSameFile(before.get(path), after.get(path))
  const changed = new Set(paths.filter(isChanged))
  const isAlone = (path: string): boolean => (isPicture(path) ? !before.has(path) : before.has(path) && after.has(path))
  if (![...changed].every(isAlone)) return undefined
  const keep = (snapshot: Snapshot): Snapshot =>
    new Map([...snapshot].filter(([path]) => isPicture(path) || changed.has(path)))
  return [keep(before), keep(after)]
}

const findProblems = async (judge: Judge, github: Github, before: Snapshot, after: Snapshot): Promise<Problem[]> => {
  const { readContent, checkChanged } = judge
  const changed = checkChanged && keepChanged(before, after)
  const [earlier, later] = changed ?? [before, after]
  const check = (changed && checkChanged) || judge.checkContent
  const problems = check(await readContent(github, later, earlier))
  return problems.length ? findNewProblems(check(await readContent(github, earlier)), problems) : []
}

/** Reads the commit from which a draft was branched. */
export const readBase = async (github: Github, head: string): Promise<string> => {
  const shape = { merge_base_commit: { sha: readText } }
  return (await github.rest("GET", `compare/${github.backend.branch}...${head}`, shape)).merge_base_commit.sha
}

/**
 * Returns the published content with the changes that the draft at the commit `head` already has. For files that both
 * have changed, it returns the draft’s.
 */
const addDraft = async (github: Github, head: string, published: Snapshot, draft: Snapshot): Promise<Snapshot> => {
  const paths = [...new Set([...published.keys(), ...draft.keys()])]
  if (paths.every(path => isSameFile(published.get(path), draft.get(path)))) return published
  const base = await readSnapshot(github, await readBase(github, head))
  const files = new Map(published)
  for (const path of paths) {
    if (isSameFile(base.get(path), draft.get(path))) continue
    if (draft.has(path)) files.set(path, draft.get(path))
    else files.delete(path)
  }
  return files
}

/** Refuses a commit after which the content could not be published. */
export const checkCommit = async (judge: Judge, github: Github, commit: Commit): Promise<void> => {
  const { branch } = github.backend
  const revisions = commit.branch === branch ? [commit.expected] : [branch, commit.expected]
  const [published = new Map(), draft] = await readSnapshots(github, revisions)
  if (published.size === 0) throw new Refusal(words.unknownContent)
  const before = draft ? await addDraft(github, commit.expected, published, draft) : published
  const problems = await findProblems(judge, github, published, applyCommit(github.backend, before, commit))
  const [form = ""] = commit.additions.flatMap(({ path }) => /([^/]+)\.json$/.exec(path)?.[1] ?? [])
  if (problems.length) throw new Refusal(describeProblems(judge.forms, form, problems).join("\n\n"))
}

/** Refuses a merge, given by its commit, after which the content could not be published. `named` are the draft’s forms. */
export const checkMerge = async (
  judge: Judge,
  github: Github,
  { published, merged, named }: { published: string; merged: string; named: readonly string[] }
): Promise<void> => {
  const [before = new Map(), after = new Map()] = await readSnapshots(github, [published, merged])
  const problems = await findProblems(judge, github, before, after)
  if (problems.length)
    throw new Refusal([words.draftOutdated(named), ...describeProblems(judge.forms, "", problems)].join("\n\n"))
}
