import { createHelpLink } from "./help/helpLinks"
import type { LiveBuild, LiveWatch } from "./liveBuild"

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

/** What is known about the newest change. */
interface Progress {
  /** Whether it is live; `undefined` if that is unknown, or no news. */
  isLive: boolean | undefined
  /** Milliseconds since it was published. */
  waitedMs: number
  /** Why its build failed, if it did. */
  reasons: readonly string[]
  /** When visitors see it, if not at once. */
  period: string
  /** Number of problems that keep the content from being published. */
  problems: number
}

const describeWait = (waitedMs: number, reasons: readonly string[]): string => {
  if (reasons.length) return `A change did not reach the site. ${reasons.join(" ")}`
  return waitedMs < buildMs ? "A change is on its way to the site." : "A change did not reach the site."
}

/** Describes the progress of the newest change; empty if there is no news. */
export const describeProgress = ({ isLive, waitedMs, reasons, period, problems }: Progress): string => {
  if (problems)
    return `A change cannot be published: ${problems === 1 ? "its problem is" : `its ${problems} problems are`} at the top.`
  if (isLive === undefined) return ""
  return [isLive ? "The change is live." : describeWait(waitedMs, reasons), period].filter(Boolean).join(" ")
}

/** Writes news into a live region, with help if a change is lost. Screen readers announce it, so only if it is new. */
const showNews = (element: HTMLElement, news: string): void => {
  if (element.dataset["news"] === news) return
  element.dataset["news"] = news
  element.replaceChildren(news, ...(news.startsWith("A change did not") ? [" ", createHelpLink("notLive")] : []))
}

/** Questions about a commit. */
interface Questions {
  /** Resolves to whether it is live; `undefined` if unknown. */
  isLive: () => Promise<boolean | undefined>
  /** Resolves to the reasons for which it is not published; none if it may be on its way. */
  readFailure: () => Promise<string[]>
}

/** The newest published commit, and what is known about it. */
interface Newest extends Pick<Progress, "isLive" | "reasons" | "period"> {
  commit: string
  ask: Questions
  /** Time at which the editor learned of it, in milliseconds since 1970. */
  since: number
  /** Whether it was seen waiting, so that its end is news. */
  hasWaited: boolean
  /** Commit of the live build for which `isLive` is the answer. */
  answeredFor?: string | undefined
}

/** Asks whether a commit is live, once for each live build. */
const askIfLive = async (newest: Newest, built: string | undefined): Promise<void> => {
  if (newest.isLive || newest.answeredFor === built) return
  newest.answeredFor = built
  const isLive = await newest.ask.isLive()
  newest.isLive = isLive ?? newest.isLive
  newest.hasWaited ||= isLive === false
  // It waits, and the network has failed: the next look asks again.
  if (isLive === undefined && newest.hasWaited) newest.answeredFor = undefined
}

/** Number of looks after which the checks of a waiting commit are read again. */
const looksPerCheck = 4

/**
 * Shows below the editor the live build, in `live`, and the progress of a newer change, in `change`. Returns functions
 * to call with each newest commit and with its problems. In develop mode there is no build, and nothing is shown.
 */
export const showLiveBuild = (live: HTMLElement, change: HTMLElement, watch: LiveWatch) => {
  let newest: Newest | undefined
  let problems = 0
  /** When visitors see what is saved next, if not at once. */
  let nextPeriod = ""
  let looks = 0

  const show = (): void => {
    const build = watch.getBuild()
    if (!build) return
    const now = Date.now()
    live.textContent = describeLiveBuild(build, now)
    const { isLive, hasWaited = false, since = now, reasons = [], period = "" } = newest ?? {}
    const progress = { isLive: hasWaited ? isLive : undefined, waitedMs: now - since, reasons, period, problems }
    showNews(change, describeProgress(progress))
  }
  const look = async (): Promise<void> => {
    const asked = newest
    if (!asked) return show()
    await askIfLive(asked, watch.getBuild()?.commit)
    if (asked.isLive === false && ++looks % looksPerCheck === 0) asked.reasons = await asked.ask.readFailure()
    if (asked === newest) show()
  }
  watch.listen({ onLook: () => void look(), isWaiting: () => newest?.isLive === false })
  return {
    setNewest: (commit: string, ask: Questions): void => {
      if (commit === newest?.commit) return
      newest = { commit, ask, since: Date.now(), period: nextPeriod, hasWaited: false, isLive: undefined, reasons: [] }
      nextPeriod = ""
      looks = 0
      void watch.update()
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
