import { pictureFolder } from "../../gatsby-plugin-content-model/json"
import type { Forms } from "../options"
import type { Archive } from "./createArchive"
import { type ContentChange, type FileChange, describeFiles } from "./describeFiles"
import { readTrailer } from "../invitations/editors"
import { type Commit, listCommits } from "./listCommits"
import { findOwnMessage } from "./ownMessages"
import { readBase } from "../door/checkContent"
import type { Draft } from "../door/drafts"

/** A change of the content, or a draft, with its description. */
export interface Change {
  /** Id of its commit. */
  id: string
  date: string
  author: string
  isDraft: boolean
  /** The commit message; empty if the change is a save of a form. */
  message: string
  /** Whether it is the first commit, which has nothing before it. */
  isFirst: boolean
  content: ContentChange
  files: FileChange[]
}

/** Filters of the list in addition to the names of forms. */
export const everything = ""
export const allPictures = pictureFolder

/** Returns the paths in the repository that match a filter. */
const listPaths = ({ folder, languages }: Forms, choice: string): string[] => {
  if (choice === everything) return [folder]
  if (choice === allPictures) return [`${folder}/${pictureFolder}`]
  return ["", ...languages.map(language => `${language}/`)].map(below => `${folder}/${below}${choice}.json`)
}

const describeCommits = async (archive: Archive, commits: readonly Commit[]): Promise<Change[]> => {
  // This fills the cache with one request.
  await archive.readSnapshots(commits.flatMap(({ oid, parents }) => [oid, ...parents.nodes.map(parent => parent.oid)]))
  return Promise.all(
    commits.map(async ({ oid, parents: { nodes: parents }, committedDate: date, author, ...commit }) => {
      const { messageHeadline: message } = commit
      const [after = new Map(), before = new Map()] = await archive.readSnapshots([
        oid,
        ...parents.map(parent => parent.oid),
      ])
      const content = { before, after }
      const files = await describeFiles(archive, content)
      const showsMessage = parents.length > 1 || files.length === 0 || findOwnMessage(message) !== ""
      const about = { isDraft: false, isFirst: parents.length === 0, message: showsMessage ? message : "" }
      return { id: oid, date, author: readTrailer(commit.message)?.name ?? author.name, ...about, content, files }
    })
  )
}

/** Returns whether a change matches a filter. */
const isOf = ({ files }: Change, choice: string): boolean =>
  choice === everything ||
  files.some(({ file }) =>
    choice === allPictures ? file.startsWith(`${pictureFolder}/`) : file.replace(/^[^/]+\//, "") === `${choice}.json`
  )

/** Reads the drafts that match the filter, newest first. */
export const readDrafts = async (archive: Archive, drafts: readonly Draft[], choice: string): Promise<Change[]> => {
  const changes = drafts.map(async (draft): Promise<Change> => {
    const { headRefOid: id, updatedAt: date, author, commits } = draft
    const editor = readTrailer(commits.nodes[0]?.commit.message ?? "")
    const base = await readBase(archive.github, id)
    const [before = new Map(), after = new Map()] = await archive.readSnapshots([base, id])
    const content = { before, after }
    const files = await describeFiles(archive, content)
    const about = { isDraft: true, isFirst: false, message: "" }
    return { id, date, author: editor?.name ?? (author.name || author.login), ...about, content, files }
  })
  return (await Promise.all(changes)).filter(change => isOf(change, choice))
}

/** Creates a function that reads a few more changes that match the filter, from `head` back, newest first. */
export const createReader = (archive: Archive, head: string, choice: string) => {
  const readNext = listCommits(archive.github, head, listPaths(archive.forms, choice))
  return async (): Promise<{ changes: Change[]; hasMore: boolean }> => {
    const { commits, hasMore } = await readNext()
    return { changes: await describeCommits(archive, commits), hasMore }
  }
}
