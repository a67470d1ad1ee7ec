import { spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { deflateSync, inflateSync } from "node:zlib"

export interface Commit {
  sha: string
  /** Id of its tree. */
  tree: string
  /** Ids of its parents: two for a merge, none for the first commit. */
  parents: readonly string[]
  /** Name of its author. */
  author: string
  message: string
  date: string
}

/** What a path of a tree contains: git’s mode, such as `100644` for a file, and the id of the object. */
export interface TreeItem {
  mode: string
  oid: string
}

/** An entry of a folder. */
export interface Entry extends TreeItem {
  name: string
}

/** The files of a tree, keyed by path. */
export type Files = ReadonlyMap<string, TreeItem>

/** Mode of a folder. */
export const folderMode = "40000"

/** Returns the name by which git sorts an entry. */
const sortName = ({ name, mode }: Entry): string => (mode === folderMode ? `${name}/` : name)

const encodeTree = (entries: readonly Entry[]): Buffer =>
  Buffer.concat(entries.flatMap(({ name, mode, oid }) => [Buffer.from(`${mode} ${name}\0`), Buffer.from(oid, "hex")]))

const parseTree = (content: Buffer): Entry[] => {
  const entries: Entry[] = []
  for (let start = 0; start < content.length;) {
    const end = content.indexOf(0, start)
    const [mode = "", ...name] = content.toString("utf8", start, end).split(" ")
    start = end + 21
    entries.push({ mode, name: name.join(" "), oid: content.toString("hex", end + 1, start) })
  }
  return entries
}

/** Settings of the machine, such as another way to detect renames, have no influence. */
const gitEnvironment = { ...process.env, GIT_CONFIG_NOSYSTEM: "1", GIT_CONFIG_GLOBAL: "/dev/null" }

/** Creates a store of git’s objects in memory, keyed by their ids, on which git itself can work. */
export const createObjects = () => {
  /** Objects as git stores them: type and size before the content. */
  const objects = new Map<string, Buffer>()
  const filesOfTrees = new Map<string, Files>()
  /** In the order in which they were written, so parents come before their children. */
  const commits = new Map<string, Commit>()

  const write = (type: "blob" | "tree" | "commit", content: Buffer): string => {
    const object = Buffer.concat([Buffer.from(`${type} ${content.length}\0`), content])
    const oid = createHash("sha1").update(object).digest("hex")
    objects.set(oid, object)
    return oid
  }

  const read = (type: "blob" | "tree", oid: string): Buffer | undefined => {
    const object = objects.get(oid)
    return object?.toString("latin1", 0, type.length) === type ? object.subarray(object.indexOf(0) + 1) : undefined
  }

  const readTree = (oid: string): Entry[] | undefined => {
    const content = read("tree", oid)
    return content && parseTree(content)
  }

  const writeTree = (files: Files): string => {
    const entries: Entry[] = []
    const folders = new Map<string, Map<string, TreeItem>>()
    for (const [file, item] of files) {
      const [name = "", ...rest] = file.split("/")
      const folder = folders.get(name) ?? new Map<string, TreeItem>()
      if (rest.length === 0) entries.push({ name, ...item })
      else folders.set(name, folder.set(rest.join("/"), item))
    }
    for (const [name, folder] of folders) entries.push({ name, mode: folderMode, oid: writeTree(folder) })
    return write("tree", encodeTree(entries.toSorted((a, b) => (sortName(a) < sortName(b) ? -1 : 1))))
  }

  /** Returns the files of a tree in git’s order. */
  const listFiles = (tree: string): Files => {
    const known = filesOfTrees.get(tree)
    if (known) return known
    const files = new Map<string, TreeItem>()
    for (const { name, ...item } of readTree(tree) ?? [])
      if (item.mode !== folderMode) files.set(name, item)
      else for (const [file, below] of listFiles(item.oid)) files.set(`${name}/${file}`, below)
    filesOfTrees.set(tree, files)
    return files
  }

  const writeCommit = ({ tree, parents, author, message }: Omit<Commit, "sha" | "date">): Commit => {
    const seconds = Math.floor(Date.now() / 1000)
    const person = `${author} <editor@example.com> ${seconds} +0000`
    const lines = [`tree ${tree}`, ...parents.map(parent => `parent ${parent}`), `author ${person}`]
    const sha = write("commit", Buffer.from(`${lines.join("\n")}\ncommitter ${person}\n\n${message}`))
    // GitHub's dates have no fractions of a second.
    const date = new Date(seconds * 1000).toISOString().replace(/\.\d+/, "")
    const commit = commits.get(sha) ?? { sha, tree, parents, author, message, date }
    commits.set(sha, commit)
    return commit
  }

  /** Returns the id of what is at a path below a tree: the tree itself for an empty path. */
  const findAt = (tree: string, file: string): string | undefined => {
    let oid: string | undefined = tree
    for (const part of file.split("/").filter(Boolean))
      oid = readTree(oid ?? "")?.find(({ name }) => name === part)?.oid
    return oid
  }

  /** Runs git on a copy of all objects. Returns its output, and whether it has succeeded. Keeps what it has written. */
  const runGit = (...parameters: readonly string[]): { isDone: boolean; output: string } => {
    const folder = mkdtempSync(path.join(tmpdir(), "git-"))
    const findFile = (oid: string): string => path.join(folder, "objects", oid.slice(0, 2), oid.slice(2))
    const keep = (oid: string): void => {
      if (!objects.has(oid)) objects.set(oid, inflateSync(readFileSync(findFile(oid))))
      // Commits of other repositories are elsewhere.
      for (const entry of readTree(oid) ?? []) if (entry.mode !== "160000") keep(entry.oid)
    }
    try {
      mkdirSync(path.join(folder, "refs"))
      writeFileSync(path.join(folder, "HEAD"), "ref: refs/heads/main\n")
      for (const [oid, object] of objects) {
        mkdirSync(path.dirname(findFile(oid)), { recursive: true })
        writeFileSync(findFile(oid), deflateSync(object, { level: 0 }))
      }
      const command = ["--git-dir", folder, ...parameters]
      const { status, stdout, stderr } = spawnSync("git", command, { encoding: "utf8", env: gitEnvironment })
      // Of a merge, 1 means a conflict.
      if (status !== 0 && status !== 1) throw new Error(`git ${parameters.join(" ")} failed. ${stderr}`)
      const [tree = ""] = /^[\da-f]{40}(?=\n)/.exec(stdout) ?? []
      if (status === 0 && tree) keep(tree)
      return { isDone: status === 0, output: stdout }
    } finally {
      rmSync(folder, { recursive: true })
    }
  }

  return {
    commits,
    readBlob: (oid: string): Buffer | undefined => read("blob", oid),
    readTree,
    writeBlob: (content: Buffer): string => write("blob", content),
    writeTree,
    writeCommit,
    listFiles,
    findAt,
    runGit,
  }
}
