import { useEffect, useMemo, useState } from "react"
import type { ReadContent } from "../door/readContent"
import type { LiveWatch } from "../liveBuild"
import type { Site } from "../options"
import type { Archive } from "./createArchive"
import { type Change, createReader, readDrafts } from "./readChanges"
import { readRepository } from "./readRepository"
import { type State, readStates } from "./readStates"
import { explainFailure } from "./words"

/** Where changes and their states are read. */
export interface Source {
  archive: Archive
  readContent: ReadContent
  liveWatch: LiveWatch
  site: Site
}

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
const useLiveCommit = (liveWatch: LiveWatch, isWaiting: boolean): string | undefined => {
  const [live, setLive] = useState<string>()
  useEffect(() => {
    const look = (): void => setLive(liveWatch.getBuild()?.commit ?? "")
    const stop = liveWatch.listen({ onLook: look, isWaiting: () => isWaiting })
    void liveWatch.update()
    return stop
  }, [liveWatch, isWaiting])
  return live
}

/** Returns the changes that match the filter, and the publication state of each. */
export const useChanges = ({ archive, readContent, liveWatch, site }: Source, choice: string) => {
  const [shown, setShown] = useState<Shown>()
  const [states, setStates] = useState<ReadonlyMap<string, State>>(new Map())
  const [problem, setProblem] = useState("")
  const live = useLiveCommit(
    liveWatch,
    [...states.values()].some(({ kind }) => !["live", "scheduled", "unknown"].includes(kind))
  )

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
