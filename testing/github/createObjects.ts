import { createHash } from "node:crypto"

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

/** An entry of a folder. */
interface Entry {
  name: string
  type: "blob" | "tree"
  oid: string
}

/** Blob ids of the files of a tree, keyed by path. */
export type Files = ReadonlyMap<string, string>

/** Returns the id that git gives to an object. */
const createId = (type: Entry["type"] | "commit", content: Buffer): string =>
  createHash("sha1").update(`${type} ${content.length}\0`).update(content).digest("hex")

/** Returns the name by which git sorts an entry. */
const sortName = ({ name, type }: Entry): string => (type === "tree" ? `${name}/` : name)

const encodeTree = (entries: readonly Entry[]): Buffer =>
  Buffer.concat(
    entries.flatMap(({ name, type, oid }) => [
      Buffer.from(`${type === "tree" ? "40000" : "100644"} ${name}\0`),
      Buffer.from(oid, "hex"),
    ])
  )

/** Creates a store of git's objects in memory, keyed by their ids. */
export const createObjects = () => {
  const blobs = new Map<string, Buffer>()
  const trees = new Map<string, readonly Entry[]>()
  const filesOfTrees = new Map<string, Files>()
  /** In the order in which they were written, so parents come before their children. */
  const commits = new Map<string, Commit>()

  const writeBlob = (content: Buffer): string => {
    const oid = createId("blob", content)
    blobs.set(oid, content)
    return oid
  }

  const writeTree = (files: Files): string => {
    const entries: Entry[] = []
    const folders = new Map<string, Map<string, string>>()
    for (const [path, oid] of files) {
      const [name = "", ...rest] = path.split("/")
      const folder = folders.get(name) ?? new Map<string, string>()
      if (rest.length === 0) entries.push({ name, type: "blob", oid })
      else folders.set(name, folder.set(rest.join("/"), oid))
    }
    for (const [name, folder] of folders) entries.push({ name, type: "tree", oid: writeTree(folder) })
    const sorted = entries.toSorted((a, b) => (sortName(a) < sortName(b) ? -1 : 1))
    const oid = createId("tree", encodeTree(sorted))
    trees.set(oid, sorted)
    return oid
  }

  /** Returns the files of a tree in git's order. */
  const listFiles = (tree: string): Files => {
    const known = filesOfTrees.get(tree)
    if (known) return known
    const files = new Map<string, string>()
    for (const { name, type, oid } of trees.get(tree) ?? [])
      if (type === "blob") files.set(name, oid)
      else for (const [path, blob] of listFiles(oid)) files.set(`${name}/${path}`, blob)
    filesOfTrees.set(tree, files)
    return files
  }

  const writeCommit = (values: Pick<Commit, "tree" | "parents" | "author" | "message">): Commit => {
    // GitHub's dates have no fractions of a second.
    const date = new Date().toISOString().replace(/\.\d+/, "")
    const sha = createId("commit", Buffer.from(JSON.stringify({ ...values, date })))
    const commit = commits.get(sha) ?? { ...values, sha, date }
    commits.set(sha, commit)
    return commit
  }

  /** Returns the id of what is at a path below a tree: the tree itself for an empty path. */
  const findAt = (tree: string, path: string): string | undefined => {
    let oid: string | undefined = tree
    for (const part of path.split("/").filter(Boolean))
      oid = trees.get(oid ?? "")?.find(({ name }) => name === part)?.oid
    return oid
  }

  return { blobs, trees, commits, writeBlob, writeTree, writeCommit, listFiles, findAt }
}
