import { type Problem, readList, readText } from "../../gatsby-plugin-content-model"
import { describeProblems, listForms } from "../describeProblems"
import type { Forms, Site } from "../options"
import type { Commit, Merge } from "./change"
import { Refusal, type Step } from "./door"
import { findRefusal } from "./findRefusal"
import type { Github } from "./github"
import { mergeDraft } from "./mergeDraft"
import type { ReadContent } from "./readContent"
import { type Snapshot, applyCommit, readSnapshot, toContentPath } from "./snapshot"
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

/** Shape of the changed files of a draft in GitHub's response. */
export const changedFiles = { nodes: readList({ path: readText, changeType: readText }) }

const branchQuery = `query($owner: String!, $repo: String!, $head: String!) {
  repository(owner: $owner, name: $repo) {
    pullRequests(headRefName: $head, states: OPEN, first: 1) {
      nodes { files(first: 100) { nodes { path changeType } } }
    }
  }
}`

/**
 * Returns the published content with the changes that the draft on `branch` already has. For files that both have
 * changed, it returns the draft’s.
 */
const readDraft = async (github: Github, { branch, expected }: Commit, published: Snapshot): Promise<Snapshot> => {
  const drafts = { nodes: readList({ files: changedFiles }) }
  const { repository } = await github.query(branchQuery, { repository: { pullRequests: drafts } }, { head: branch })
  const changed = repository.pullRequests.nodes[0]?.files.nodes ?? []
  if (changed.length === 0) return published
  const draft = await readSnapshot(github, expected)
  const files = new Map(published)
  for (const { path, changeType } of changed) {
    const file = toContentPath(github.backend, path)
    if (changeType === "DELETED") files.delete(file)
    else files.set(file, draft.get(file))
  }
  return files
}

const mergeQuery = `query($owner: String!, $repo: String!, $number: Int!, $branch: String!) {
  repository(owner: $owner, name: $repo) {
    ref(qualifiedName: $branch) { target { oid } }
    pullRequest(number: $number) {
      state
      headRefName
      headRefOid
      mergeable
      potentialMergeCommit { oid parents(first: 2) { nodes { oid } } }
      files(first: 100) { nodes { path changeType } }
    }
  }
}`

const mergeAnswer = {
  repository: {
    ref: { target: { oid: readText } },
    pullRequest: {
      state: readText,
      headRefName: readText,
      headRefOid: readText,
      mergeable: readText,
      potentialMergeCommit: { oid: readText, parents: { nodes: readList({ oid: readText }) } },
      files: changedFiles,
    },
  },
}

/** Number of times that GitHub is asked for an unfinished merge preview, and the pause between them in milliseconds. */
const mergeAttempts = 10
const mergePauseMs = 1000

const wait = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))

/**
 * Reads the merge of the draft with the newest published content, which GitHub creates as a test
 * (https://docs.github.com/en/graphql/reference/objects#pullrequest, `potentialMergeCommit`). GitHub creates it after
 * the pull request was requested by REST, and that takes a moment
 * (https://docs.github.com/en/rest/guides/using-the-rest-api-to-interact-with-your-git-database#checking-mergeability-of-pull-requests).
 * If GitHub cannot merge it line by line, it is merged field by field. Throws a refusal if that fails too.
 */
const readMerge = async (github: Github, forms: Forms, { pull }: Merge) => {
  const { branch } = github.backend
  let named: string[] = [words.draft]
  let isFieldMerged = false
  for (let attempt = 0; attempt < mergeAttempts; attempt++) {
    if (attempt > 0) await wait(mergePauseMs)
    await github.rest("GET", `pulls/${pull}`, {})
    const variables = { number: pull, branch: `refs/heads/${branch}` }
    const { ref, pullRequest: draft } = (await github.query(mergeQuery, mergeAnswer, variables)).repository
    const published = ref.target.oid
    const { headRefOid: head, mergeable: state, potentialMergeCommit: merge } = draft
    const files = draft.files.nodes.map(({ path }) => toContentPath(github.backend, path))
    const found = listForms(forms, files)
    if (found.length) named = found
    if (draft.state === "CLOSED") throw new Refusal(words.draftEnded)
    // Somebody else has published it: the door finds this out from GitHub's answer.
    if (draft.state === "MERGED") return undefined
    if (state === "CONFLICTING") {
      const commits = { branch: draft.headRefName, head, published }
      if (isFieldMerged || !(await mergeDraft(github, forms, commits, files)))
        throw new Refusal(words.draftConflicts(named))
      isFieldMerged = true
      continue
    }
    const [onto, from] = merge.parents.nodes
    // A merge preview from before another editor’s publication is out of date.
    if (state === "MERGEABLE" && onto?.oid === published && from?.oid === head)
      return { published, head, merged: merge.oid, named }
  }
  throw new Refusal(words.draftPending(named))
}

const headQuery = `query($owner: String!, $repo: String!, $branch: String!) {
  repository(owner: $owner, name: $repo) { ref(qualifiedName: $branch) { target { oid } } }
}`

/** Reads the newest published commit. */
const readHead = async (github: Github): Promise<string> => {
  const shape = { repository: { ref: { target: { oid: readText } } } }
  const { repository } = await github.query(headQuery, shape, { branch: `refs/heads/${github.backend.branch}` })
  return repository.ref.target.oid
}

/**
 * Refuses changes that must not be published: it computes the content of the published branch after the change, and
 * runs the checks of the build on it.
 */
export const checkChange = (readContent: ReadContent, { forms, checkContent }: Site): Step => {
  const findProblems = async (github: Github, before: Snapshot, after: Snapshot): Promise<Problem[]> => {
    const problems = checkContent(await readContent(github, after))
    return problems.length ? findNewProblems(checkContent(await readContent(github, before)), problems) : []
  }

  const checkCommit = async (github: Github, commit: Commit): Promise<void> => {
    const isPublished = commit.branch === github.backend.branch
    const published = await readSnapshot(github, isPublished ? commit.expected : github.backend.branch)
    const before = isPublished ? published : await readDraft(github, commit, published)
    const problems = await findProblems(github, published, applyCommit(github.backend, before, commit))
    const [form = ""] = commit.additions.flatMap(({ path }) => /([^/]+)\.json$/.exec(path)?.[1] ?? [])
    if (problems.length) throw new Refusal(describeProblems(forms, form, problems).join("\n\n"))
  }

  const checkMerge = async (github: Github, merge: Merge): Promise<Merge> => {
    const found = await readMerge(github, forms, merge)
    if (!found) return merge
    const { published, head, merged, named } = found
    const [before, after] = await Promise.all([readSnapshot(github, published), readSnapshot(github, merged)])
    const problems = await findProblems(github, before, after)
    if (problems.length)
      throw new Refusal([words.draftOutdated(named), ...describeProblems(forms, "", problems)].join("\n\n"))
    // Somebody else may have published during the checks. What they publish from now on is checked by watchContent.
    return (await readHead(github)) === published ? { ...merge, head } : checkMerge(github, merge)
  }

  return {
    beforeWrite: async (change, github) => {
      const refusal = findRefusal(change, github.backend)
      if (refusal) throw new Refusal(refusal)
      if (change.kind === "commit") await checkCommit(github, change)
      return change.kind === "merge" ? checkMerge(github, change) : change
    },
  }
}
