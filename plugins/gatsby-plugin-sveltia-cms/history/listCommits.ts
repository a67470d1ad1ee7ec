import { type Read, readList, readFlag, readText } from "../../gatsby-plugin-content-model/json"
import type { Github } from "../door/github"

/** Number of commits that are read at once. */
const pageSize = 10

const commitFields = "oid committedDate messageHeadline message author { name } parents(first: 2) { nodes { oid } }"

const commit = {
  oid: readText,
  committedDate: readText,
  messageHeadline: readText,
  message: readText,
  author: { name: readText },
  /** The first parent of a merge is the branch merged into. The first commit has no parents. */
  parents: { nodes: readList({ oid: readText }) },
}

/** A commit of the published branch. */
export type Commit = Read<typeof commit>

const page = {
  pageInfo: { hasNextPage: readFlag, endCursor: readText },
  nodes: readList(commit),
}

/** Commits that change one path, as far as they have been read. */
interface Stream {
  path: string
  cursor: string | null
  hasMore: boolean
  commits: Commit[]
}

/**
 * Lists the commits from `head` back that change one of `paths`, newest first. Each call of the returned function
 * resolves to a few more, and to whether these were the last.
 */
export const listCommits = (
  github: Github,
  head: string,
  paths: readonly string[]
): (() => Promise<{ commits: Commit[]; hasMore: boolean }>) => {
  const streams = paths.map((path): Stream => ({ path, cursor: null, hasMore: true, commits: [] }))

  const readMore = async (): Promise<void> => {
    const asked = streams.filter(({ hasMore, commits }) => hasMore && commits.length === 0)
    if (asked.length === 0) return
    const parameters = asked.map((_, index) => `$path${index}: String!, $after${index}: String`)
    const fields = asked.map(
      (_, index) =>
        `list${index}: history(first: ${pageSize}, path: $path${index}, after: $after${index}) { pageInfo { hasNextPage endCursor } nodes { ${commitFields} } }`
    )
    const { repository } = await github.query(
      `query($owner: String!, $repo: String!, $head: GitObjectID!, ${parameters.join(", ")}) {
        repository(owner: $owner, name: $repo) { object(oid: $head) { ... on Commit { ${fields.join(" ")} } } }
      }`,
      { repository: { object: readList(page) } },
      Object.fromEntries([
        ["head", head],
        ...asked.flatMap(({ path, cursor }, index) => [
          [`path${index}`, path],
          [`after${index}`, cursor],
        ]),
      ])
    )
    for (const [index, stream] of asked.entries()) {
      const found = repository.object[index]
      stream.commits = found?.nodes ?? []
      stream.hasMore = found?.pageInfo.hasNextPage ?? false
      stream.cursor = found?.pageInfo.endCursor ?? null
    }
  }

  /** Removes the newest commit that has been read from all lists. */
  const takeNewest = (): Commit | undefined => {
    const [newest] = streams
      .flatMap(({ commits }) => commits.slice(0, 1))
      .toSorted((a, b) => Date.parse(b.committedDate) - Date.parse(a.committedDate))
    for (const stream of streams) stream.commits = stream.commits.filter(({ oid }) => oid !== newest?.oid)
    return newest
  }

  return async () => {
    const commits: Commit[] = []
    while (commits.length < pageSize) {
      await readMore()
      const newest = takeNewest()
      if (!newest) break
      commits.push(newest)
    }
    return { commits, hasMore: streams.some(({ hasMore, commits: left }) => hasMore || left.length > 0) }
  }
}
