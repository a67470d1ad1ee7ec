import { type Problem } from "../../gatsby-plugin-content-model"
import { describeProblems } from "../forms/describeProblems"
import { findNewProblems } from "../door/checkContent"
import type { Github } from "../door/github"
import type { ReadContent } from "../door/readContent"
import { readFailure } from "../door/readFailure"
import type { Snapshot } from "../door/snapshot"
import { describePeriod } from "../forms/describePeriod"
import { listNotLive } from "../liveBuild"
import type { Site } from "../options"
import { tryParseJson } from "../tryParseJson"
import { listChangedFiles } from "./describeFiles"

/** The publication state of a change. */
export interface State {
  kind: "live" | "scheduled" | "building" | "refused" | "waiting" | "unknown"
  /** The reasons for a rejection, or when visitors see a change that is live. */
  reasons: string[]
}

const createState = (kind: State["kind"], reasons: string[] = []): State => ({ kind, reasons })

/** A change with the content before and after it. */
interface Checked {
  id: string
  content: { before: Snapshot; after: Snapshot }
}

/** The newest commit and the live build. */
interface Newest {
  /** The commit, and the content at that commit. */
  head: string
  newest: Snapshot
  /** Commit of the live build; empty if unknown. */
  live: string
}

/**
 * Resolves to the publication state of each of `changes`: from the live build, and from the checks of the build, which
 * run here on the content at `head` and after each change. It does not depend on a clock.
 */
export const readStates = async (
  github: Github,
  readContent: ReadContent,
  site: Site,
  { head, newest, live }: Newest,
  changes: readonly Checked[]
): Promise<ReadonlyMap<string, State>> => {
  const { forms, checkContent } = site
  const notLive = await listNotLive(github, head, live)
  if (!notLive) return new Map(changes.map(({ id }) => [id, createState("unknown")]))
  const check = async (snapshot: Snapshot): Promise<Problem[]> => checkContent(await readContent(github, snapshot))
  const problems = notLive.size ? await check(newest) : []
  const failure = notLive.size > 0 && problems.length === 0 ? await readFailure(github, forms, head) : []
  /** Says when visitors see what a change has brought, if not now. */
  const listPeriods = async ({ content }: Checked): Promise<string[]> => {
    const changed = Object.keys(site.periods).filter(name => listChangedFiles(content).includes(`${name}.json`))
    if (changed.length === 0) return []
    const { files } = await readContent(github, content.after)
    return changed.flatMap(name => describePeriod(site, name, tryParseJson(files[`${name}.json`]), Date.now()) || [])
  }
  const readState = async ({ id, content }: Checked): Promise<State> => {
    if (!notLive.has(id)) {
      const reasons = await listPeriods({ id, content })
      return createState(reasons.length ? "scheduled" : "live", reasons)
    }
    if (failure.length) return createState("refused", failure)
    if (problems.length === 0) return createState("building")
    const own = findNewProblems(await check(content.before), await check(content.after))
    // Problems that a later change has fixed do not count.
    const left = own.filter(found =>
      problems.some(({ file, message }) => file === found.file && message === found.message)
    )
    return left.length ? createState("refused", describeProblems(forms, "", left)) : createState("waiting")
  }
  return new Map(await Promise.all(changes.map(async change => [change.id, await readState(change)] as const)))
}
