import { useEffect, useMemo, useState } from "react"
import type { ReadContent } from "../door/readContent"
import { readLiveBuild } from "../liveBuild"
import type { Site } from "../options"
import type { Archive } from "./createArchive"
import { type Change, createReader, readDrafts } from "./readChanges"
import { readRepository } from "./readRepository"
import { type State, readStates } from "./readStates"
import { explainFailure } from "./words"

const pollMs = 15_000

/** The list of changes for the current choice. */
interface Shown {
  repository: Awaited<ReturnType<typeof readRepository>>
  changes: Change[]
  hasMore: boolean
  readNext: () => Promise<{ changes: Change[]; hasMore: boolean }>
}

const readFirst = async (archive: Archive, choice: string): Promise<Shown> => {
  const repository = await readRepository(archive.github)
  const readNext = createReader(archive, repository.head, choice)
  const [drafts, first] = await Promise.all([readDrafts(archive, repository.drafts, choice), readNext()])
  return { repository, changes: [...drafts, ...first.changes], hasMore: first.hasMore, readNext }
}

/** Returns the commit of the live build: empty if unknown, `undefined` until it has been read. */
const useLiveCommit = (isWaiting: boolean): string | undefined => {
  const [live, setLive] = useState<string>()
  useEffect(() => {
    const look = (): void =>
      void readLiveBuild().then(
        build => setLive(build?.commit ?? ""),
        // Without a network the last known value stays.
        () => setLive(known => known ?? "")
      )
    look()
    // Nothing signals the end of a build, so this polls.
    const timer = isWaiting ? setInterval(look, pollMs) : undefined
    return () => clearInterval(timer)
  }, [isWaiting])
  return live
}

/** Returns the changes that match the filter, and the publication state of each. */
export const useChanges = (archive: Archive, readContent: ReadContent, site: Site, choice: string) => {
  const [shown, setShown] = useState<Shown>()
  const [states, setStates] = useState<ReadonlyMap<string, State>>(new Map())
  const [problem, setProblem] = useState("")
  const live = useLiveCommit([...states.values()].some(({ kind }) => !["live", "scheduled", "unknown"].includes(kind)))

  useEffect(() => {
    let isCurrent = true
    readFirst(archive, choice).then(
      first => isCurrent && setShown(first),
      (error: unknown) => isCurrent && setProblem(explainFailure(error))
    )
    return () => {
      isCurrent = false
    }
  }, [archive, choice])

  const commits = useMemo(() => shown?.changes.filter(({ isDraft }) => !isDraft) ?? [], [shown])
  const head = shown?.repository.head
  useEffect(() => {
    let isCurrent = true
    const read = async (): Promise<void> => {
      if (!head || live === undefined) return
      const [newest = new Map()] = await archive.readSnapshots([head])
      const found = await readStates(archive.github, readContent, site, { head, newest, live }, commits)
      if (isCurrent) setStates(found)
    }
    read().catch((error: unknown) => isCurrent && setProblem(explainFailure(error)))
    return () => {
      isCurrent = false
    }
  }, [archive, readContent, site, commits, head, live])

  const readMore = async (): Promise<void> => {
    if (!shown) return
    try {
      const { changes, hasMore } = await shown.readNext()
      setShown({ ...shown, changes: [...shown.changes, ...changes], hasMore })
    } catch (error) {
      setProblem(explainFailure(error))
    }
  }
  return { shown, states, problem, readMore }
}
