import { read, readText } from "../plugins/gatsby-plugin-content-model/json"

/** Access to a repository on GitHub. */
export interface GithubAccess {
  /** URL of GitHub's API. */
  api: string
  /** `owner/name` on GitHub. */
  repository: string
  /** Needed to write, and for a private repository. */
  token?: string | undefined
}

/** Sends a request to GitHub's API, with a path in the repository. Throws with GitHub's reason if it refuses. */
export const askGithub = async (
  { api, repository, token }: GithubAccess,
  path: string,
  init: RequestInit = {}
): Promise<unknown> => {
  const headers = { accept: "application/vnd.github+json", ...(token && { authorization: `Bearer ${token}` }) }
  const response = await fetch(`${api}/repos/${repository}${path}`, {
    ...init,
    headers,
    signal: AbortSignal.timeout(10_000),
  })
  if (response.ok) return response.json()
  const { message } = read({ message: readText }, await response.json().catch(() => undefined))
  throw new Error(`GitHub answers ${response.status} for ${repository}: ${message}`)
}
