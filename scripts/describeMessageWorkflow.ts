import { read, readText } from "../plugins/gatsby-plugin-content-model"
import { describeTestMessage, getRunsPath, runsShape } from "../plugins/gatsby-plugin-sveltia-cms"

export interface WorkflowOptions {
  /** URL of GitHub's API. */
  api: string
  /** `owner/name` on GitHub. */
  repository: string
  /** Needed for a private repository. */
  token?: string | undefined
  /** In milliseconds since 1970. */
  now: number
}

const turnOn = "To turn it on: Actions → Messages → Enable workflow."

const explanations: Readonly<Record<string, string>> = {
  disabled_inactivity: `GitHub has turned off the weekly test message, because the repository had no commit for 60 days. ${turnOn}`,
  disabled_manually: `Somebody has turned off the weekly test message. ${turnOn}`,
}

/** Describes the workflow that sends the weekly test message: whether it is on, and its last run. */
export const describeMessageWorkflow = async (options: WorkflowOptions): Promise<string> => {
  const { api, repository, token, now } = options
  const ask = async (path: string): Promise<unknown> => {
    const headers = { accept: "application/vnd.github+json", ...(token && { authorization: `Bearer ${token}` }) }
    const response = await fetch(`${api}/repos/${repository}/${path}`, { headers, signal: AbortSignal.timeout(10_000) })
    if (!response.ok) throw new Error(`status ${response.status}`)
    return response.json()
  }
  try {
    const { state } = read({ state: readText }, await ask("actions/workflows/messages.yml"))
    const last = describeTestMessage(read(runsShape, await ask(getRunsPath("messages.yml"))), now)
    const off = explanations[state]
    return off ? `${last} ${off}` : last
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return `Test message: unknown, because GitHub does not answer for ${repository} (${reason}). For a private repository, set GITHUB_TOKEN to a token that may read Actions.`
  }
}
