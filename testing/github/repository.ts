import { createHash } from "node:crypto"
import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { GitRefusal, createGit } from "./git"

export interface Commit {
  sha: string
  /** Name of its author. */
  author: string
  message: string
  date: string
}

export interface FileChange {
  path: string
  change: "ADDED" | "MODIFIED" | "DELETED"
}

const changes: Readonly<Record<string, FileChange["change"]>> = { A: "ADDED", M: "MODIFIED", D: "DELETED" }

const toLines = (text: string): string[] => text.split("\n").filter(Boolean)

const commitFormat = "%H\t%cI\t%an\t%s"

/** Parses a line of `git log` in that format. */
const readCommit = (line: string): Commit => {
  const [sha = "", date = "", author = "", ...words] = line.split("\t")
  return { sha, date, author, message: words.join("\t") }
}

/**
 * Creates a git repository in a temporary folder. Its branch `main` has one commit with the files in `source`, under
 * the path `folder`. `onCommit` is called after each commit with the changed files.
 */
export const createRepository = (
  source: string,
  folder: string,
  onCommit?: (branch: string, message: string, files: readonly string[]) => void
) => {
  const gitFolder = mkdtempSync(path.join(tmpdir(), "practice-"))
  const { git, ask, askForText } = createGit(gitFolder)

  /** The commit of each branch. Only this code writes to the repository. */
  const heads = new Map<string, string>()

  const head = (branch: string): string | undefined => heads.get(branch)

  const moveBranch = (branch: string, sha: string): void => {
    git(["update-ref", `refs/heads/${branch}`, sha])
    heads.set(branch, sha)
  }

  /** Returns a revision with its branch replaced by that branch's commit. */
  const pin = (expression: string): string => expression.replace(/^[^:^]+/, name => heads.get(name) ?? name)

  /** Returns the id of a commit or file, or `undefined` if there is none. */
  const find = (expression: string): string | undefined =>
    ask("rev-parse", "--verify", "--quiet", "--end-of-options", pin(expression)).stdout.toString().trim() || undefined

  /** Returns the tree that merges two commits; `undefined` if they conflict. */
  const mergeTrees = (base: string, branch: string): string | undefined => {
    const { status, stdout } = ask("merge-tree", "--write-tree", pin(base), pin(branch))
    return status === 0 ? stdout.toString().trim() : undefined
  }

  const addCommit = (branch: string, message: string, tree: string, author?: string): string => {
    const parent = head(branch)
    const sha = git(["commit-tree", tree, ...(parent ? ["-p", parent] : []), "-m", message], "", author)
    moveBranch(branch, sha)
    if (parent) onCommit?.(branch, message, toLines(askForText("diff", "--name-only", parent, sha)))
    return sha
  }

  const listCommits = (...parameters: readonly string[]): Commit[] =>
    toLines(askForText("log", `--format=${commitFormat}`, ...parameters)).map(readCommit)

  const histories = new Map<string, Map<string, Commit[]>>()

  /** Returns the commits that change each file, newest first: the editor requests them for every file when it loads. */
  const listChanges = (sha: string): Map<string, Commit[]> => {
    const known = histories.get(sha)
    if (known) return known
    const found = new Map<string, Commit[]>()
    let commit: Commit | undefined
    for (const line of toLines(askForText("log", "--root", "--name-only", `--format=commit ${commitFormat}`, sha)))
      if (line.startsWith("commit ")) commit = readCommit(line.slice("commit ".length))
      else if (commit) found.set(line, [...(found.get(line) ?? []), commit])
    histories.set(sha, found)
    return found
  }

  interface Change {
    branch: string
    message: string
    author?: string
    additions: readonly { path: string; contents: Buffer }[]
    deletions?: readonly string[]
  }

  /** Blobs that were written, keyed by id: the editor requests dozens at once. */
  const written = new Map<string, Buffer>()

  const write = (contents: Buffer): string => {
    const sha = createHash("sha1").update(`blob ${contents.length}\0`).update(contents).digest("hex")
    if (!written.has(sha)) git(["hash-object", "-w", "--stdin"], contents)
    written.set(sha, contents)
    return sha
  }

  /** A file of a tree, with its contents or their blob id. Without either it is removed. */
  interface TreeFile {
    path: string
    contents?: Buffer | string | undefined
  }

  /** Writes a tree based on that of a commit or branch, with `files` added. Returns its id. */
  const writeTree = (base: string, files: readonly TreeFile[]): string => {
    git(["read-tree", base])
    const lines = files.map(({ path: file, contents }) =>
      contents === undefined
        ? `0 ${"0".repeat(40)}\t${file}`
        : `100644 ${typeof contents === "string" ? contents : write(contents)}\t${file}`
    )
    git(["update-index", "--index-info"], `${lines.join("\n")}\n`)
    return git(["write-tree"])
  }

  const change = ({ branch, message, author, additions, deletions = [] }: Change): string =>
    addCommit(
      branch,
      message,
      writeTree(head(branch) ?? "--empty", [...deletions.map(file => ({ path: file })), ...additions]),
      author
    )

  git(["init", "--quiet", "--bare"])
  const files = readdirSync(source, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
  // All files are added in one call, without conversions.
  const resolved = files.map(file => path.resolve(file)).join("\n")
  const names = toLines(git(["hash-object", "-w", "--no-filters", "--stdin-paths"], resolved))
  const initial = files.map((file, index) => {
    written.set(names[index] ?? "", readFileSync(file))
    return { path: path.posix.join(folder, path.relative(source, file)), contents: names[index] }
  })
  addCommit("main", "The site’s content", writeTree("--empty", initial))

  return {
    head,
    moveBranch,
    writeTree,

    /** Writes a commit that is on no branch. Returns its id. */
    writeCommit: (tree: string, message: string, parents: readonly string[]): string =>
      git(["commit-tree", tree, ...parents.flatMap(parent => ["-p", parent]), "-m", message]),

    findTree: (commit: string): string | undefined => find(`${commit}^{tree}`),

    /** Returns the merge base of two commits. */
    mergeBase: (one: string, other: string): string => askForText("merge-base", pin(one), pin(other)),

    /** Returns commits from this one back, newest first; with `file`, those that change it. */
    history: (revision: string, { first = 100, file }: { first?: number; file?: string | undefined } = {}): Commit[] =>
      file
        ? (listChanges(find(revision) ?? revision).get(file) ?? []).slice(0, first)
        : listCommits(`-${first}`, pin(revision)),

    /** Returns all commits from this one back that change a file or folder, newest first. */
    listCommits: (revision: string, file: string): Commit[] => listCommits(pin(revision), "--", file),

    /** Returns the commits of `newer` that are not in `base`, oldest first. */
    listNewer: (base: string, newer: string): Commit[] => listCommits("--reverse", `${pin(base)}..${pin(newer)}`),

    /** Returns the id of a commit, from its id or a branch. */
    findCommit: (revision: string): string | undefined =>
      written.has(revision) ? undefined : find(`${revision}^{commit}`),

    branches: (): string[] => [...heads.keys()].toSorted(),

    /** Returns a file by its blob id or by `branch:path`; `undefined` if there is none. */
    findFile: (expression: string): { sha: string; content: Buffer } | undefined => {
      const sha = written.has(expression) ? expression : find(expression)
      if (sha === undefined) return undefined
      const known = written.get(sha)
      if (known) return { sha, content: known }
      const { status, stdout } = ask("cat-file", "blob", sha)
      return status === 0 ? { sha, content: stdout } : undefined
    },

    /** Returns all files of a commit, given by branch or id. */
    files: (revision: string): { path: string; sha: string; size: number }[] =>
      toLines(askForText("ls-tree", "-r", "--long", pin(revision))).map(line => {
        const [about = "", file = ""] = line.split("\t")
        const [, , sha = "", size] = about.split(/ +/)
        return { path: file, sha, size: Number(size) }
      }),

    /** Returns the ids of a commit's parents: two for a merge. */
    parents: (revision: string): string[] =>
      askForText("log", "-1", "--format=%P", pin(revision)).split(" ").filter(Boolean),

    /** Returns the entries of a folder, by its tree id or by `branch:path`; `undefined` if it is not a folder. */
    entries: (expression: string): { name: string; type: string; oid: string }[] | undefined => {
      const { status, stdout } = ask("ls-tree", pin(expression))
      if (status !== 0) return undefined
      return toLines(stdout.toString()).map(line => {
        const [about = "", name = ""] = line.split("\t")
        const [, type = "", oid = ""] = about.split(" ")
        return { name, type, oid }
      })
    },

    /** Merges `branch` into `base` on no branch. Returns the commit's id, or `undefined` if they conflict. */
    tryMerge: (base: string, branch: string): string | undefined => {
      const tree = mergeTrees(base, branch)
      return tree && git(["commit-tree", tree, "-p", base, "-p", branch, "-m", "Test merge"])
    },

    /** Returns the files that a branch has changed since it left `base`. */
    changes: (base: string, branch: string): FileChange[] =>
      toLines(askForText("diff", "--no-renames", "--name-status", `${pin(base)}...${pin(branch)}`)).map(line => {
        const [kind = "", file = ""] = line.split("\t")
        return { path: file, change: changes[kind] ?? "MODIFIED" }
      }),

    /** Returns the lines that a branch removes from and adds to `base`, in files of this type. */
    changedLines: (base: string, branch: string, kind: string): string[] =>
      toLines(askForText("diff", "--no-renames", "--unified=0", `${pin(base)}...${pin(branch)}`, "--", kind)).filter(
        line => /^(?!---|\+\+\+)[-+]/.test(line)
      ),

    createBranch: (branch: string, sha: string): void => {
      if (head(branch)) throw new GitRefusal(`A ref named "refs/heads/${branch}" already exists in the repository.`)
      moveBranch(branch, sha)
    },

    deleteBranch: (branch: string): boolean => {
      const wasThere = heads.delete(branch)
      if (wasThere) git(["update-ref", "-d", `refs/heads/${branch}`])
      return wasThere
    },

    /** Adds a commit to `branch`, which must still be at `expected`. Returns its id. */
    commit: (expected: string | undefined, about: Change): string => {
      const found = head(about.branch)
      if (!found || found !== expected)
        throw new GitRefusal(`Expected branch to point to "${expected}" but it points to "${found ?? "nothing"}".`)
      return change(about)
    },

    /** Squashes all changes of `branch` into one commit on `base`. Returns its id. */
    squash: (base: string, branch: string, message: string): string => {
      const tree = mergeTrees(base, branch)
      if (tree === undefined) throw new GitRefusal("Pull Request is not mergeable")
      return addCommit(base, message, tree)
    },

    /** Writes the files of a commit into the existing folder `target`. */
    writeOut: (revision: string, target: string): void =>
      void git([`--work-tree=${target}`, "checkout", "--quiet", revision, "--", "."]),

    remove: (): void => rmSync(gitFolder, { recursive: true, force: true }),
  }
}

export type Repository = ReturnType<typeof createRepository>
