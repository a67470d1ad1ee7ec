import { mkdtemp, readFile, rm } from "node:fs/promises"
import http from "node:http"
import { tmpdir } from "node:os"
import path from "node:path"
import { type Problem, isRecord, parseAs } from "../../plugins/gatsby-plugin-content-model"
import { listen } from "./listen"
import { createRepository } from "./repository"
import { createGithub, practiceRepository } from "./server"
import { createSignIn } from "./signIn"

/** Returns the editor's configuration, changed to save to this server and to sign in at `signIn`. */
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

interface RehearsalOptions {
  port?: number | undefined
  /** Folder of the built site. */
  site: string
  /** Answers requests for the pages of the site. */
  answer: (request: {
    url: string
    method: string | undefined
    headers: http.IncomingHttpHeaders
  }) => Promise<{ status: number; headers: Record<string, string>; body: Buffer }>
  /** Folder of the content that is copied into the repository, and its name there. */
  source: string
  folder: string
  /** Returns the problems that keep the content in a folder from being published. */
  check: (folder: string) => Promise<Problem[]>
  onCommit?: Parameters<typeof createRepository>[2] | undefined
}

/**
 * Serves the built site with its editor, an imitation of GitHub with a temporary repository that has a copy of the
 * content, and a sign-in service at another address. No file of the project is changed. The live content stays as it
 * was at the start until `makeLive` is called.
 */
export const startRehearsal = async ({ port = 0, site, answer, source, folder, check, onCommit }: RehearsalOptions) => {
  const git = createRepository(source, folder, onCommit)
  const github = createGithub(git)
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
      // Uncompressed: compressing two megabytes for a reader on the same machine takes longer than sending them.
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
    /**
     * Makes the published content live, as a host does. If the checks find problems, it resolves to them and nothing
     * becomes live.
     */
    makeLive: async (): Promise<Problem[]> => {
      const [newest] = git.history("main", { first: 1 })
      const copy = await mkdtemp(path.join(tmpdir(), "live-"))
      try {
        git.writeOut("main", copy)
        const problems = await check(path.join(copy, folder))
        if (problems.length === 0) live = newest
        return problems
      } finally {
        await rm(copy, { recursive: true })
      }
    },
    close: async () => {
      await close()
      await signInSite.close()
      git.remove()
    },
  }
}
