import { readFlag, readList, readText } from "../../gatsby-plugin-content-model/json"
import { listForms } from "../forms/describeProblems"
import type { Forms, Site } from "../options"
import type { Merge } from "./change"
import { checkCommit, checkMerge } from "./checkContent"
import { checkRoots } from "./checkRoots"
import { Refusal, type Step } from "./door"
import { isDraft } from "./drafts"
import { findRefusal } from "./findRefusal"
import type { Github } from "./github"
import { mergeDraft } from "./mergeDraft"
import type { ReadContent } from "./readContent"
import { toContentPath } from "./snapshot"
import { words } from "./words"

const mergeQuery = `query($owner: String!, $repo: String!, $number: Int!, $branch: String!) {
  repository(owner: $owner, name: $repo) {
    ref(qualifiedName: $branch) { target { oid } }
    pullRequest(number: $number) {
      state
      headRefName
      headRefOid
      baseRefName
      isCrossRepository
      mergeable
      potentialMergeCommit { oid parents(first: 2) { nodes { oid } } }
      files(first: 100) { nodes { path } }
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
      baseRefName: readText,
      isCrossRepository: readFlag,
      mergeable: readText,
      potentialMergeCommit: { oid: readText, parents: { nodes: readList({ oid: readText }) } },
      files: { nodes: readList({ path: readText }) },
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
    if (!isDraft(github.backend, draft)) throw new Refusal(words.notADraft)
    const paths = draft.files.nodes.map(({ path }) => path)
    const found = listForms(
      forms,
      paths.flatMap(path => toContentPath(github.backend, path) ?? [])
    )
    if (found.length) named = found
    const outside = paths.find(path => toContentPath(github.backend, path) === undefined)
    if (outside !== undefined) throw new Refusal(words.draftOutside(named, outside, github.backend.folder))
    if (draft.state === "CLOSED") throw new Refusal(words.draftEnded)
    // Somebody else has published it: the door finds this out from GitHub's answer.
    if (draft.state === "MERGED") return undefined
    if (state === "CONFLICTING") {
      const commits = { branch: draft.headRefName, head, published }
      if (isFieldMerged || !(await mergeDraft(github, forms, commits))) throw new Refusal(words.draftConflicts(named))
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
  const judge = { readContent, forms, checkContent }
  const checkPublishing = async (github: Github, merge: Merge): Promise<Merge> => {
    const found = await readMerge(github, forms, merge)
    if (!found) return merge
    if (!github.hasFunction) await checkRoots(github, found.published, found.merged)
    await checkMerge(judge, github, found)
    // Somebody else may have published during the checks. What they publish from now on is checked by watchContent.
    return (await readHead(github)) === found.published
      ? { ...merge, head: found.head }
      : checkPublishing(github, merge)
  }
  return {
    beforeWrite: async (change, github) => {
      const refusal = findRefusal(change, github.backend)
      if (refusal) throw new Refusal(refusal)
      if (change.kind === "commit") await checkCommit(judge, github, change)
      return change.kind === "merge" ? checkPublishing(github, change) : change
    },
  }
}
