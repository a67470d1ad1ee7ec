import type { Github } from "../door/github"
import { readBlob, readTexts } from "../door/readContent"
import type { Forms } from "../options"
import { type Snapshot, type StoredFile, readSnapshots } from "../door/snapshot"

/** Access to the content at any commit, and the forms that describe it. */
export interface Archive {
  github: Github
  forms: Forms
  /** Reads the content at each of these commits, in their order. */
  readSnapshots: (commits: readonly string[]) => Promise<Snapshot[]>
  /** Reads the texts of files, in their order; `undefined` for a missing file. */
  readTexts: (files: readonly (StoredFile | undefined)[]) => Promise<(string | undefined)[]>
  readPicture: (file: StoredFile) => Promise<Blob>
}

/** Creates an archive of the repository with a cache: commits and blobs never change. */
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
    readPicture: file => readBlob(github, file),
  }
}
