import { createHash } from "node:crypto"
import { mkdir, readFile, readdir, writeFile } from "node:fs/promises"
import path from "node:path"
import { merge } from "node-diff3"

/** The files of a commit: the name of each one's content, by its path. */
type Tree = ReadonlyMap<string, string>

export interface Commit {
  sha: string
  message: string
  date: string
  /** The name of the commit that it changes; the first one has none. */
  parent?: string | undefined
  tree: Tree
}

export interface FileChange {
  path: string
  change: "ADDED" | "MODIFIED" | "DELETED"
}

/** Something git refuses, such as a commit on top of a branch that has moved; `message` is for the reader. */
export class GitRefusal extends Error {}

/** The name that git gives to a content of this kind. */
const hash = (kind: "blob" | "commit", content: Buffer): string =>
  createHash("sha1").update(`${kind} ${content.length}\0`).update(content).digest("hex")

const compareTrees = (from: Tree, to: Tree): FileChange[] =>
  [...new Set([...from.keys(), ...to.keys()])].toSorted().flatMap((file): FileChange[] => {
    const [before, after] = [from.get(file), to.get(file)]
    if (before === after) return []
    return [{ path: file, change: before === undefined ? "ADDED" : after === undefined ? "DELETED" : "MODIFIED" }]
  })

/**
 * What GitHub keeps of a repository, in memory: branches, commits and files. Every commit has one parent at most, because
 * what is merged is squashed. `onCommit` is told of each commit, with the files that it changes.
 */
export const createRepository = (
  onCommit: (branch: string, message: string, files: readonly string[]) => void = () => undefined
) => {
  const blobs = new Map<string, Buffer>()
  const commits = new Map<string, Commit>()
  const branches = new Map<string, string>()

  const addBlob = (content: Buffer): string => {
    const sha = hash("blob", content)
    blobs.set(sha, content)
    return sha
  }

  const addCommit = (branch: string, message: string, tree: Tree): string => {
    const about = { message, date: new Date().toISOString(), parent: branches.get(branch) }
    const sha = hash("commit", Buffer.from(JSON.stringify([about, ...tree])))
    commits.set(sha, { ...about, sha, tree })
    branches.set(branch, sha)
    const before = commits.get(about.parent ?? "")?.tree ?? new Map()
    onCommit(
      branch,
      message,
      compareTrees(before, tree).map(({ path: file }) => file)
    )
    return sha
  }

  /** The commit of this name, or the newest of this branch. */
  const findCommit = (revision: string): Commit | undefined => commits.get(branches.get(revision) ?? revision)

  const getCommit = (revision: string): Commit => {
    const commit = findCommit(revision)
    if (!commit) throw new GitRefusal(`There is no branch or commit “${revision}”.`)
    return commit
  }

  /** A commit and those before it, the newest first. */
  const history = (revision: string): Commit[] => {
    const found: Commit[] = []
    for (let commit = findCommit(revision); commit; commit = commit.parent ? commits.get(commit.parent) : undefined)
      found.push(commit)
    return found
  }

  /** The files of the commit at which a branch left another. */
  const commonTree = (base: string, branch: string): Tree => {
    const known = new Set(history(base).map(({ sha }) => sha))
    return history(branch).find(({ sha }) => known.has(sha))?.tree ?? new Map()
  }

  const linesOf = (sha: string | undefined): string[] => {
    const content = blobs.get(sha ?? "")
    if (!content || content.includes(0)) throw new GitRefusal("Pull Request is not mergeable")
    return content.toString().split("\n")
  }

  /** One file that both sides may have changed. Refuses where both have changed the same lines. */
  const mergeFile = (base?: string, ours?: string, theirs?: string): string | undefined => {
    if (ours === theirs || theirs === base) return ours
    if (ours === base) return theirs
    const { conflict, result } = merge(linesOf(ours), linesOf(base), linesOf(theirs))
    if (conflict) throw new GitRefusal("Pull Request is not mergeable")
    return addBlob(Buffer.from(result.join("\n")))
  }

  return {
    findCommit,
    history,

    /** Makes `main`, with the files below `folder` as those of `data` in its first commit. */
    create: async (folder: string): Promise<void> => {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true })
      const files = entries.filter(entry => entry.isFile()).map(entry => path.join(entry.parentPath, entry.name))
      const contents = await Promise.all(files.map(file => readFile(file)))
      const shas = contents.map(addBlob)
      addCommit(
        "main",
        "The site’s content",
        new Map(files.map((file, index) => [path.posix.join("data", path.relative(folder, file)), shas[index] ?? ""]))
      )
    },

    branches: (): string[] => [...branches.keys()].toSorted(),

    /** The name of the newest commit of a branch, or `undefined` where there is no such branch. */
    head: (branch: string): string | undefined => branches.get(branch),

    /** A file by the name of its content, or by `branch:path`; `undefined` where there is none. */
    findFile: (expression: string): { sha: string; content: Buffer } | undefined => {
      const [revision = "", file] = expression.split(":")
      const sha = file === undefined ? revision : findCommit(revision)?.tree.get(file)
      const content = blobs.get(sha ?? "")
      return sha !== undefined && content ? { sha, content } : undefined
    },

    /** All files of a commit, by branch or name. */
    files: (revision: string): { path: string; sha: string; size: number }[] =>
      [...getCommit(revision).tree].map(([file, sha]) => ({ path: file, sha, size: blobs.get(sha)?.length ?? 0 })),

    /** What a branch changes since it left `base`. */
    changes: (base: string, branch: string): FileChange[] =>
      compareTrees(commonTree(base, branch), getCommit(branch).tree),

    createBranch: (branch: string, sha: string): void => {
      if (branches.has(branch))
        throw new GitRefusal(`A ref named "refs/heads/${branch}" already exists in the repository.`)
      branches.set(branch, sha)
    },

    moveBranch: (branch: string, sha: string): void => void branches.set(branch, getCommit(sha).sha),

    deleteBranch: (branch: string): boolean => branches.delete(branch),

    /** Adds a commit to `branch`, which must still be at `expected`; returns its name. */
    commit: (about: {
      branch: string
      expected: string | undefined
      message: string
      additions: readonly { path: string; contents: Buffer }[]
      deletions?: readonly string[]
    }): string => {
      const { branch, expected, message, additions, deletions = [] } = about
      const head = branches.get(branch)
      if (!head || head !== expected)
        throw new GitRefusal(`Expected branch to point to "${expected}" but it points to "${head ?? "nothing"}".`)
      const tree = new Map(getCommit(head).tree)
      for (const file of deletions) tree.delete(file)
      for (const { path: file, contents } of additions) tree.set(file, addBlob(contents))
      return addCommit(branch, message, tree)
    },

    /** Puts all changes of `branch` on `base` as one commit; returns its name. */
    squash: (base: string, branch: string, message: string): string => {
      const [start, ours, theirs] = [commonTree(base, branch), getCommit(base).tree, getCommit(branch).tree]
      const tree = new Map(ours)
      for (const { path: file } of compareTrees(start, theirs)) {
        const merged = mergeFile(start.get(file), ours.get(file), theirs.get(file))
        if (merged === undefined) tree.delete(file)
        else tree.set(file, merged)
      }
      return addCommit(base, message, tree)
    },

    /** Writes the files of a commit below `target`. */
    writeOut: async (revision: string, target: string): Promise<void> => {
      for (const [file, sha] of getCommit(revision).tree) {
        await mkdir(path.dirname(path.join(target, file)), { recursive: true })
        await writeFile(path.join(target, file), blobs.get(sha) ?? "")
      }
    },
  }
}

export type Repository = ReturnType<typeof createRepository>
