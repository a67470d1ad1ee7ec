import { spawn } from "node:child_process"
import { randomUUID } from "node:crypto"
import { mkdir, rm } from "node:fs/promises"
import path from "node:path"

/** One file of a commit. */
export interface TrackedFile {
  path: string
  sha: string
  size: number
}

/** Who made a commit, when, and what it is. */
export interface Commit {
  sha: string
  message: string
  name: string
  email: string
  date: string
}

/** A file or a commit as git keeps it. */
export interface GitObject {
  sha: string
  kind: string
  content: Buffer
}

export interface FileChange {
  path: string
  change: "ADDED" | "MODIFIED" | "DELETED"
}

/** Who makes all commits. */
export const practicePerson = { name: "Practice", email: "practice@example.com" }

/** Something git refuses, such as a commit on top of a branch that has moved; `message` is for the reader. */
export class GitRefusal extends Error {}

interface GitOptions {
  input?: Buffer | string
  /** An index file of its own, so that commands that run at the same time do not meet. */
  index?: string
}

const toList = (output: Buffer, separator = "\0"): string[] => output.toString().split(separator).filter(Boolean)

/** A text or a file as `git fast-import` reads it. */
const toData = (content: Buffer | string) => [`data ${Buffer.byteLength(content)}\n`, content, "\n"]

/**
 * A `git cat-file --batch` that stays open: it says what an expression such as `main:data/clinic.json` names, one line each.
 * Starting git for every question would take far longer than its answer.
 */
const openReader = (environment: NodeJS.ProcessEnv) => {
  const reader = spawn("git", ["cat-file", "--batch"], { env: environment, stdio: ["pipe", "pipe", "inherit"] })
  let isOpen = true
  let received: Buffer = Buffer.alloc(0)
  const questions: { answer: (object: GitObject | undefined) => void; fail: (error: Error) => void }[] = []
  /** Takes the first complete answer from what has come: `sha kind size` and the content, or a line that there is nothing. */
  const takeAnswer = (): boolean => {
    const end = received.indexOf("\n")
    if (end < 0) return false
    const [, sha, kind, size] = /^([0-9a-f]{40}) (\w+) (\d+)$/.exec(received.toString("utf8", 0, end)) ?? []
    const start = end + 1
    if (!sha || !kind) {
      received = received.subarray(start)
      questions.shift()?.answer(undefined)
      return true
    }
    const contentEnd = start + Number(size)
    if (received.length <= contentEnd) return false
    const content = Buffer.from(received.subarray(start, contentEnd))
    received = received.subarray(contentEnd + 1)
    questions.shift()?.answer({ sha, kind, content })
    return true
  }
  const end = (error: Error): void => {
    isOpen = false
    for (const { fail } of questions.splice(0)) fail(error)
  }
  reader.stdout.on("data", (piece: Buffer) => {
    received = Buffer.concat([received, piece])
    while (takeAnswer());
  })
  reader.stdin.on("error", end)
  reader.on("error", end)
  reader.on("close", status => end(new GitRefusal(`git cat-file: status ${status}`)))
  return {
    isOpen: (): boolean => isOpen,
    ask: (expression: string): Promise<GitObject | undefined> =>
      new Promise((answer, fail) => {
        questions.push({ answer, fail })
        reader.stdin.write(`${expression}\n`)
      }),
    close: (): void => void reader.stdin.end(),
  }
}

/**
 * A bare git repository in `folder`, made with git's own plumbing: what GitHub keeps, without GitHub. Everything is read
 * from and written to git; nothing is kept beside it that can change.
 */
export const openRepository = (folder: string) => {
  const environment = {
    PATH: process.env["PATH"],
    GIT_DIR: folder,
    // The settings of this machine, such as signed commits, are not the repository's.
    GIT_CONFIG_GLOBAL: "/dev/null",
    GIT_CONFIG_NOSYSTEM: "1",
    GIT_AUTHOR_NAME: practicePerson.name,
    GIT_AUTHOR_EMAIL: practicePerson.email,
    GIT_COMMITTER_NAME: practicePerson.name,
    GIT_COMMITTER_EMAIL: practicePerson.email,
  }

  const run = (parameters: readonly string[], { input, index }: GitOptions = {}) =>
    new Promise<{ status: number; output: Buffer; errorOutput: string }>((resolve, reject) => {
      const command = spawn("git", parameters, { env: { ...environment, ...(index && { GIT_INDEX_FILE: index }) } })
      const output: Buffer[] = []
      const errorOutput: Buffer[] = []
      command.stdout.on("data", (piece: Buffer) => output.push(piece))
      command.stderr.on("data", (piece: Buffer) => errorOutput.push(piece))
      command.on("error", reject)
      command.on("close", status =>
        resolve({
          status: status ?? 1,
          output: Buffer.concat(output),
          errorOutput: Buffer.concat(errorOutput).toString().trim(),
        })
      )
      command.stdin.end(input)
    })

  const git = async (parameters: readonly string[], options?: GitOptions): Promise<Buffer> => {
    const { status, output, errorOutput } = await run(parameters, options)
    if (status !== 0) throw new GitRefusal(`git ${parameters[0]}: ${errorOutput || `status ${status}`}`)
    return output
  }

  const gitLine = async (parameters: readonly string[], options?: GitOptions): Promise<string> =>
    (await git(parameters, options)).toString().trim()

  const gitList = async (parameters: readonly string[], separator?: string): Promise<string[]> =>
    toList(await git(parameters), separator)

  const answers = new Map<string, Promise<Buffer>>()

  /** What git says about the object `sha`. It is asked once: an object never changes. */
  const askOnce = (sha: string, parameters: readonly string[]): Promise<Buffer> => {
    if (!/^[0-9a-f]{40}$/.test(sha)) return git(parameters)
    const question = parameters.join("\0")
    const answer = answers.get(question) ?? git(parameters)
    answers.set(question, answer)
    // An object that does not exist yet may be made later.
    answer.catch(() => answers.delete(question))
    return answer
  }

  let reader: ReturnType<typeof openReader> | undefined

  /** What an expression such as `main:data/clinic.json` names, or `undefined` where there is nothing. */
  const object = async (expression: string): Promise<GitObject | undefined> => {
    if (expression.includes("\n")) return undefined
    if (!reader?.isOpen()) reader = openReader(environment)
    return reader.ask(expression)
  }

  /** The commits up to `from`, the newest first, with the files that each changes. */
  const log = async (from: string): Promise<(Commit & { files: string[] })[]> => {
    const format = "--format=%x1e%H%x1f%an%x1f%ae%x1f%cI%x1f%B%x1f"
    const output = await askOnce(from, ["-c", "core.quotePath=false", "log", "--name-only", format, from])
    return toList(output, "\x1e").map(row => {
      const [sha = "", name = "", email = "", date = "", message = "", files = ""] = row.split("\x1f")
      return { sha, name, email, date, message: message.trim(), files: files.split("\n").filter(Boolean) }
    })
  }

  const withIndex = async <Result>(work: (index: string) => Promise<Result>): Promise<Result> => {
    const index = path.join(folder, `index-${randomUUID()}`)
    try {
      return await work(index)
    } finally {
      await rm(index, { force: true })
    }
  }

  /** The commit a branch points at, or `undefined` where there is no such branch. */
  const head = async (branch: string): Promise<string | undefined> => (await object(`refs/heads/${branch}`))?.sha

  const moveBranch = async (branch: string, to: string, from?: string): Promise<void> => {
    await git(["update-ref", `refs/heads/${branch}`, to, ...(from === undefined ? [] : [from])])
  }

  const commitTree = (tree: string, message: string, parents: readonly string[]): Promise<string> =>
    gitLine(["commit-tree", tree, ...parents.flatMap(parent => ["-p", parent]), "-m", message])

  return {
    folder,
    head,
    moveBranch,
    object,

    /** Makes the repository, with the files below `root` at `folders` as its first commit on `branch`. */
    create: async (root: string, folders: readonly string[], branch = "main"): Promise<void> => {
      await mkdir(folder, { recursive: true })
      await git(["init", "--quiet", "--bare", `--initial-branch=${branch}`, folder])
      await withIndex(async index => {
        await git(["--work-tree", path.resolve(root), "add", "--force", "--", ...folders], { index })
        await moveBranch(branch, await commitTree(await gitLine(["write-tree"], { index }), "The site’s content", []))
      })
    },

    branches: (): Promise<string[]> => gitList(["for-each-ref", "--format=%(refname:lstrip=2)", "refs/heads"], "\n"),

    /** All files of a commit. */
    files: async (commit: string): Promise<TrackedFile[]> =>
      (await gitList(["ls-tree", "-r", "-l", "-z", commit])).map(row => {
        const [about = "", name = ""] = row.split("\t")
        const [, , sha = "", size = ""] = about.split(/ +/)
        return { path: name, sha, size: Number(size) }
      }),

    /** The newest commits of a branch or commit, or of one file in it. */
    history: async (from: string, { count, file }: { count: number; file?: string | undefined }): Promise<Commit[]> =>
      (await log(from)).filter(({ files }) => file === undefined || files.includes(file)).slice(0, count),

    /** What a branch changes since it left `base`. */
    changes: async (base: string, branch: string): Promise<FileChange[]> => {
      const start = await gitLine(["merge-base", base, branch])
      const rows = await gitList(["diff-tree", "-r", "-z", "--no-renames", "--name-status", start, branch])
      const kinds: Readonly<Record<string, FileChange["change"]>> = { A: "ADDED", D: "DELETED" }
      return rows.flatMap((letter, index) => {
        const file = rows[index + 1]
        return index % 2 === 0 && file !== undefined ? [{ path: file, change: kinds[letter] ?? "MODIFIED" }] : []
      })
    },

    /** The difference between two commits as git prints it. */
    diff: (from: string, to: string): Promise<string> => gitLine(["diff", "--unified=0", from, to]),

    createBranch: async (branch: string, sha: string): Promise<void> => {
      if (await head(branch))
        throw new GitRefusal(`A ref named "refs/heads/${branch}" already exists in the repository.`)
      await moveBranch(branch, sha)
    },

    deleteBranch: (branch: string): Promise<Buffer> => git(["update-ref", "-d", `refs/heads/${branch}`]),

    /** Adds a commit to `branch`, which must still be at `expected`; resolves to its name. */
    commit: async ({
      branch,
      expected,
      message,
      additions,
      deletions = [],
    }: {
      branch: string
      expected: string
      message: string
      additions: readonly { path: string; contents: Buffer }[]
      deletions?: readonly string[]
    }): Promise<string> => {
      const current = await head(branch)
      if (current !== expected)
        throw new GitRefusal(`Expected branch to point to "${expected}" but it points to "${current ?? "nothing"}".`)
      const parts = [
        `commit refs/heads/${branch}\nmark :1\n`,
        `committer ${practicePerson.name} <${practicePerson.email}> ${Math.floor(Date.now() / 1000)} +0000\n`,
        ...toData(message),
        `from ${expected}\n`,
        ...deletions.map(name => `D ${JSON.stringify(name)}\n`),
        ...additions.flatMap(({ path: name, contents }) => [
          `M 100644 inline ${JSON.stringify(name)}\n`,
          ...toData(contents),
        ]),
        "get-mark :1\n",
      ]
      // It refuses, too, when the branch has moved meanwhile.
      return gitLine(["fast-import", "--quiet"], { input: Buffer.concat(parts.map(part => Buffer.from(part))) })
    },

    /** Puts all changes of `branch` on `base` as one commit. Refuses where both changed the same lines. */
    squash: async (base: string, branch: string, message: string): Promise<string> => {
      const [ours, theirs] = await Promise.all([head(base), head(branch)])
      if (!ours || !theirs) throw new GitRefusal(`There is no branch “${ours ? branch : base}”.`)
      const { status, output } = await run(["merge-tree", "--write-tree", ours, theirs])
      if (status !== 0) throw new GitRefusal("Pull Request is not mergeable")
      const sha = await commitTree(output.toString().trim(), message, [ours])
      await moveBranch(base, sha, ours)
      return sha
    },

    /** Ends what runs for the repository. */
    close: (): void => reader?.close(),

    /** Writes the files of a commit below `target`. */
    writeOut: (commit: string, target: string): Promise<void> =>
      withIndex(async index => {
        await mkdir(target, { recursive: true })
        await git(["read-tree", commit], { index })
        await git(["--work-tree", path.resolve(target), "checkout-index", "--all", "--force"], { index })
      }),
  }
}

export type GitRepository = ReturnType<typeof openRepository>
