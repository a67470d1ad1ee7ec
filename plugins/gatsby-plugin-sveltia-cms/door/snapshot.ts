import { type Read, readList, readNumber, readText } from "../../gatsby-plugin-content-model/json"
import type { Commit } from "./change"
import type { Backend, Github } from "./github"

/** A file: its blob id, or its contents in base64. */
export type StoredFile = { oid: string } | { contents: string }

/**
 * The files and folders of the content, keyed by path relative to the content folder. Folders end in `/` and have no
 * value. Links and other repositories, which are neither, end in `//`.
 */
export type Snapshot = ReadonlyMap<string, StoredFile | undefined>

/** Returns a path of the repository relative to the content folder; `undefined` if it is not in it. */
export const toContentPath = ({ folder }: Pick<Backend, "folder">, path: string): string | undefined =>
  path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : undefined

/** Returns whether a file is the same in two snapshots. */
export const isSameFile = (one: StoredFile | undefined, other: StoredFile | undefined): boolean =>
  one === other || (one !== undefined && other !== undefined && "oid" in one && "oid" in other && one.oid === other.oid)

/** GraphQL fields that are read from the content folder. */
const treeFields = "{ ... on Tree { entries { name mode oid object { ... on Tree { entries { name mode oid } } } } } }"

/** Git’s modes of a file: an ordinary one, and one that can be run. */
const fileModes: ReadonlySet<number> = new Set([0o100644, 0o100755])

/** Git’s mode of a folder. */
export const folderMode = 0o40000

const file = { name: readText, mode: readNumber, oid: readText }
const trees = { repository: readList({ entries: readList({ ...file, object: { entries: readList(file) } }) }) }

interface Entry extends Read<typeof file> {
  object?: { entries: Entry[] }
}

const listEntries = (entries: readonly Entry[], folder = ""): [string, StoredFile | undefined][] =>
  entries.flatMap(({ name, mode, oid, object }) => {
    const contentPath = `${folder}${name}`
    if (fileModes.has(mode)) return [[contentPath, { oid }]]
    return mode === folderMode
      ? [[`${contentPath}/`, undefined], ...listEntries(object?.entries ?? [], `${contentPath}/`)]
      : [[`${contentPath}//`, undefined]]
  })

/** Reads the content at each of `commits`, which can also be names of branches, in their order. */
export const readSnapshots = async (github: Github, commits: readonly string[]): Promise<Snapshot[]> => {
  const parameters = commits.map((_, index) => `$tree${index}: String!`)
  const fields = commits.map((_, index) => `tree${index}: object(expression: $tree${index}) ${treeFields}`)
  const { repository } = await github.query(
    `query($owner: String!, $repo: String!, ${parameters.join(", ")}) {
      repository(owner: $owner, name: $repo) { ${fields.join(" ")} }
    }`,
    trees,
    Object.fromEntries(commits.map((commit, index) => [`tree${index}`, `${commit}:${github.backend.folder}`]))
  )
  return repository.map(({ entries }) => new Map(listEntries(entries)))
}

/** Reads the content at `commit`, which can also be the name of a branch. */
export const readSnapshot = async (github: Github, commit: string): Promise<Snapshot> => {
  const [snapshot] = await readSnapshots(github, [commit])
  return snapshot ?? new Map()
}

/**
 * Returns the content after `commit` is applied to `before`. Empty folders disappear, because git does not store them.
 */
export const applyCommit = (
  backend: Pick<Backend, "folder">,
  before: Snapshot,
  { additions, deletions }: Commit
): Snapshot => {
  const files = new Map([...before].filter(([contentPath]) => !contentPath.endsWith("/")))
  for (const path of deletions) {
    const deleted = toContentPath(backend, path) ?? ""
    files.delete(deleted)
    // Who deletes a folder deletes the files in it.
    for (const contentPath of files.keys()) if (contentPath.startsWith(`${deleted}/`)) files.delete(contentPath)
  }
  for (const { path, contents } of additions) files.set(toContentPath(backend, path) ?? path, { contents })
  const after = new Map(files)
  for (const contentPath of files.keys()) {
    const folders = contentPath.split("/").slice(0, -1)
    for (const index of folders.keys()) after.set(`${folders.slice(0, index + 1).join("/")}/`, undefined)
  }
  return after
}
