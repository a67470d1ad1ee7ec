import { readFile } from "node:fs/promises"
import http from "node:http"
import path from "node:path"
import { isRecord, parseAs } from "../../src/content/vocabulary"
import { answerFrom, listen } from "../server"
import { createRepository } from "./repository"
import { createGithub, practiceRepository } from "./server"

/** The editor's built configuration, changed to save to the server that serves it. */
const rehearsalConfig = async (site: string, origin: string): Promise<string> => {
  const config = parseAs(await readFile(path.join(site, "admin/config.json"), "utf8"), isRecord)
  const backend = isRecord(config["backend"]) ? config["backend"] : {}
  return JSON.stringify({
    ...config,
    backend: { ...backend, repo: practiceRepository, branch: "main", api_root: origin },
  })
}

export interface RehearsalOptions {
  port?: number
  /** Folder of the built site. */
  site?: string
  /** Folder of the content that is copied into the repository. */
  data?: string
  onCommit?: Parameters<typeof createRepository>[1]
}

/**
 * Serves the built site with its editor, and the GitHub that the editor saves to: a temporary repository with a copy of the
 * content. No file of the project is changed.
 */
export const startRehearsal = async ({ port = 0, site = "public", data = "data", onCommit }: RehearsalOptions = {}) => {
  const git = createRepository(data, onCommit)
  const github = createGithub(git)
  const answer = await answerFrom(site, { quality: 4 })
  const server = http.createServer((request, response) => {
    const { url = "/", headers, method } = request
    if (url.startsWith("/api/")) return github.handle(request, response)
    const send = async (): Promise<void> => {
      if (url.split("?")[0] === "/admin/config.json") {
        response.writeHead(200, { "content-type": "application/json" })
        response.end(await rehearsalConfig(site, `http://${headers.host}`))
        return
      }
      // As it is: compressing two megabytes for one reader on the same machine takes longer than sending them.
      const { status, headers: given, body } = await answer({ url, method, headers: {} })
      response.writeHead(status, given).end(method === "HEAD" ? undefined : body)
    }
    send().catch((error: unknown) => response.writeHead(500).end(String(error)))
  })
  const { address, close } = await listen(server, port)
  return {
    address,
    github,
    git,
    close: async () => {
      await close()
      git.remove()
    },
  }
}
