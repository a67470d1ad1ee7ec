import { createHash } from "node:crypto"
import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { GitRefusal, createGit } from "./git"

export interface Commit {
  sha: string
  /** The name of who made it. */
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

/** A commit in a line of `git log` in that format. */
const readCommit = (line: string): Commit => {
  const [sha = "", date = "", author = "", ...words] = line.split("\t")
  return { sha, date, author, message: words.join("\t") }
}

/**
 * A git repository in a temporary folder. Its branch `main` has one commit with the files below `source`, in its `folder`.
 * `onCommit` is told of each commit after it, with the files that it changes.
 */
export const createRepository = (
  source: string,
  folder: string,
  onCommit?: (branch: string, message: string, files: readonly string[]) => void
) => {
  const gitFolder = mkdtempSync(path.join(tmpdir(), "practice-"))
  const { git, ask, askForText } = createGit(gitFolder)

  /** Where each branch is: nobody else writes to the repository. */
  const heads = new Map<string, string>()

  const head = (branch: string): string | undefined => heads.get(branch)

  const moveBranch = (branch: string, sha: string): void => {
    git(["update-ref", `refs/heads/${branch}`, sha])
    heads.set(branch, sha)
  }

  /** A commit or a place in one, with the name of the commit where that of its branch is. */
  const pin = (expression: string): string => expression.replace(/^[^:^]+/, name => heads.get(name) ?? name)

  /** The name of a commit or a file, or `undefined` where there is none. */
  const find = (expression: string): string | undefined =>
    ask("rev-parse", "--verify", "--quiet", "--end-of-options", pin(expression)).stdout.toString().trim() || undefined

  /** The tree that puts two commits together; `undefined` where they conflict. */
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

  /** The commits that change each file, the newest first: the editor asks this of every file when it loads. */
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

  /** What was written, by the names of the contents: the editor asks for dozens at once. */
  const written = new Map<string, Buffer>()

  const write = (contents: Buffer): string => {
    const sha = createHash("sha1").update(`blob ${contents.length}\0`).update(contents).digest("hex")
    if (!written.has(sha)) git(["hash-object", "-w", "--stdin"], contents)
    written.set(sha, contents)
    return sha
  }

  /** A file of a tree with its contents, or their name; without them it is removed. */
  interface TreeFile {
    path: string
    contents?: Buffer | string | undefined
  }

  /** Writes the tree of a commit, a branch or a tree with `files` in place; returns its name. */
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
  // All at once, and as they are.
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

    /** Writes a commit on no branch; returns its name. */
    writeCommit: (tree: string, message: string, parents: readonly string[]): string =>
      git(["commit-tree", tree, ...parents.flatMap(parent => ["-p", parent]), "-m", message]),

    findTree: (commit: string): string | undefined => find(`${commit}^{tree}`),

    /** The commit at which two have parted. */
    mergeBase: (one: string, other: string): string => askForText("merge-base", pin(one), pin(other)),

    /** Commits from this one back, the newest first; with `file`, those that change it. */
    history: (revision: string, { first = 100, file }: { first?: number; file?: string | undefined } = {}): Commit[] =>
      file
        ? (listChanges(find(revision) ?? revision).get(file) ?? []).slice(0, first)
        : listCommits(`-${first}`, pin(revision)),

    /** All commits from this one back that change a file or a folder, the newest first. */
    listCommits: (revision: string, file: string): Commit[] => listCommits(pin(revision), "--", file),

    /** The commits of `head` that `base` has not, the oldest first. */
    listNewer: (base: string, newer: string): Commit[] => listCommits("--reverse", `${pin(base)}..${pin(newer)}`),

    /** The name of a commit, by itself or as the newest of a branch. */
    findCommit: (revision: string): string | undefined =>
      written.has(revision) ? undefined : find(`${revision}^{commit}`),

    branches: (): string[] => [...heads.keys()].toSorted(),

    /** A file by the name of its content, or by `branch:path`; `undefined` where there is none. */
    findFile: (expression: string): { sha: string; content: Buffer } | undefined => {
      const sha = written.has(expression) ? expression : find(expression)
      if (sha === undefined) return undefined
      const known = written.get(sha)
      if (known) return { sha, content: known }
      const { status, stdout } = ask("cat-file", "blob", sha)
      return status === 0 ? { sha, content: stdout } : undefined
    },

    /** All files of a commit, by branch or name. */
    files: (revision: string): { path: string; sha: string; size: number }[] =>
      toLines(askForText("ls-tree", "-r", "--long", pin(revision))).map(line => {
        const [about = "", file = ""] = line.split("\t")
        const [, , sha = "", size] = about.split(/ +/)
        return { path: file, sha, size: Number(size) }
      }),

    /** The names of the commits before this one: two for a merge. */
    parents: (revision: string): string[] =>
      askForText("log", "-1", "--format=%P", pin(revision)).split(" ").filter(Boolean),

    /** What is in a folder, by the name of its tree or by `branch:path`; `undefined` where it is none. */
    entries: (expression: string): { name: string; type: string; oid: string }[] | undefined => {
      const { status, stdout } = ask("ls-tree", pin(expression))
      if (status !== 0) return undefined
      return toLines(stdout.toString()).map(line => {
        const [about = "", name = ""] = line.split("\t")
        const [, type = "", oid = ""] = about.split(" ")
        return { name, type, oid }
      })
    },

    /** The name of a commit, on no branch, that puts `branch` and `base` together; `undefined` where they conflict. */
    tryMerge: (base: string, branch: string): string | undefined => {
      const tree = mergeTrees(base, branch)
      return tree && git(["commit-tree", tree, "-p", base, "-p", branch, "-m", "Test merge"])
    },

    /** What a branch changes since it left `base`. */
    changes: (base: string, branch: string): FileChange[] =>
      toLines(askForText("diff", "--no-renames", "--name-status", `${pin(base)}...${pin(branch)}`)).map(line => {
        const [kind = "", file = ""] = line.split("\t")
        return { path: file, change: changes[kind] ?? "MODIFIED" }
      }),

    /** The lines that a branch removes from `base` and adds to it, in files of this kind. */
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

    /** Adds a commit to `branch`, which must still be at `expected`; returns its name. */
    commit: (expected: string | undefined, about: Change): string => {
      const found = head(about.branch)
      if (!found || found !== expected)
        throw new GitRefusal(`Expected branch to point to "${expected}" but it points to "${found ?? "nothing"}".`)
      return change(about)
    },

    /** Puts all changes of `branch` on `base` as one commit; returns its name. */
    squash: (base: string, branch: string, message: string): string => {
      const tree = mergeTrees(base, branch)
      if (tree === undefined) throw new GitRefusal("Pull Request is not mergeable")
      return addCommit(base, message, tree)
    },

    /** Writes the files of a commit below `target`, which exists. */
    writeOut: (revision: string, target: string): void =>
      void git([`--work-tree=${target}`, "checkout", "--quiet", revision, "--", "."]),

    remove: (): void => rmSync(gitFolder, { recursive: true, force: true }),
  }
}

export type Repository = ReturnType<typeof createRepository>
