import { read, readOptional } from "../gatsby-plugin-content-model/json"
import { createHelpLink } from "./help/helpLinks"

/** The live build, from `/admin/build.json` (writeLiveBuild.ts). */
export interface LiveBuild {
  /** Build id, which each of its pages contains. */
  build: string
  /** Its newest commit. */
  commit?: string | undefined
  /** Time of that commit. */
  time?: string | undefined
}

/** Milliseconds to wait for a build, which takes a host a few minutes. */
const buildMs = 15 * 60_000

const units = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const

const formatAgo = (ms: number): string => {
  const [unit, size] = units.find(([, unitMs]) => ms >= unitMs) ?? []
  if (!unit) return "just now"
  return new Intl.RelativeTimeFormat("en").format(-Math.floor(ms / size), unit)
}

/** Describes the live build and the age of its newest change. `now` is in milliseconds since 1970. */
export const describeLiveBuild = ({ build, time }: LiveBuild, now: number): string =>
  `Live: ${time ? `changed ${formatAgo(now - Date.parse(time))}, ` : ""}build ${build.slice(0, 7)}.`

/**
 * Describes the progress of a published change that has waited for `waitedMs` and is not live yet. `reasons` are those
 * of a failed build.
 */
export const describeWait = (waitedMs: number, reasons: readonly string[] = []): string => {
  if (reasons.length) return `A change did not reach the site. ${reasons.join(" ")}`
  return waitedMs < buildMs ? "A change is on its way to the site." : "A change did not reach the site."
}

/** Describes a newest change that cannot be published. */
const describeProblemCount = (problems: number): string =>
  `A change cannot be published: ${problems === 1 ? "its problem is" : `its ${problems} problems are`} at the top.`

interface KnownCommit {
  commit: string
  /** Time at which the editor learned of it, in milliseconds since 1970. */
  since: number
  /** The commit that was live at that time: the clock of this device may be slow. */
  live?: string | undefined
}

/**
 * Returns whether a build contains a commit: it is the build’s own, or the build’s own is newer. If the build does not
 * name its commit, the result is true, so that nobody waits.
 */
export const isIn = (build: LiveBuild, { commit, since, live }: KnownCommit): boolean =>
  build.commit === undefined ||
  build.commit === commit ||
  (build.commit !== live && Date.parse(build.time ?? "") > since)

const buildShape = { build: readOptional, commit: readOptional, time: readOptional }

/** Reads the live build; `undefined` if there is none, as in develop mode. */
export const readLiveBuild = async (): Promise<LiveBuild | undefined> => {
  const response = await fetch("/admin/build.json", { cache: "no-store" })
  if (!response.ok) return undefined
  const { build, ...about } = read(buildShape, await response.json())
  return build === undefined ? undefined : { build, ...about }
}

const pollMs = 15_000

/** Number of polls after which the checks of a waiting commit are read again. */
const pollsPerCheck = 4

/**
 * Shows below the editor the live build, in `live`, and the progress of a newer change, in `change`. Returns functions
 * to call with each newest commit and with its problems. In develop mode there is no build, and nothing is shown.
 */
export const showLiveBuild = (live: HTMLElement, change: HTMLElement) => {
  let build: LiveBuild | undefined
  let newest: KnownCommit | undefined
  let hasWaited = false
  let problems = 0
  /** When visitors see what was saved last, if not at once. */
  let period = ""
  let nextPeriod = ""
  let readReasons: (() => Promise<string[]>) | undefined
  let reasons: string[] = []
  let polls = 0

  const isWaiting = (): boolean => build !== undefined && newest !== undefined && !isIn(build, newest)
  const show = (): void => {
    if (!build) return
    live.textContent = describeLiveBuild(build, Date.now())
    hasWaited ||= isWaiting()
    const wait = isWaiting()
      ? describeWait(Date.now() - (newest?.since ?? 0), reasons)
      : hasWaited
        ? "The change is live."
        : ""
    const news = problems ? describeProblemCount(problems) : [wait, wait && period].filter(Boolean).join(" ")
    // Writing a live region makes screen readers announce it, so it is written only on a change.
    if (change.dataset["news"] === news) return
    change.dataset["news"] = news
    const isLost = news.startsWith("A change did not")
    change.replaceChildren(news, ...(isLost ? [" ", createHelpLink("notLive")] : []))
  }
  const update = async (): Promise<void> => {
    // Without a network the last known value stays.
    build = (await readLiveBuild().catch(() => undefined)) ?? build
    show()
  }
  const checkBuild = async (): Promise<void> => {
    const { commit } = newest ?? {}
    const found = (await readReasons?.()) ?? []
    if (commit !== newest?.commit) return
    reasons = found
    show()
  }
  const look = (): void => {
    if (document.visibilityState !== "visible") return
    if (!isWaiting()) return show()
    void update()
    polls += 1
    if (polls % pollsPerCheck === 0) void checkBuild()
  }
  const firstRead = update()
  setInterval(look, pollMs)
  document.addEventListener("visibilitychange", () => void (document.visibilityState === "visible" && update()))
  return {
    /** Returns whether this commit is live, and so has passed all checks. */
    isLive: async (commit: string): Promise<boolean> => {
      await firstRead
      return build?.commit === commit
    },
    /** `readFailure` resolves to the reasons for which the commit is not published; none if it may be on its way. */
    setNewest: (commit: string, readFailure: () => Promise<string[]>): void => {
      if (commit === newest?.commit) return
      readReasons = readFailure
      reasons = []
      polls = 0
      newest = { commit, since: Date.now(), live: build?.commit }
      period = nextPeriod
      nextPeriod = ""
      void update()
    },
    /** Announces when visitors see what is saved next, if not at once. */
    setPeriod: (text: string): void => {
      nextPeriod = text
    },
    setProblems: (found: number): void => {
      problems = found
      show()
    },
  }
}
