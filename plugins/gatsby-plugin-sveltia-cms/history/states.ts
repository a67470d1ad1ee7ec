import { type Problem, readList, readText } from "../../gatsby-plugin-content-model"
import { describeProblems } from "../describeProblems"
import { findNewProblems } from "../door/checkChange"
import type { Github } from "../door/github"
import type { ReadContent } from "../door/readContent"
import type { Snapshot } from "../door/snapshot"
import type { Site } from "../options"

/** The publication state of a change. */
export interface State {
  kind: "live" | "building" | "refused" | "waiting" | "unknown"
  /** The reasons for the refusal, in words. */
  reasons: string[]
}

const createState = (kind: State["kind"], reasons: string[] = []): State => ({ kind, reasons })

/** The commits of the published branch that the live build has not; `undefined` where that is not known. */
const listNotLive = async (github: Github, head: string, live: string): Promise<ReadonlySet<string> | undefined> => {
  if (live === "") return undefined
  if (live === head) return new Set()
  try {
    const newer = await github.rest("GET", `compare/${live}...${head}`, { commits: readList({ sha: readText }) })
    return new Set(newer.commits.map(({ sha }) => sha))
  } catch {
    // A build of a commit that the repository does not have.
    return undefined
  }
}

const failedCheck =
  "A check on GitHub has failed, and the content is not the reason. The person who maintains the site can find the reason on GitHub, at the red cross beside the newest change."

const checkQuery = `query($owner: String!, $repo: String!, $oid: GitObjectID!) {
  repository(owner: $owner, name: $repo) { object(oid: $oid) { ... on Commit { statusCheckRollup { state } } } }
}`

/** Whether a check of GitHub has failed. Not everybody who may save may read that: then it is not known. */
const hasFailed = async (github: Github, oid: string): Promise<boolean> => {
  const shape = { repository: { object: { statusCheckRollup: { state: readText } } } }
  const answer = await github.query(checkQuery, shape, { oid }).catch(() => undefined)
  return ["FAILURE", "ERROR"].includes(answer?.repository.object.statusCheckRollup.state ?? "")
}

/** A change with the content before and after it. */
interface Checked {
  id: string
  content: { before: Snapshot; after: Snapshot }
}

/** The newest commit and the live build. */
interface Newest {
  /** The commit, and the content as it is there. */
  head: string
  newest: Snapshot
  /** The commit of the build that is live; empty where it is not known. */
  live: string
}

/**
 * Resolves to how far each of `changes` is: by the build that is live, and by the checks of the build, which are run here, on
 * the content as it is at `head` and as each change has made it. No clock is asked.
 */
export const readStates = async (
  github: Github,
  readContent: ReadContent,
  { forms, checkContent }: Site,
  { head, newest, live }: Newest,
  changes: readonly Checked[]
): Promise<ReadonlyMap<string, State>> => {
  const notLive = await listNotLive(github, head, live)
  if (!notLive) return new Map(changes.map(({ id }) => [id, createState("unknown")]))
  const check = async (snapshot: Snapshot): Promise<Problem[]> => checkContent(await readContent(github, snapshot))
  const problems = notLive.size ? await check(newest) : []
  const isFailed = notLive.size > 0 && problems.length === 0 && (await hasFailed(github, head))
  const readState = async ({ id, content }: Checked): Promise<State> => {
    if (!notLive.has(id)) return createState("live")
    if (isFailed) return createState("refused", [failedCheck])
    if (problems.length === 0) return createState("building")
    const own = findNewProblems(await check(content.before), await check(content.after))
    // What a later change has put right keeps nothing from being published.
    const left = own.filter(found =>
      problems.some(({ file, message }) => file === found.file && message === found.message)
    )
    return left.length ? createState("refused", describeProblems(forms, "", left)) : createState("waiting")
  }
  return new Map(await Promise.all(changes.map(async change => [change.id, await readState(change)] as const)))
}
