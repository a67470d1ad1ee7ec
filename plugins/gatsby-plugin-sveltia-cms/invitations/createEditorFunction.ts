/** The function at `/editor/*`: people without a GitHub account sign in by an invitation, and edit as with an account. */
import { read, readText } from "../../gatsby-plugin-content-model/json"
import { type Call, isGraphql, parseQuery, readChange, readPath, readRepositoryPath } from "../door/change"
import type { Judge } from "../door/checkContent"
import { Refusal } from "../door/door"
import { GithubError } from "../door/github"
import type { Site } from "../options"
import { tryParseJson } from "../tryParseJson"
import { admit } from "./admit"
import type { Admitted } from "./admitted"
import { type App, createApp } from "./createApp"
import {
  BrokenList,
  type Editor,
  type Editors,
  changeEditors,
  createSecret,
  hashSecret,
  notePress,
  noteUse,
  readEditors,
  redeem,
  removeDevice,
} from "./editors"
import { createLimiter, retrySeconds } from "./createLimiter"
import { type CheckDrawing, createServerReader } from "./createServerReader"
import { RefusedRequest, maxBodyBytes, ownAnswer, tooLarge, turnedOff } from "./refusal"
import { type Session, endedCookie, isRenewable, readSessions, writeSession } from "./session"

/** Variables of the host. Without the first three, every request is answered with 404. */
export interface Env {
  EDITOR_APP_ID?: string | undefined
  /** Private key of the App as PEM. */
  EDITOR_APP_PRIVATE_KEY?: string | undefined
  /** `owner/name` on GitHub. */
  CMS_REPOSITORY?: string | undefined
  /** Branch from which the site is published: `main`, unless this says otherwise. */
  CMS_BRANCH?: string | undefined
  /** URL of GitHub’s REST API, for a GitHub Enterprise Server or a rehearsal. */
  GITHUB_API?: string | undefined
  /** Names of hosts at which the function answers, in addition to those of the site’s own URL, separated by spaces. */
  EDITOR_HOSTS?: string | undefined
}

/** What the function needs to know of the site. */
export interface FunctionSite extends Pick<Site, "forms" | "checkContent"> {
  /** URL of the site. */
  website: string
  checkDrawing: CheckDrawing
  /** Checks the changed files by themselves, at a host that has no time to check all of the content. */
  checkChanged?: Site["checkContent"] | undefined
}

/** Answers a request. `client` is what the host knows of its sender, such as an IP address. */
export type EditorFunction = (request: Request, client: string) => Promise<Response>

const signedOut = new RefusedRequest(
  401,
  "You are not signed in on this device any more. What you typed is kept on this device. Ask the person who invited you for a new link."
)

const elsewhere = new RefusedRequest(403, "Only the editor of this site can do this.")

const brokenList = new RefusedRequest(
  503,
  "The list of people who may edit this site is damaged, so nobody can sign in by a link. What you typed is kept on this device. Tell an owner of the site."
)

const notFound = new RefusedRequest(404, "There is nothing here.")

const createBusy = (message: string, seconds = retrySeconds): RefusedRequest =>
  new RefusedRequest(429, `${message} Try again in ${seconds} seconds.`, { "retry-after": String(seconds) })

const tooMany = createBusy("The editor has sent too many requests. You stay signed in.")

const tooManyStrangers = createBusy(
  "The editor was opened too often from this network within a few seconds. A link that was not used yet still works."
)

/**
 * Requests in ten seconds: of a device, which needs about fifty to load the editor, and of somebody who is not signed
 * in.
 */
const maxRequests = { device: 150, stranger: 30 }

/** The list is read again when it is older. A person who was removed can do nothing after that. */
const listMs = 30_000

/**
 * How often in a minute a younger list is read again, for a device or an invitation that is not on it: with twenty copies
 * of the function, strangers still cannot use up what GitHub allows the App in an hour.
 */
const maxReads = 2

const busyList = createBusy(
  "The editor was asked too often who may edit this site. A link that was not used yet still works.",
  listMs / 1000
)

/** Headers of GitHub’s answers that reach the browser. The others name the App. */
const passedHeaders = ["content-type", "retry-after", "x-ratelimit-remaining", "x-ratelimit-reset"]

/** Headers of every answer: it is not kept, and is no page. */
const fixedHeaders = {
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  "content-security-policy": "default-src 'none'; sandbox",
}

const answerJson = (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Response =>
  Response.json(body, { status, headers: { [ownAnswer]: "1", ...headers } })

/** Refuses requests that another site has caused. */
const checkOrigin = ({ method, headers, url }: Request): void => {
  const origin = headers.get("origin")
  const isWrite = method !== "GET" && method !== "HEAD"
  const isOwn = origin === new URL(url).origin
  if (origin === null ? isWrite : !isOwn) throw elsewhere
  if (!["same-origin", "none", null].includes(headers.get("sec-fetch-site"))) throw elsewhere
}

/** Reads a body as text, and stops when it is too large. */
const readBody = async ({ body }: Request): Promise<string> => {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  const reader = body?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.length
    if (size > maxBodyBytes) {
      await reader?.cancel()
      throw new RefusedRequest(413, tooLarge)
    }
    chunks.push(part.value)
  }
  return new Blob(chunks).text()
}

/** What the log says of a request that was refused or has failed: never a body, a link or a token. */
interface Trace {
  /** Kind of the request; empty where the function is not in use. */
  kind: string
  /** Id of the person. */
  person: string
}

/** Somebody who is signed in on a device. */
interface Visitor {
  editor: Editor
  session: Session
}

/** Describes a person as GitHub describes a user. */
const describeUser = ({ id, name }: Editor) => ({
  id,
  login: id,
  name,
  email: "",
  avatar_url: "/favicon.svg",
  html_url: "/admin/",
})

const rawType = "application/vnd.github.raw"

/** Returns the hosts at which the function answers: the site’s own with and without `www.`, and those of the variable. */
const listHosts = ({ EDITOR_HOSTS = "" }: Env, website: string): ReadonlySet<string> => {
  const own = URL.canParse(website) ? new URL(website).hostname : ""
  const other = own.startsWith("www.") ? own.slice("www.".length) : `www.${own}`
  return new Set([...(own ? [own, other] : []), ...EDITOR_HOSTS.split(/[\s,]+/).filter(Boolean)])
}

const githubProblem = "GitHub has a problem at the moment. Try again in a few minutes."

const ownProblem =
  "The editor’s own program at the host has failed, and nothing was done. Tell the person who maintains the site."

/** Returns the answer to a request that was refused or has failed. */
const answerError = (error: unknown): Response => {
  if (error instanceof RefusedRequest) return answerJson(error.status, { message: error.message }, error.headers)
  if (error instanceof Refusal) return answerJson(403, { message: error.message })
  return error instanceof GithubError
    ? answerJson(502, { message: githubProblem })
    : answerJson(500, { message: ownProblem })
}

/** Creates the function for the variables of a host. It answers every request. */
export const createEditorFunction = (env: Env, site: FunctionSite): EditorFunction => {
  const { EDITOR_APP_ID: id, EDITOR_APP_PRIVATE_KEY: privateKey, CMS_REPOSITORY: repository = "" } = env
  const [owner = "", repo = ""] = repository.split("/")
  const backend = { owner, repo, branch: env.CMS_BRANCH || "main", folder: site.forms.folder }
  const app: App | undefined =
    id && privateKey && owner && repo
      ? createApp({ id, privateKey, backend, apiUrl: env.GITHUB_API || "https://api.github.com" })
      : undefined
  const isDeviceBusy = createLimiter(maxRequests.device)
  const isListBusy = createLimiter(maxReads, 60_000)
  const isStrangerBusy = createLimiter(maxRequests.stranger)
  const hosts = listHosts(env, site.website)
  const judge: Judge = { ...site, readContent: createServerReader(site.checkDrawing) }
  let known: { editors: Editors; time: number } = { editors: [], time: 0 }

  const remember = (editors: Editors): void => {
    known = { editors, time: Date.now() }
  }

  /** Reads the list again if it is old, or does not contain what it is asked for. */
  const refresh = async ({ github }: App, isKnown: boolean): Promise<void> => {
    const isOld = Math.abs(Date.now() - known.time) > listMs
    if (!isOld && isKnown) return
    if (!isOld && isListBusy("")) throw busyList
    const { editors } = await readEditors(github).catch((error: unknown): never => {
      throw error instanceof BrokenList ? brokenList : error
    })
    remember(editors)
  }

  const findDevice = ({ id: person, device }: Session): Editor | undefined =>
    known.editors.find(editor => editor.id === person && editor.devices.some(found => found.id === device))

  /** Finds out who sends a request. */
  const identify = async (request: Request, current: App): Promise<Visitor | undefined> => {
    const sessions = await readSessions(request, await current.getSessionKey())
    const [first] = sessions
    if (!first) return undefined
    if (sessions.some(({ device }) => isDeviceBusy(device))) throw tooMany
    await refresh(
      current,
      sessions.some(session => findDevice(session))
    )
    const session = sessions.find(found => findDevice(found)) ?? first
    const editor = findDevice(session)
    return editor && { editor, session }
  }

  const signIn = async (body: string, current: App, before: Visitor | undefined): Promise<Response> => {
    const { invitation } = read({ invitation: readText }, tryParseJson(body))
    const [hash, device] = [await hashSecret(invitation), createSecret()]
    const takeInvitation = (editors: Editors) => {
      const used = redeem(editors, hash, device)
      if (typeof used === "string") throw new RefusedRequest(403, used)
      return used
    }
    await refresh(
      current,
      known.editors.some(({ invitation: unused, devices }) => [unused, ...devices].some(found => found?.hash === hash))
    )
    const pressed = notePress(known.editors, hash)
    // An owner is told that the link was used by another device first.
    if (pressed !== known.editors)
      await changeEditors(current.github, "Editors: a used link was pressed", editors => notePress(editors, hash))
        .then(remember)
        .catch(() => undefined)
    const { editor } = takeInvitation(known.editors)
    /** Signs out the person who was signed in on this device before. */
    const change = () =>
      changeEditors(current.github, `Editors: ${editor.name} signs in`, editors =>
        removeDevice(takeInvitation(editors).editors, before?.session.device ?? "")
      )
    // If GitHub’s answer was lost, the device may be on the list already.
    remember(
      await change().catch((error: unknown) => (error instanceof RefusedRequest ? Promise.reject(error) : change()))
    )
    const cookie = await writeSession({ id: editor.id, device }, await current.getSessionKey())
    return answerJson(200, { name: editor.name }, { "set-cookie": cookie })
  }

  const signOut = async ({ editor, session }: Visitor, { github }: App): Promise<void> => {
    const message = `Editors: ${editor.name} signs out`
    remember(await changeEditors(github, message, editors => removeDevice(editors, session.device)))
  }

  /** Notes from time to time that a device is used. */
  const noteDevice = async ({ device }: Session, { github }: App): Promise<void> => {
    if (noteUse(known.editors, device) === known.editors) return
    await changeEditors(github, "Editors: a device is used", editors => noteUse(editors, device))
      .then(remember)
      // It is noted the next time.
      .catch(() => undefined)
  }

  const forward = async (admitted: Admitted, accept: string, { urls, ...access }: App): Promise<Response> => {
    const { path, method, body, completeAnswer } = admitted
    const url = path === undefined ? urls.graphql : `${urls.rest}/repos/${owner}/${repo}/${path}`
    const response = await access.fetch(url, {
      method,
      headers: { accept, "content-type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    })
    const headers = passedHeaders.flatMap(name => {
      const value = response.headers.get(name)
      return value === null ? [] : [[name, value] as const]
    })
    const { status } = response
    if (completeAnswer && response.ok)
      return Response.json(completeAnswer(await response.json()), { status, headers: Object.fromEntries(headers) })
    return new Response(response.body, { status, headers: Object.fromEntries(headers) })
  }

  const answerApi = async (request: Request, visitor: Visitor, current: App, trace: Trace): Promise<Response> => {
    const { method, url, headers } = request
    const call: Call = { url, method, headers, body: undefined }
    const { editor } = visitor
    if (method === "GET" && readPath(url) === "editor/api/v3/user") return answerJson(200, describeUser(editor))
    const [, login] = /^collaborators\/(.+)$/.exec(readRepositoryPath(call, repository) ?? "") ?? []
    if (method === "GET" && login !== undefined) {
      if (login !== editor.id) throw notFound
      return new Response(null, { status: 204 })
    }
    const body = method === "GET" ? undefined : tryParseJson(await readBody(request))
    const document = isGraphql(call) ? parseQuery(read({ query: readText }, body).query) : undefined
    const parsed = { ...call, body, document }
    trace.kind = readChange(parsed, repository)?.kind ?? "read"
    const admitted = await admit(parsed, { editor, github: current.github, judge })
    // Only a script asks for files as they are: what a page would show stays JSON.
    const accept = headers.get("accept") === rawType ? rawType : "application/vnd.github+json"
    return forward(admitted, accept, current)
  }

  const answer = async (request: Request, client: string, trace: Trace): Promise<Response> => {
    // An old version of the site, or a preview, may have the key, too.
    if (!app || !hosts.has(new URL(request.url).hostname)) throw new RefusedRequest(404, turnedOff)
    trace.kind = "path"
    checkOrigin(request)
    const { method, url } = request
    const path = readPath(url) ?? ""
    const isSession = path === "editor/session"
    if (!isSession && !path.startsWith("editor/api/")) throw notFound
    trace.kind = isSession ? `session ${method === "POST" ? "begin" : method === "DELETE" ? "end" : "read"}` : "call"
    const visitor = await identify(request, app)
    trace.person = visitor?.editor.id ?? ""
    if ((!visitor || (isSession && method === "POST")) && isStrangerBusy(client))
      throw visitor ? tooMany : tooManyStrangers
    if (isSession && method === "POST") return signIn(await readBody(request), app, visitor)
    if (isSession && method === "DELETE") {
      if (visitor) await signOut(visitor, app)
      return new Response(null, { status: 204, headers: { "set-cookie": endedCookie } })
    }
    if (!visitor) throw signedOut
    if (isSession && method !== "GET") throw notFound
    const { editor, session } = visitor
    if (isSession) await noteDevice(session, app)
    const response = isSession ? answerJson(200, { name: editor.name }) : await answerApi(request, visitor, app, trace)
    if (isRenewable(session)) response.headers.set("set-cookie", await writeSession(session, await app.getSessionKey()))
    return response
  }

  return async (request, client) => {
    const trace: Trace = { kind: "", person: "" }
    const response = await answer(request, client, trace).catch(answerError)
    const { status } = response
    // Everybody who opens the editor asks who is signed in.
    const isQuestion = status === 401 && trace.kind === "session read"
    if (status >= 400 && !isQuestion && trace.kind)
      console.warn(`editor: ${status} ${trace.kind}${trace.person && ` by ${trace.person}`}`)
    for (const [name, value] of Object.entries(fixedHeaders)) response.headers.set(name, value)
    return response
  }
}
