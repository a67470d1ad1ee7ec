import { mkdtemp, readFile, rm } from "node:fs/promises"
import http from "node:http"
import { tmpdir } from "node:os"
import path from "node:path"
import { answerFrom, listen } from "../server"
import { openRepository } from "./repository"
import { createGithub, practiceRepository } from "./server"

/** The editor's built configuration, changed to save to the server that serves it. */
const rehearsalConfig = async (site: string, origin: string): Promise<string> => {
  // The type is asserted: src/build/buildEditor.ts has written the file.
  const config: Record<string, unknown> = JSON.parse(await readFile(path.join(site, "admin/config.json"), "utf8"))
  const backend = typeof config["backend"] === "object" ? config["backend"] : {}
  return JSON.stringify({
    ...config,
    backend: { ...backend, repo: practiceRepository, branch: "main", api_root: origin },
  })
}

export interface RehearsalOptions {
  port?: number
  /** Folder of the built site. */
  site?: string
  /** Folder whose `data` is copied into the repository. */
  root?: string
}

/**
 * Serves the built site with its editor, and the GitHub that the editor saves to: a bare git repository in a temporary
 * folder with a copy of the content. Nothing outside that folder changes, and it is removed at the end.
 */
export const startRehearsal = async ({ port = 0, site = "public", root = "." }: RehearsalOptions = {}) => {
  const folder = await mkdtemp(path.join(tmpdir(), "rehearsal-"))
  const git = openRepository(path.join(folder, "website.git"))
  await git.create(root, ["data"])
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
  const { address, close } = await listen(server, port).catch(async (error: unknown) => {
    await rm(folder, { recursive: true, force: true })
    throw error
  })
  return {
    address,
    folder,
    github,
    git,
    close: async (): Promise<void> => {
      await close()
      git.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
