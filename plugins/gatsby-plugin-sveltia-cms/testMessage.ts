import { type Read, readList, readText } from "../gatsby-plugin-content-model/json"
import type { Github } from "./door/github"

/** Shape of GitHub's answer about the runs of the workflow that sends test messages, newest first. */
export const runsShape = { workflow_runs: readList({ conclusion: readText, created_at: readText }) }

/** Path of the runs, relative to the repository's URL. One run a week is usual. */
export const getRunsPath = (workflow: string): string => `actions/workflows/${workflow}/runs?per_page=30`

const dayMs = 86_400_000

/** A run that sent nothing, because the repository's variable is not set, counts as skipped. */
const hasSent = ({ conclusion }: { conclusion: string }): boolean => ["success", "failure"].includes(conclusion)

/** Describes when the last test message was sent. `now` is in milliseconds since 1970. */
export const describeTestMessage = ({ workflow_runs: runs }: Read<typeof runsShape>, now: number): string => {
  const last = runs.find(hasSent)
  if (!last) return "Test message: not set up."
  const days = Math.floor((now - Date.parse(last.created_at)) / dayMs)
  const ago = new Intl.RelativeTimeFormat("en", { numeric: "auto" }).format(-days, "day")
  if (last.conclusion === "failure") return `Test message: refused ${ago}.`
  // It is sent once a week, and GitHub may be a day late.
  return days > 8 ? `Test message: not sent for ${days} days.` : `Test message: arrived ${ago}.`
}

/** Shows the last test message in `element`. If the user may not read the workflow's runs, it shows nothing. */
export const showTestMessage = async (element: HTMLElement, github: Github, workflow: string): Promise<void> => {
  try {
    element.textContent = describeTestMessage(await github.rest("GET", getRunsPath(workflow), runsShape), Date.now())
  } catch (error) {
    console.warn(`The test message is unknown: ${String(error)}`)
  }
}
