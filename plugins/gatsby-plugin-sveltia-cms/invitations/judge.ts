/** What an invited person may make of the repository: only what follows from the published branch and the content. */
import {
  createFileProblem,
  findSameNames,
  parseJson,
  readList,
  readText,
  sameNameProblem,
} from "../../gatsby-plugin-content-model/json"
import { describeProblems, findForm } from "../forms/describeProblems"
import { type Judge, checkMerge } from "../door/checkContent"
import { checkRoots } from "../door/checkRoots"
import { draftFields, draftShape, isDraft } from "../door/drafts"
import { findPathsRefusal } from "../door/findRefusal"
import type { Github } from "../door/github"
import { isSameFile, readSnapshots, toContentPath } from "../door/snapshot"
import { words } from "../door/words"
import { refuse } from "./admitted"

/** An id of a commit or tree, which cannot be a name that leads elsewhere. */
export const oidPattern = /^[\da-f]{40}$/

const oid = { target: { oid: readText } }
const parents = { nodes: readList({ oid: readText }) }

/** Reads the newest commits of the published branch and of a draft, and the parents of a commit. */
const readCommits = async (github: Github, draft: string, commit: string) => {
  const { repository } = await github.query(
    `query($owner: String!, $repo: String!, $published: String!, $draft: String!, $commit: String!) {
      repository(owner: $owner, name: $repo) {
        published: ref(qualifiedName: $published) { target { oid } }
        draft: ref(qualifiedName: $draft) { target { oid } }
        commit: object(expression: $commit) { ... on Commit { parents(first: 3) { nodes { oid } } } }
      }
    }`,
    { repository: { published: oid, draft: oid, commit: { parents } } },
    { published: `refs/heads/${github.backend.branch}`, draft: `refs/heads/${draft}`, commit }
  )
  const published = repository.published.target.oid
  if (!oidPattern.test(published)) refuse(words.unknownContent)
  return {
    published,
    draft: repository.draft.target.oid,
    parents: repository.commit.parents.nodes.map(found => found.oid),
  }
}

/** Refuses a commit or tree that contains something else than the published branch, beside plain files of content. */
const checkTree = async (github: Github, published: string, changed: string): Promise<void> => {
  const { backend } = github
  await checkRoots(github, published, changed)
  const [before = new Map(), after = new Map()] = await readSnapshots(github, [published, changed])
  const isNew = (path: string): boolean => !before.has(path) || !isSameFile(before.get(path), after.get(path))
  const written = [...after.keys()].filter(isNew)
  const same = findSameNames([...after.keys()]).find(isNew)
  const refusal = findPathsRefusal(
    backend,
    written.map(path => `${backend.folder}/${path}`),
    []
  )
  if (refusal) refuse(refusal)
  if (same !== undefined) refuse(`“${backend.folder}/${same}” ${sameNameProblem}`)
}

/** Resolves to the newest published commit, where alone a draft begins. */
export const checkStart = async (github: Github, commit: string): Promise<void> => {
  if (!oidPattern.test(commit)) refuse(words.foreignCommit)
  const { published } = await readCommits(github, "", commit)
  if (commit !== published) refuse(words.publishedMeanwhile)
}

/**
 * Refuses to move a draft to a commit, unless that is the newest published one, or merges what was published into the
 * draft. Resolves to whether the draft begins anew.
 */
export const checkMove = async (github: Github, branch: string, commit: string): Promise<boolean> => {
  if (!oidPattern.test(commit)) refuse(words.foreignCommit)
  const { published, draft, parents: found } = await readCommits(github, branch, commit)
  if (commit === published) return true
  if (!oidPattern.test(draft) || found.join() !== [draft, published].join()) refuse(words.foreignCommit)
  await checkTree(github, published, commit)
  return false
}

/** Refuses a new commit that does not merge what was published into a draft. */
export const checkNewCommit = async (github: Github, tree: string, given: readonly string[]): Promise<void> => {
  const [draft = "", onto] = given
  if (![tree, ...given].every(id => oidPattern.test(id))) refuse(words.foreignCommit)
  const { repository } = await github.query(
    `query($owner: String!, $repo: String!, $published: String!) {
      repository(owner: $owner, name: $repo) {
        ref(qualifiedName: $published) { target { oid } }
        pullRequests(states: OPEN, first: 100) { nodes { headRefName headRefOid baseRefName isCrossRepository } }
      }
    }`,
    { repository: { ref: oid, pullRequests: { nodes: readList(draftShape) } } },
    { published: `refs/heads/${github.backend.branch}` }
  )
  const drafts = repository.pullRequests.nodes.filter(found => isDraft(github.backend, found))
  const isMerge = given.length === 2 && onto === repository.ref.target.oid
  if (!isMerge || !drafts.some(({ headRefOid }) => headRefOid === draft)) refuse(words.foreignCommit)
  await checkTree(github, onto ?? "", tree)
}

const pullRequest = { ...draftShape, potentialMergeCommit: { oid: readText, parents } }

/** Reads a draft, and its test merge. Refuses every other pull request. */
export const readDraft = async (github: Github, number: number) => {
  const { repository } = await github.query(
    `query($owner: String!, $repo: String!, $number: Int!, $published: String!) {
      repository(owner: $owner, name: $repo) {
        ref(qualifiedName: $published) { target { oid } }
        pullRequest(number: $number) {
          ${draftFields} labels(first: 100) { nodes { name } }
          potentialMergeCommit { oid parents(first: 3) { nodes { oid } } }
        }
      }
    }`,
    {
      repository: { ref: oid, pullRequest: { ...pullRequest, labels: { nodes: readList({ name: readText }) } } },
    },
    { number, published: `refs/heads/${github.backend.branch}` }
  )
  if (!isDraft(github.backend, repository.pullRequest)) refuse(words.notADraft)
  return { ...repository.pullRequest, published: repository.ref.target.oid }
}

type Draft = Awaited<ReturnType<typeof readDraft>>

/** Returns the names of the forms with these paths of the repository, and “Pictures”, for a message. */
export const nameForms = ({ forms }: Judge, github: Github, paths: readonly string[]): string[] => [
  ...new Set(
    paths.flatMap(path => {
      const contentPath = toContentPath(github.backend, path) ?? ""
      return findForm(forms, contentPath).form?.label ?? (contentPath.endsWith(".json") ? [] : "Pictures")
    })
  ),
]

/** Refuses to publish a draft whose merge would contain something else than the published branch with valid content. */
export const checkPublishing = async (judge: Judge, github: Github, draft: Draft): Promise<void> => {
  const named = nameForms(
    judge,
    github,
    draft.files.nodes.map(({ path }) => path)
  )
  const names = named.length ? named : [words.draft]
  const { oid: merged, parents: found } = draft.potentialMergeCommit
  // Without GitHub’s test merge of exactly these two commits, nobody knows what would be published.
  const isReady = oidPattern.test(merged) && oidPattern.test(draft.published)
  if (!isReady || found.nodes.map(node => node.oid).join() !== [draft.published, draft.headRefOid].join())
    refuse(words.draftPending(names))
  await checkTree(github, draft.published, merged)
  await checkMerge(judge, github, { published: draft.published, merged, named: names })
}

/** Refuses texts of a draft that are no JSON. Everything else in a draft may be unfinished. */
export const checkTexts = (
  { forms }: Judge,
  github: Github,
  files: readonly { path: string; text: string }[]
): void => {
  for (const { path, text } of files) {
    const parsed = path.endsWith(".json") ? parseJson(text) : undefined
    if (!parsed || !("problem" in parsed)) continue
    const contentPath = toContentPath(github.backend, path) ?? path
    const problem = createFileProblem(contentPath, parsed.problem.message)
    refuse(describeProblems(forms, findForm(forms, contentPath).name, [problem]).join("\n\n"))
  }
}
