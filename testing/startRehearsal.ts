import { mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { type Problem } from "../plugins/gatsby-plugin-content-model"
import { isRecord, parseAs } from "../plugins/gatsby-plugin-content-model/json"
import { answerFrom } from "../plugins/gatsby-plugin-host-files"
import { checkContent } from "../src/model/checks/contentSettings"
import { readContent } from "../src/model/checks/readContent"
import { createFunctionSite } from "../src/editor/functionSite"
import {
  createEditorFunction,
  editorsPath,
  formatEditors,
  invite,
  parseEditors,
} from "../plugins/gatsby-plugin-sveltia-cms/server"
import { createGithub, rehearsalRepository } from "./github/github"
import { createRepository, readFolder } from "./github/repository"
import { serve } from "./github/serve"
import { createSignIn } from "./github/createSignIn"

/** Folder of the content in the repository. */
const folder = "data"

/** Returns the editor's configuration, changed to save to this server and to sign in at `signIn`. */
const rehearsalConfig = async (site: string, origin: string, signIn: string): Promise<object> => {
  const config = parseAs(await readFile(path.join(site, "admin/config.json"), "utf8"), isRecord)
  const backend = isRecord(config["backend"]) ? config["backend"] : {}
  return {
    ...config,
    backend: {
      ...backend,
      repo: rehearsalRepository,
      branch: "main",
      api_root: origin,
      base_url: signIn,
      auth_methods: ["oauth", "token"],
    },
  }
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
 * Serves the built site with its editor, an imitation of GitHub with a copy of the content, and a sign-in service at
 * another URL. No file of the project is changed. The live content stays as it was at the start until `makeLive`
 * is called.
 */
export const startRehearsal = async ({ port, site = "public", data = "data", onCommit }: RehearsalOptions = {}) => {
  const git = createRepository(readFolder(data, folder), onCommit)
  const github = createGithub(git)
  const signIn = createSignIn()
  const signInSite = await serve(signIn.fetch)
  const answerPage = await answerFrom(site, { quality: 4 })
  let live = git.findCommit("main")
  let answerEditor: ReturnType<typeof createEditorFunction> | undefined
  const { url, close } = await serve(async request => {
    const { pathname, search, origin, hostname } = new URL(request.url)
    if (pathname.startsWith("/editor/")) {
      const variables = {
        EDITOR_APP_ID: github.app.id,
        EDITOR_APP_PRIVATE_KEY: github.app.getPrivateKey(),
        CMS_REPOSITORY: rehearsalRepository,
        GITHUB_API: `${origin}/api/v3`,
        EDITOR_HOSTS: hostname,
      }
      answerEditor ??= createEditorFunction(variables, createFunctionSite({}))
      return answerEditor(request, "")
    }
    if (pathname.startsWith("/api/")) return github.fetch(request)
    if (pathname === "/admin/config.json") return Response.json(await rehearsalConfig(site, origin, signInSite.url))
    if (pathname === "/admin/build.json")
      return Response.json({ build: live?.sha, commit: live?.sha, time: live?.date })
    // Uncompressed: compressing two megabytes for a reader on the same machine takes longer than sending them.
    const { status, headers, body } = await answerPage({ url: pathname + search, method: request.method, headers: {} })
    return new Response(new Uint8Array(body), { status, headers })
  }, port)
  return {
    url,
    github,
    git,
    signIn,
    /** Invites a person, as an owner does. Resolves to the secret of the link. */
    invite: async (name: string): Promise<string> => {
      const text = git.findFile(`main:${editorsPath}`)?.content.toString()
      const { editors, secret } = await invite(parseEditors(text), name)
      const additions = [{ path: editorsPath, contents: Buffer.from(formatEditors(editors)) }]
      git.commit(git.head("main"), { branch: "main", message: `Editors: invite ${name} [skip ci]`, additions })
      return secret
    },
    /**
     * Makes the published content live, as a host does. If the checks find problems, it resolves to them and nothing
     * becomes live.
     */
    makeLive: async (): Promise<Problem[]> => {
      const newest = git.findCommit("main")
      const copy = await mkdtemp(path.join(tmpdir(), "live-"))
      try {
        git.writeOut("main", copy)
        const problems = checkContent(await readContent(path.join(copy, folder)))
        if (problems.length === 0) live = newest
        return problems
      } finally {
        await rm(copy, { recursive: true })
      }
    },
    close: async () => {
      await close()
      await signInSite.close()
    },
  }
}
