import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs"
import path from "node:path"
import { type Commit, type Files, createObjects } from "./createObjects"
import { listChangedLines, mergeTexts } from "./texts"

/** An error that GitHub reports, such as a commit on top of a branch that has moved. */
export class GitRefusal extends Error {}

export interface FileChange {
  path: string
  change: "ADDED" | "MODIFIED" | "DELETED"
}

interface Change {
  branch: string
  message: string
  author?: string
  additions: readonly { path: string; contents: Buffer }[]
  deletions?: readonly string[]
}

/** A file of a tree, with its contents or their blob id. Without either it is removed. */
interface TreeFile {
  path: string
  contents?: Buffer | string | undefined
}

const defaultAuthor = "Practice"

/** Returns the files that differ. */
const compare = (before: Files, after: Files): FileChange[] =>
  [...new Set([...before.keys(), ...after.keys()])]
    .toSorted()
    .filter(file => before.get(file) !== after.get(file))
    .map(file => ({
      path: file,
      change: !before.has(file) ? "ADDED" : after.has(file) ? "MODIFIED" : "DELETED",
    }))

/** Returns the files in the folder `source`, keyed by path in the repository's folder `folder`. */
export const readFolder = (source: string, folder: string): Record<string, Buffer> =>
  Object.fromEntries(
    readdirSync(source, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(({ parentPath, name }) => path.join(parentPath, name))
      .map(file => [path.posix.join(folder, path.relative(source, file)), readFileSync(file)])
  )

/**
 * Creates a git repository in memory. Its branch `main` has one commit with `files`, which are keyed by path.
 * `onCommit` is called after each commit to a branch with the changed files. Commits are given by branch, by
 * id, or as the parent of one (`main^`).
 */
export const createRepository = (
  files: Readonly<Record<string, Buffer>>,
  onCommit?: (branch: string, message: string, files: readonly string[]) => void
) => {
  const { blobs, trees, commits, writeBlob, listFiles, findAt, ...objects } = createObjects()

  /** The commit of each branch. */
  const heads = new Map<string, string>()

  const head = (branch: string): string | undefined => heads.get(branch)

  const moveBranch = (branch: string, sha: string): void => void heads.set(branch, sha)

  const findCommit = (revision: string): Commit | undefined => {
    const name = revision.replace(/\^$/, "")
    const commit = commits.get(heads.get(name) ?? name)
    return name === revision ? commit : commits.get(commit?.parents[0] ?? "")
  }

  const getCommit = (revision: string): Commit => {
    const commit = findCommit(revision)
    if (!commit) throw new GitRefusal(`No commit found for the ref ${revision}`)
    return commit
  }

  const filesOf = (revision: string): Files => listFiles(getCommit(revision).tree)

  /** Returns the id of a file or folder, from that id or from `revision:path`; `undefined` if there is none. */
  const find = (expression: string): string | undefined => {
    const [revision = "", below] = expression.split(":")
    if (below === undefined) return expression
    const commit = findCommit(revision)
    return commit && findAt(commit.tree, below)
  }

  /**
   * Returns the commits from this one back, newest first. With `file`, they are those that change the file or folder; of
   * a merge, only the parent with the same content is followed, as git does.
   */
  const history = (revision: string, file?: string): Commit[] => {
    const idIn = ({ tree }: Commit) => (file === undefined ? undefined : findAt(tree, file))
    const wanted = new Set([getCommit(revision).sha])
    return [...commits.values()].toReversed().filter(commit => {
      if (!wanted.has(commit.sha)) return false
      const id = idIn(commit)
      const same = commit.parents.find(parent => file !== undefined && idIn(getCommit(parent)) === id)
      for (const parent of same ? [same] : commit.parents) wanted.add(parent)
      return same === undefined && (commit.parents.length > 0 || file === undefined || id !== undefined)
    })
  }

  /** Returns the newest commit that both contain. */
  const mergeBase = (one: string, other: string): string => {
    const known = new Set(history(one).map(({ sha }) => sha))
    const found = history(other).find(({ sha }) => known.has(sha))
    if (!found) throw new GitRefusal(`No common ancestor between ${one} and ${other}.`)
    return found.sha
  }

  /** Returns the content of a blob. */
  const blobOf = (oid: string): Buffer => blobs.get(oid) ?? Buffer.alloc(0)

  /** Returns the tree that merges two commits; `undefined` if they conflict. */
  const mergeTrees = (base: string, branch: string): string | undefined => {
    const [before, ours, theirs] = [filesOf(mergeBase(base, branch)), filesOf(base), filesOf(branch)]
    const merged = new Map(ours)
    for (const { path: file } of compare(before, theirs)) {
      const [first, mine, other] = [before.get(file), ours.get(file), theirs.get(file)]
      if (mine === other) continue
      if (mine === first) {
        if (other === undefined) merged.delete(file)
        else merged.set(file, other)
        continue
      }
      if (first === undefined || mine === undefined || other === undefined) return undefined
      const content = mergeTexts(blobOf(first), blobOf(mine), blobOf(other))
      if (!content) return undefined
      merged.set(file, writeBlob(content))
    }
    return objects.writeTree(merged)
  }

  const addCommit = (branch: string, message: string, tree: string, author = defaultAuthor): string => {
    const parent = findCommit(branch)
    const { sha } = objects.writeCommit({ tree, message, author, parents: parent ? [parent.sha] : [] })
    moveBranch(branch, sha)
    if (parent) {
      const files = compare(listFiles(parent.tree), listFiles(tree)).map(({ path: file }) => file)
      onCommit?.(branch, message, files)
    }
    return sha
  }

  /** Writes a tree based on another, with `files` added. Returns its id. */
  const writeTree = (base: string, files: readonly TreeFile[]): string => {
    const all = new Map(listFiles(base))
    for (const { path: file, contents } of files)
      if (contents === undefined) all.delete(file)
      else all.set(file, typeof contents === "string" ? contents : writeBlob(contents))
    return objects.writeTree(all)
  }

  const initial = Object.entries(files).map(([file, contents]) => ({ path: file, contents }))
  addCommit("main", "The site’s content", writeTree("", initial))

  return {
    head,
    moveBranch,
    writeTree,
    findCommit,
    history,
    mergeBase,

    /** Writes a commit that is on no branch. Returns its id. */
    writeCommit: (tree: string, message: string, parents: readonly string[]): string =>
      objects.writeCommit({ tree, message, parents, author: defaultAuthor }).sha,

    /** Returns the commits of `newer` that are not in `base`, oldest first. */
    listNewer: (base: string, newer: string): Commit[] => {
      const known = new Set(history(base).map(({ sha }) => sha))
      return history(newer)
        .filter(({ sha }) => !known.has(sha))
        .toReversed()
    },

    branches: (): string[] => [...heads.keys()].toSorted(),

    /** Returns a file by its blob id or by `branch:path`; `undefined` if there is none. */
    findFile: (expression: string): { sha: string; content: Buffer } | undefined => {
      const sha = find(expression) ?? ""
      const content = blobs.get(sha)
      return content && { sha, content }
    },

    /** Returns all files of a commit, given by branch or id. */
    files: (revision: string): { path: string; sha: string; size: number }[] =>
      [...filesOf(revision)].map(([file, sha]) => ({ path: file, sha, size: blobOf(sha).length })),

    /** Returns the entries of a folder, by its tree id or by `branch:path`; `undefined` if it is not a folder. */
    entries: (expression: string) => trees.get(find(expression) ?? ""),

    /** Merges `branch` into `base` on no branch. Returns the commit's id, or `undefined` if they conflict. */
    tryMerge: (base: string, branch: string): string | undefined => {
      const tree = mergeTrees(base, branch)
      const parents = [getCommit(base).sha, getCommit(branch).sha]
      return tree && objects.writeCommit({ tree, message: "Test merge", parents, author: defaultAuthor }).sha
    },

    /** Returns the files that a branch has changed since it left `base`. */
    changes: (base: string, branch: string): FileChange[] => compare(filesOf(mergeBase(base, branch)), filesOf(branch)),

    /** Returns the lines of JSON files that a branch has removed and added since it left `base`. */
    changedLines: (base: string, branch: string): string[] => {
      const [before, after] = [filesOf(mergeBase(base, branch)), filesOf(branch)]
      const changed = compare(before, after).filter(({ path: file }) => file.endsWith(".json"))
      return changed.flatMap(({ path: file }) =>
        listChangedLines(blobOf(before.get(file) ?? ""), blobOf(after.get(file) ?? ""))
      )
    },

    createBranch: (branch: string, sha: string): void => {
      if (head(branch)) throw new GitRefusal(`A ref named "refs/heads/${branch}" already exists in the repository.`)
      moveBranch(branch, sha)
    },

    deleteBranch: (branch: string): boolean => heads.delete(branch),

    /** Adds a commit to `branch`, which must still be at `expected`. Returns its id. */
    commit: (expected: string | undefined, { branch, message, author, additions, deletions = [] }: Change): string => {
      const found = findCommit(branch)
      if (!found || found.sha !== expected)
        throw new GitRefusal(`Expected branch to point to "${expected}" but it points to "${found?.sha ?? "nothing"}".`)
      const tree = writeTree(found.tree, [...deletions.map(file => ({ path: file })), ...additions])
      return addCommit(branch, message, tree, author)
    },

    /** Squashes all changes of `branch` into one commit on `base`. Returns its id. */
    squash: (base: string, branch: string, message: string): string => {
      const tree = mergeTrees(base, branch)
      if (tree === undefined) throw new GitRefusal("Pull Request is not mergeable")
      return addCommit(base, message, tree)
    },

    /** Writes the files of a commit into the existing folder `target`. */
    writeOut: (revision: string, target: string): void => {
      for (const [file, oid] of filesOf(revision)) {
        mkdirSync(path.join(target, path.dirname(file)), { recursive: true })
        writeFileSync(path.join(target, file), blobOf(oid))
      }
    },
  }
}

export type Repository = ReturnType<typeof createRepository>
