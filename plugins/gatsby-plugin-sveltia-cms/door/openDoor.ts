import { getText, isRecord } from "../content"
import type { Change } from "./change"
import { createDoor, type Step } from "./door"
import type { Backend } from "./github"

const readBackend = async (folder: string): Promise<Backend> => {
  const config: unknown = await (await fetch("/admin/config.json")).json()
  const backend = isRecord(config) ? config["backend"] : undefined
  const [owner = "", repo = ""] = getText(backend, "repo").split("/")
  return { owner, repo, branch: getText(backend, "branch"), folder }
}

/**
 * Puts the door into the page: everything that Sveltia CMS sends goes through `steps`. The content is in `folder`. It asks the browser's own `fetch`,
 * which is the only one that it uses.
 */
export const openDoor = (
  folder: string,
  steps: readonly Step[],
  onRefusal: (message: string, change: Change) => void
): void => {
  const fetch = window.fetch.bind(window)
  let backend: Promise<Backend> | undefined
  window.fetch = createDoor({
    fetch,
    readBackend: () => (backend ??= readBackend(folder)),
    steps,
    onRefusal,
  })
}
