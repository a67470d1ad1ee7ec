import { mkdtemp, readFile, rm } from "node:fs/promises"
import http from "node:http"
import { tmpdir } from "node:os"
import path from "node:path"
import { type Problem, isRecord, parseAs } from "../../plugins/gatsby-plugin-content-model"
import { checkContent } from "../../src/model/check/checkContent"
import { readContent } from "../../src/model/check/readContent"
import { answerFrom, listen } from "../../plugins/gatsby-plugin-host-files"
import { createRepository } from "./repository"
import { createGithub, practiceRepository } from "./server"
import { createSignIn } from "./signIn"

/** The editor's built configuration, changed to save to the server that serves it, and to sign in at `signIn`. */
const rehearsalConfig = async (site: string, origin: string, signIn: string): Promise<string> => {
  const config = parseAs(await readFile(path.join(site, "admin/config.json"), "utf8"), isRecord)
  const backend = isRecord(config["backend"]) ? config["backend"] : {}
  return JSON.stringify({
    ...config,
    backend: {
      ...backend,
      repo: practiceRepository,
      branch: "main",
      api_root: origin,
      base_url: signIn,
      auth_methods: ["oauth", "token"],
    },
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
 * Serves the built site with its editor, the GitHub that the editor saves to, and at another address the service that
 * signs in: a temporary repository with a copy of the content. No file of the project is changed. What is live is what was
 * there at the start, until `makeLive` is called.
 */
export const startRehearsal = async ({ port = 0, site = "public", data = "data", onCommit }: RehearsalOptions = {}) => {
  const git = createRepository(data, onCommit)
  const github = createGithub(git)
  const answer = await answerFrom(site, { quality: 4 })
  const signIn = createSignIn()
  const signInSite = await listen(http.createServer(signIn.handle), 0)
  let [live] = git.history("main", { first: 1 })
  const server = http.createServer((request, response) => {
    const { url = "/", headers, method } = request
    if (url.startsWith("/api/")) return github.handle(request, response)
    const send = async (): Promise<void> => {
      const made: Record<string, () => string | Promise<string>> = {
        "/admin/config.json": () => rehearsalConfig(site, `http://${headers.host}`, signInSite.address),
        "/admin/build.json": () => JSON.stringify({ build: live?.sha, commit: live?.sha, time: live?.date }),
      }
      const make = made[url.split("?")[0] ?? ""]
      if (make) {
        response.writeHead(200, { "content-type": "application/json" }).end(await make())
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
    signIn,
    /** Makes live what is published, as a host does: nothing where the check finds problems, which it resolves to. */
    makeLive: async (): Promise<Problem[]> => {
      const [newest] = git.history("main", { first: 1 })
      const folder = await mkdtemp(path.join(tmpdir(), "live-"))
      try {
        git.writeOut("main", folder)
        const problems = checkContent(await readContent(path.join(folder, "data")))
        if (problems.length === 0) live = newest
        return problems
      } finally {
        await rm(folder, { recursive: true })
      }
    },
    close: async () => {
      await close()
      await signInSite.close()
      git.remove()
    },
  }
}
