import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs"
import path from "node:path"
import { type Commit, type Files, type TreeItem, createObjects, folderMode } from "./createObjects"

/** An error that GitHub reports, such as a commit on top of a branch that has moved. */
export class GitRefusal extends Error {}

export interface FileChange {
  path: string
  change: "ADDED" | "MODIFIED" | "DELETED" | "RENAMED"
  /** The earlier path of a renamed file. */
  previous?: string
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
  /** Git’s mode: an ordinary file, unless this says otherwise. */
  mode?: string
}

const defaultAuthor = "Rehearsal"

const formatItem = (item: TreeItem | undefined): string => (item ? `${item.mode} ${item.oid}` : "")

/** Returns the files that differ. */
const compare = (before: Files, after: Files): FileChange[] =>
  [...new Set([...before.keys(), ...after.keys()])]
    .toSorted()
    .filter(file => formatItem(before.get(file)) !== formatItem(after.get(file)))
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
  const { commits, readBlob, readTree, writeBlob, listFiles, findAt, runGit, ...objects } = createObjects()

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
    const tree = findCommit(revision)?.tree ?? (readTree(revision) && revision)
    return tree && findAt(tree, below)
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

  /** Merges of two commits, keyed by their ids: they never change. */
  const merges = new Map<string, Commit | undefined>()

  /** Merges `branch` into `base` on no branch, with git itself. Returns `undefined` if they conflict. */
  const merge = (base: string, branch: string): Commit | undefined => {
    const parents = [getCommit(base).sha, getCommit(branch).sha] as const
    const key = parents.join()
    if (!merges.has(key)) {
      const { isDone, output } = runGit("merge-tree", "--write-tree", "--allow-unrelated-histories", ...parents)
      const values = { tree: output.trim(), message: "Test merge", parents, author: defaultAuthor }
      merges.set(key, isDone ? objects.writeCommit(values) : undefined)
    }
    return merges.get(key)
  }

  /** Returns the differences between two trees. Only git recognises renamed files. */
  const listChanges = (before: string, after: string): FileChange[] => {
    const changes = compare(listFiles(before), listFiles(after))
    const isPossible = (["ADDED", "DELETED"] as const).every(kind => changes.some(({ change }) => change === kind))
    if (!isPossible) return changes
    const { output } = runGit("diff", "--raw", "-M", "-z", "--diff-filter=R", before, after)
    const renames = [...output.matchAll(/ R\d+\0([^\0]+)\0([^\0]+)\0/g)].map(([, from = "", to = ""]) => ({ from, to }))
    return changes.flatMap((found): FileChange[] => {
      if (renames.some(({ from }) => from === found.path)) return []
      const renamed = renames.find(({ to }) => to === found.path)
      return [renamed ? { path: found.path, change: "RENAMED", previous: renamed.from } : found]
    })
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
    for (const { path: file, contents, mode = "100644" } of files)
      if (contents === undefined) all.delete(file)
      else all.set(file, { mode, oid: typeof contents === "string" ? contents : writeBlob(contents) })
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
      const content = readBlob(sha)
      return content && { sha, content }
    },

    /** Returns all files of a commit, given by branch or id. */
    files: (revision: string) =>
      [...filesOf(revision)].map(([file, { mode, oid }]) => ({
        path: file,
        mode,
        sha: oid,
        size: readBlob(oid)?.length,
      })),

    /** Returns the entries of a folder, by its tree id or by `branch:path`; `undefined` if it is not a folder. */
    entries: (expression: string) =>
      readTree(find(expression) ?? "")?.map(entry => ({
        ...entry,
        type: entry.mode === folderMode ? "tree" : entry.mode === "160000" ? "commit" : "blob",
      })),

    /** Merges `branch` into `base` on no branch. Returns the commit's id, or `undefined` if they conflict. */
    tryMerge: (base: string, branch: string): string | undefined => merge(base, branch)?.sha,

    /** Returns the files that a branch has changed since it left `base`. */
    changes: (base: string, branch: string): FileChange[] =>
      listChanges(getCommit(mergeBase(base, branch)).tree, getCommit(branch).tree),

    /** Returns the lines of JSON files that a branch has removed and added since it left `base`. */
    changedLines: (base: string, branch: string): string[] =>
      runGit("diff", "--unified=0", mergeBase(base, branch), getCommit(branch).sha, "--", "*.json")
        .output.split("\n")
        .filter(line => /^(?!---|\+\+\+)[-+]/.test(line)),

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
      const merged = merge(base, branch)
      if (!merged) throw new GitRefusal("Pull Request is not mergeable")
      return addCommit(base, message, merged.tree)
    },

    /** Writes the files of a commit into the existing folder `target`. */
    writeOut: (revision: string, target: string): void => {
      for (const [file, { oid }] of filesOf(revision)) {
        mkdirSync(path.join(target, path.dirname(file)), { recursive: true })
        writeFileSync(path.join(target, file), readBlob(oid) ?? "")
      }
    },
  }
}

export type Repository = ReturnType<typeof createRepository>
