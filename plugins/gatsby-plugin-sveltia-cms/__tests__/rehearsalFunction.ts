import { createGithub as createClient } from "../door/github"
import { type Editors, changeEditors, invite, inviteAgain, removeEditor } from "../invitations/editors"
import { type Env, type FunctionSite, createEditorFunction } from "../invitations/createEditorFunction"
import { createGithub, rehearsalRepository } from "../../../testing/github/github"
import { createRepository } from "../../../testing/github/repository"
import { bakery } from "./bakery"

export const site = "https://clinic.test"

/** The bakery’s site, as its function knows it. */
export const functionSite: FunctionSite = {
  ...bakery,
  website: site,
  checkDrawing: source => (source.startsWith("<svg") ? [] : ["is not an SVG drawing."]),
}
const api = "https://github.test/api/v3"

/** A request to the function, as the editor’s page sends it unless `headers` say otherwise. */
interface Call {
  method?: string
  body?: unknown
  cookie?: string | undefined
  headers?: Readonly<Record<string, string>>
  /** What the host knows of the client. */
  client?: string
  /** Host at which it is sent. */
  host?: string
}

/** Returns the cookie that a browser sends back; empty if it was removed. */
export const readCookie = (response: Response): string => {
  const [pair = ""] = (response.headers.get("set-cookie") ?? "").split(";")
  return pair.endsWith("=") ? "" : pair
}

/** Creates the function in front of an imitation of GitHub with a small repository. */
export const createRehearsal = (
  files: Readonly<Record<string, Buffer>> = { "data/fees.json": Buffer.from("{}\n") }
) => {
  const git = createRepository(files)
  const github = createGithub(git)
  /** The host’s log. */
  const log: string[] = []
  jest.spyOn(console, "warn").mockImplementation((line: unknown) => void log.push(String(line)))
  /** Everything that GitHub receives. */
  const sent: string[] = []
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    sent.push(`${request.method} ${request.url}`)
    return github.fetch(request)
  }
  const env: Env = {
    EDITOR_APP_ID: github.app.id,
    EDITOR_APP_PRIVATE_KEY: github.app.getPrivateKey(),
    CMS_REPOSITORY: rehearsalRepository,
    GITHUB_API: api,
  }
  let answer = createEditorFunction(env, functionSite)
  const [owner = "", repo = ""] = rehearsalRepository.split("/")
  const ownerCall = {
    url: api,
    method: "GET",
    headers: new Headers({ authorization: "token Owner" }),
    body: undefined,
  }
  const ownersGithub = createClient((input, init) => globalThis.fetch(input, init), ownerCall, {
    owner,
    repo,
    branch: "main",
    folder: "data",
  })

  const send = async (
    path: string,
    { method = "GET", body, cookie, headers = {}, client = "", host = site }: Call = {}
  ): Promise<Response> =>
    answer(
      new Request(`${host}${path}`, {
        method,
        body: body === undefined ? null : typeof body === "string" ? body : JSON.stringify(body),
        headers: {
          "sec-fetch-site": "same-origin",
          ...(method !== "GET" && { origin: host }),
          ...(cookie && { cookie }),
          authorization: "token anything",
          ...headers,
        },
      }),
      client
    )
  const redeem = (invitation: string, cookie?: string): Promise<Response> =>
    send("/editor/session", { method: "POST", body: { invitation }, cookie })

  const changeAsOwner = async (change: (editors: Editors) => ReturnType<typeof invite>) => {
    let made = { id: "", secret: "" }
    await changeEditors(ownersGithub, "Editors: invite", async editors => {
      const { editors: changed, ...invited } = await change(editors)
      made = invited
      return changed
    })
    return made
  }

  return {
    git,
    github,
    env,
    log,
    sent,
    send,
    redeem,
    /** Starts the function anew, as hosts do: nothing that it has remembered is left. */
    restart: (changed: Env = {}, changedSite: Partial<FunctionSite> = {}): void => {
      answer = createEditorFunction({ ...env, ...changed }, { ...functionSite, ...changedSite })
    },
    /** Invites a person, as an owner’s browser does. Resolves to the id and the secret. */
    invite: (name: string) => changeAsOwner(editors => invite(editors, name)),
    inviteAgain: (id: string, isStolen?: boolean) => changeAsOwner(editors => inviteAgain(editors, id, isStolen)),
    remove: (id: string) => changeEditors(ownersGithub, "Editors: remove", editors => removeEditor(editors, id)),
    signIn: async (secret: string): Promise<string> => readCookie(await redeem(secret)),
    listEditors: (): unknown => {
      const file = git.findFile("main:.github/editors.json")
      return file && JSON.parse(file.content.toString())
    },
  }
}

export type Rehearsal = ReturnType<typeof createRehearsal>
