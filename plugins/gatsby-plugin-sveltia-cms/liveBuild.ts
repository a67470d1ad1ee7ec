import { read, readList, readOptional, readText } from "../gatsby-plugin-content-model/json"
import type { Github } from "./door/github"

/** The live build, from `/admin/build.json` (writeLiveBuild.ts). */
export interface LiveBuild {
  /** Build id, which each of its pages contains. */
  build: string
  /** Its newest commit. */
  commit?: string | undefined
  /** Time of that commit. */
  time?: string | undefined
}

const buildShape = { build: readOptional, commit: readOptional, time: readOptional }

/** Reads the live build; `undefined` if there is none, as in develop mode. */
const readLiveBuild = async (): Promise<LiveBuild | undefined> => {
  const response = await fetch("/admin/build.json", { cache: "no-store" })
  if (!response.ok) return undefined
  const { build, ...about } = read(buildShape, await response.json())
  return build === undefined ? undefined : { build, ...about }
}

/**
 * Returns the commits up to `head` that a build of the commit `live` does not have; `undefined` if that is unknown. A
 * change is live if its commit is not among them, whatever a clock says.
 */
export const listNotLive = async (
  github: Github,
  head: string,
  live: string | undefined
): Promise<ReadonlySet<string> | undefined> => {
  if (!live) return undefined
  if (live === head) return new Set()
  try {
    const newer = await github.rest("GET", `compare/${live}...${head}`, { commits: readList({ sha: readText }) })
    return new Set(newer.commits.map(({ sha }) => sha))
  } catch {
    // The build is of a commit that the repository does not have, or the network has failed.
    return undefined
  }
}

const pollMs = 15_000

/** Somebody who shows what is live. */
interface LiveListener {
  /** Called after each reading, and again and again while the page is visible. */
  onLook: () => void
  /** Returns whether a new build is expected: only then is it read every few seconds. */
  isWaiting: () => boolean
}

/** What is live, for all parts of the editor. Nothing signals the end of a build, so one timer polls. */
export interface LiveWatch {
  /** Returns the live build as last read; `undefined` if there is none or it has not been read. */
  getBuild: () => LiveBuild | undefined
  /** Resolves once it has been read for the first time. */
  firstRead: Promise<void>
  /** Reads it now. */
  update: () => Promise<void>
  /** Adds a listener. Returns a function that removes it. */
  listen: (listener: LiveListener) => () => void
  /** Resolves to whether a commit is live; `undefined` if unknown. */
  isLive: (commit: string, github: Github) => Promise<boolean | undefined>
}

/** Starts to watch what is live. */
export const watchLiveBuild = (): LiveWatch => {
  let build: LiveBuild | undefined
  const listeners = new Set<LiveListener>()
  const tell = (): void => {
    for (const { onLook } of listeners) onLook()
  }
  const update = async (): Promise<void> => {
    // Without a network the last known value stays.
    build = (await readLiveBuild().catch(() => undefined)) ?? build
    tell()
  }
  const look = (): void => {
    if (document.visibilityState !== "visible") return
    if ([...listeners].some(({ isWaiting }) => isWaiting())) void update()
    else tell()
  }
  const firstRead = update()
  setInterval(look, pollMs)
  document.addEventListener("visibilitychange", () => void (document.visibilityState === "visible" && update()))
  return {
    getBuild: () => build,
    firstRead,
    update,
    listen: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    isLive: async (commit, github) => {
      await firstRead
      const notLive = await listNotLive(github, commit, build?.commit)
      return notLive && !notLive.has(commit)
    },
  }
}
