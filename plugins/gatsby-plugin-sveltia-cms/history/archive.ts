import type { Github } from "../door/github"
import { readTexts } from "../door/readContent"
import type { Forms } from "../options"
import { type Snapshot, type StoredFile, readSnapshots } from "../door/snapshot"

/** What the repository had at any commit, and the forms in whose words it is told. */
export interface Archive {
  github: Github
  forms: Forms
  /** The content at each of these commits, in their order. */
  readSnapshots: (commits: readonly string[]) => Promise<Snapshot[]>
  /** The texts of files, in their order; `undefined` of one that is not there. */
  readTexts: (files: readonly (StoredFile | undefined)[]) => Promise<(string | undefined)[]>
}

/** Reads the repository. What was read is kept: a commit never changes, nor does what has an id. */
export const createArchive = (github: Github, forms: Forms): Archive => {
  const snapshots = new Map<string, Snapshot>()
  const texts = new Map<string, string>()
  return {
    github,
    forms,
    readSnapshots: async commits => {
      const unknown = [...new Set(commits)].filter(commit => !snapshots.has(commit))
      const read = unknown.length ? await readSnapshots(github, unknown) : []
      for (const [index, snapshot] of read.entries()) snapshots.set(unknown[index] ?? "", snapshot)
      return commits.map(commit => snapshots.get(commit) ?? new Map())
    },
    readTexts: files => readTexts(github, texts, files),
  }
}
