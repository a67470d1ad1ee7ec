import { formatJson, readText } from "../../gatsby-plugin-content-model/json"
import { mergeFile } from "../merging/mergeFile"
import type { Versions } from "../merging/versions"
import type { Forms } from "../options"
import { tryParseJson } from "../tryParseJson"
import { checkRoots } from "./checkRoots"
import type { Backend, Github } from "./github"
import { readTexts } from "./readContent"
import { type Snapshot, isSameFile, readSnapshots } from "./snapshot"

/** The newest commits of a draft and of the published branch. */
interface DraftCommits {
  branch: string
  head: string
  published: string
}

/** The content before the draft was started, in the draft, and as it is published. */
type Snapshots = Versions<Snapshot>

const findId = (snapshot: Snapshot, file: string): string | undefined => {
  const stored = snapshot.get(file)
  return stored && "oid" in stored ? stored.oid : undefined
}

/** Reads the three versions of a file, as parsed JSON. */
const readVersions = async (github: Github, { base, mine, theirs }: Snapshots, file: string) => {
  const found = [base, mine, theirs].map(snapshot => snapshot.get(file))
  const [first, second, third] = (await readTexts(github, new Map(), found)).map(tryParseJson)
  return { base: first, mine: second, theirs: third }
}

/** Merges a form’s files. Resolves to `undefined` if both have changed the same field, or one has removed the file. */
const mergeFiles = async (
  github: Github,
  forms: Forms,
  snapshots: Snapshots,
  name: string
): Promise<Record<string, unknown> | undefined> => {
  const field = forms.files[name]
  if (!field) return undefined
  const merge = async (file: string): Promise<{ value: unknown } | undefined> => {
    const { value, conflicts } = mergeFile(field, await readVersions(github, snapshots, file))
    return conflicts.length > 0 ? undefined : { value }
  }
  const original = await merge(`${name}.json`)
  if (original?.value === undefined) return undefined
  const files: Record<string, unknown> = { [`${name}.json`]: original.value }
  const paths = new Set([...snapshots.mine.keys(), ...snapshots.theirs.keys()])
  for (const file of [...paths].filter(contentPath => contentPath.endsWith(`/${name}.json`))) {
    const translation = await merge(file)
    if (!translation) return undefined
    const { value } = translation
    if (value !== undefined) files[file] = forms.writeTranslation(name, original.value, value)
  }
  return files
}

/** A file after a merge: its text, or its blob id; `undefined` if it is removed. */
export type MergedFile = { text: string } | { oid: string } | undefined

/**
 * Merges the files that a draft (`mine`) has changed with the content that was published since it was begun (`theirs`).
 * Resolves to the files that differ, keyed by path, or to `undefined` if both have changed the same field, or a picture.
 */
export const mergeSnapshots = async (
  github: Github,
  forms: Forms,
  snapshots: Snapshots
): Promise<ReadonlyMap<string, MergedFile> | undefined> => {
  const merged = new Map<string, MergedFile>()
  const names = new Set<string>()
  const { base, mine, theirs } = snapshots
  const changed = [...new Set([...base.keys(), ...mine.keys()])].filter(
    file => !file.endsWith("/") && !isSameFile(base.get(file), mine.get(file))
  )
  for (const file of changed) {
    const [first, draft, now] = [base, mine, theirs].map(snapshot => findId(snapshot, file))
    if (file.endsWith(".json")) names.add(file.replace(/^.*\/|\.json$/g, ""))
    else if (first === now) merged.set(file, draft === undefined ? undefined : { oid: draft })
    else if (draft !== now) return undefined
  }
  for (const name of names) {
    const files = await mergeFiles(github, forms, snapshots, name)
    if (!files) return undefined
    for (const [file, value] of Object.entries(files)) merged.set(file, { text: formatJson(value) })
  }
  return merged
}

/**
 * Reads the content before a draft was begun, in the draft, and as it is published. Refuses a draft that has changed
 * something else, which a merge of the content alone would lose.
 */
export const readDraftSnapshots = async (
  github: Github,
  head: string,
  published: string
): Promise<Snapshots | undefined> => {
  const { merge_base_commit: before } = await github.rest("GET", `compare/${published}...${head}`, {
    merge_base_commit: sha,
  })
  await checkRoots(github, before.sha, head)
  const [base, mine, theirs] = await readSnapshots(github, [before.sha, head, published])
  return base && mine && theirs && { base, mine, theirs }
}

const sha = { sha: readText }

/** Returns a merged file in a Git tree (https://docs.github.com/en/rest/git/trees#create-a-tree). */
const createNode = ({ folder }: Backend, file: string, merged: MergedFile) => ({
  path: `${folder}/${file}`,
  mode: "100644",
  type: "blob",
  ...(merged && "text" in merged ? { content: merged.text } : { sha: merged?.oid ?? null }),
})

/**
 * Merges the published content into a draft that GitHub cannot merge: changes of neighbouring lines are a conflict to
 * git. Here they are merged field by field. Resolves to whether that succeeded.
 */
export const mergeDraft = async (
  github: Github,
  forms: Forms,
  { branch, head, published }: DraftCommits
): Promise<boolean> => {
  const snapshots = await readDraftSnapshots(github, head, published)
  const merged = snapshots && (await mergeSnapshots(github, forms, snapshots))
  if (!merged) return false
  const nodes = [...merged].map(([file, content]) => createNode(github.backend, file, content))
  const current = await github.rest("GET", `git/commits/${published}`, { tree: sha })
  const tree = await github.rest("POST", "git/trees", sha, { base_tree: current.tree.sha, tree: nodes })
  const commit = await github.rest("POST", "git/commits", sha, {
    message: "Merge what was published meanwhile",
    tree: tree.sha,
    parents: [head, published],
  })
  await github.rest("PATCH", `git/refs/heads/${branch}`, {}, commit)
  return true
}
