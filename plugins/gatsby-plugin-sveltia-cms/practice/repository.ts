import { spawnSync } from "node:child_process"
import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

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

/** Something git refuses, such as a commit on top of a branch that has moved; `message` is for the reader. */
export class GitRefusal extends Error {}

const person = { NAME: "Practice", EMAIL: "practice@example.com" }
const environment = {
  ...process.env,
  ...Object.fromEntries(
    Object.entries(person).flatMap(([name, value]) => [
      [`GIT_AUTHOR_${name}`, value],
      [`GIT_COMMITTER_${name}`, value],
    ])
  ),
}

const changes: Readonly<Record<string, FileChange["change"]>> = { A: "ADDED", M: "MODIFIED", D: "DELETED" }

const toLines = (text: string): string[] => text.split("\n").filter(Boolean)

/** What `readCommit` reads. */
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
  onCommit: (branch: string, message: string, files: readonly string[]) => void = () => undefined
) => {
  const gitFolder = mkdtempSync(path.join(tmpdir(), "practice-"))

  const tryGit = (parameters: readonly string[], input: string | Buffer = "", author = person.NAME) => {
    const env = { ...environment, GIT_AUTHOR_NAME: author }
    return spawnSync("git", [`--git-dir=${gitFolder}`, ...parameters], { input, env, maxBuffer: 1e9 })
  }

  const git = (parameters: readonly string[], input?: string | Buffer, author?: string): string => {
    const { status, stdout, stderr } = tryGit(parameters, input, author)
    if (status !== 0) throw new GitRefusal(String(stderr))
    return stdout.toString().trim()
  }

  /** The name of a commit or a file, or `undefined` where there is none. */
  const find = (expression: string): string | undefined => {
    const { status, stdout } = tryGit(["rev-parse", "--verify", "--quiet", "--end-of-options", expression])
    return status === 0 ? stdout.toString().trim() : undefined
  }

  const head = (branch: string): string | undefined => find(`refs/heads/${branch}`)

  const moveBranch = (branch: string, sha: string): void => void git(["update-ref", `refs/heads/${branch}`, sha])

  const addCommit = (branch: string, message: string, tree: string, author?: string): string => {
    const parent = head(branch)
    const sha = git(["commit-tree", tree, ...(parent ? ["-p", parent] : []), "-m", message], "", author)
    moveBranch(branch, sha)
    if (parent) onCommit(branch, message, toLines(git(["diff", "--name-only", parent, sha])))
    return sha
  }

  const histories = new Map<string, Map<string, Commit[]>>()

  /** The commits that change each file, the newest first: the editor asks this of every file when it loads. */
  const listChanges = (sha: string): Map<string, Commit[]> => {
    const known = histories.get(sha)
    if (known) return known
    const found = new Map<string, Commit[]>()
    let commit: Commit | undefined
    for (const line of toLines(git(["log", "--root", "--name-only", `--format=commit ${commitFormat}`, sha])))
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

  /** What was written, by the names of the contents: the editor asks for dozens at once, and each call of git takes its time. */
  const written = new Map<string, Buffer>()

  const write = (contents: Buffer): string => {
    const sha = git(["hash-object", "-w", "--stdin"], contents)
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
  const files = readdirSync(source, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
  change({
    branch: "main",
    message: "The site’s content",
    additions: files
      .map(({ parentPath, name }) => path.join(parentPath, name))
      .map(file => ({ path: path.posix.join(folder, path.relative(source, file)), contents: readFileSync(file) })),
  })

  return {
    head,
    moveBranch,
    writeTree,

    /** Writes a commit on no branch; returns its name. */
    writeCommit: (tree: string, message: string, parents: readonly string[]): string =>
      git(["commit-tree", tree, ...parents.flatMap(parent => ["-p", parent]), "-m", message]),

    findTree: (commit: string): string | undefined => find(`${commit}^{tree}`),

    /** The commit at which two have parted. */
    mergeBase: (one: string, other: string): string => git(["merge-base", one, other]),

    /** Commits from this one back, the newest first; with `file`, those that change it. */
    history: (revision: string, { first = 100, file }: { first?: number; file?: string | undefined } = {}): Commit[] =>
      file
        ? (listChanges(find(revision) ?? revision).get(file) ?? []).slice(0, first)
        : toLines(git(["log", `-${first}`, `--format=${commitFormat}`, revision])).map(readCommit),

    /** All commits from this one back that change a file or a folder, the newest first. */
    listCommits: (revision: string, file: string): Commit[] =>
      toLines(git(["log", `--format=${commitFormat}`, revision, "--", file])).map(readCommit),

    /** The commits of `head` that `base` has not, the oldest first. */
    listNewer: (base: string, newer: string): Commit[] =>
      toLines(git(["log", "--reverse", `--format=${commitFormat}`, `${base}..${newer}`])).map(readCommit),

    /** The name of a commit, by itself or as the newest of a branch. */
    findCommit: (revision: string): string | undefined =>
      written.has(revision) ? undefined : find(`${revision}^{commit}`),

    branches: (): string[] => toLines(git(["branch", "--format=%(refname:short)"])),

    /** A file by the name of its content, or by `branch:path`; `undefined` where there is none. */
    findFile: (expression: string): { sha: string; content: Buffer } | undefined => {
      const known = written.get(expression)
      if (known) return { sha: expression, content: known }
      const sha = find(expression)
      const { status, stdout } = tryGit(["cat-file", "blob", sha ?? ""])
      return sha !== undefined && status === 0 ? { sha, content: stdout } : undefined
    },

    /** All files of a commit, by branch or name. */
    files: (revision: string): { path: string; sha: string; size: number }[] =>
      toLines(git(["ls-tree", "-r", "--long", revision])).map(line => {
        const [about = "", file = ""] = line.split("\t")
        const [, , sha = "", size] = about.split(/ +/)
        return { path: file, sha, size: Number(size) }
      }),

    /** The names of the commits before this one: two for a merge. */
    parents: (revision: string): string[] => git(["log", "-1", "--format=%P", revision]).split(" ").filter(Boolean),

    /** What is in a folder, by the name of its tree or by `branch:path`; `undefined` where it is none. */
    entries: (expression: string): { name: string; type: string; oid: string }[] | undefined => {
      const { status, stdout } = tryGit(["ls-tree", expression])
      if (status !== 0) return undefined
      return toLines(stdout.toString()).map(line => {
        const [about = "", name = ""] = line.split("\t")
        const [, type = "", oid = ""] = about.split(" ")
        return { name, type, oid }
      })
    },

    /** The name of a commit, on no branch, that puts `branch` and `base` together; `undefined` where they conflict. */
    tryMerge: (base: string, branch: string): string | undefined => {
      const { status, stdout } = tryGit(["merge-tree", "--write-tree", base, branch])
      if (status !== 0) return undefined
      return git(["commit-tree", stdout.toString().trim(), "-p", base, "-p", branch, "-m", "Test merge"])
    },

    /** What a branch changes since it left `base`. */
    changes: (base: string, branch: string): FileChange[] =>
      toLines(git(["diff", "--no-renames", "--name-status", `${base}...${branch}`])).map(line => {
        const [kind = "", file = ""] = line.split("\t")
        return { path: file, change: changes[kind] ?? "MODIFIED" }
      }),

    /** The lines that a branch removes from `base` and adds to it, in files of this kind. */
    changedLines: (base: string, branch: string, kind: string): string[] =>
      toLines(git(["diff", "--no-renames", "--unified=0", `${base}...${branch}`, "--", kind])).filter(line =>
        /^(?!---|\+\+\+)[-+]/.test(line)
      ),

    createBranch: (branch: string, sha: string): void => {
      if (head(branch)) throw new GitRefusal(`A ref named "refs/heads/${branch}" already exists in the repository.`)
      moveBranch(branch, sha)
    },

    deleteBranch: (branch: string): boolean => tryGit(["branch", "-D", branch]).status === 0,

    /** Adds a commit to `branch`, which must still be at `expected`; returns its name. */
    commit: (expected: string | undefined, about: Change): string => {
      const found = head(about.branch)
      if (!found || found !== expected)
        throw new GitRefusal(`Expected branch to point to "${expected}" but it points to "${found ?? "nothing"}".`)
      return change(about)
    },

    /** Puts all changes of `branch` on `base` as one commit; returns its name. */
    squash: (base: string, branch: string, message: string): string => {
      const { status, stdout } = tryGit(["merge-tree", "--write-tree", base, branch])
      if (status !== 0) throw new GitRefusal("Pull Request is not mergeable")
      return addCommit(base, message, stdout.toString().trim())
    },

    /** Writes the files of a commit below `target`, which exists. */
    writeOut: (revision: string, target: string): void =>
      void git([`--work-tree=${target}`, "checkout", "--quiet", revision, "--", "."]),

    remove: (): void => rmSync(gitFolder, { recursive: true, force: true }),
  }
}

export type Repository = ReturnType<typeof createRepository>
