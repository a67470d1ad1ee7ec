import { read, readText } from "../../gatsby-plugin-content-model/json"
import { createDoor, type Reports, type Step } from "./door"
import type { Backend } from "./github"

let door: typeof window.fetch | undefined

/** Sveltia CMS asks another host for GitHub's status, which its page's policy forbids. Without an answer it shows nothing. */
const statusUrl = "https://www.githubstatus.com/api/v2/status.json"

/** Replaces `fetch` in the whole editor script, including Sveltia CMS: esbuild injects it (buildEditor.ts). */
export const fetch: typeof window.fetch = async (input, init) =>
  input === statusUrl ? Response.json({}) : (door ?? window.fetch)(input, init)

/** Reads the repository from the editor’s configuration. The content is in `folder`. */
export const readBackend = async (folder: string): Promise<Backend> => {
  const { backend } = read(
    { backend: { repo: readText, branch: readText } },
    await (await fetch("/admin/config.json")).json()
  )
  const [owner = "", repo = ""] = backend.repo.split("/")
  return { owner, repo, branch: backend.branch, folder }
}

/**
 * Installs the door in the page: everything that Sveltia CMS sends goes through `steps`. The content is in `folder`.
 */
export const openDoor = (folder: string, steps: readonly Step[], reports: Reports): void => {
  let backend: Promise<Backend> | undefined
  door = createDoor({
    fetch: async (input, init) => window.fetch(input, init),
    readBackend: () => (backend ??= readBackend(folder)),
    steps,
    ...reports,
  })
}
