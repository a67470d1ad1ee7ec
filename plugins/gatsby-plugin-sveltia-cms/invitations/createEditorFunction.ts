/** The function at `/editor/*`: people without a GitHub account sign in by an invitation, and edit as with an account. */
import { readPath } from "../door/change"
import type { Judge } from "../door/checkContent"
import type { Site } from "../options"
import { answerApi } from "./answerApi"
import { createApp } from "./createApp"
import { createLimiter } from "./createLimiter"
import { type CheckDrawing, createServerReader } from "./createServerReader"
import { type Visitor, identify, noteDevice, signInDevice, signOutDevice } from "./devices"
import { answerError, answerJson, checkOrigin, createBusy, fixedHeaders, notFound, readBody, tooMany } from "./http"
import { createKnownEditors } from "./knownEditors"
import { RefusedRequest, turnedOff } from "./refusal"
import { endedCookie, isRenewable, writeSession } from "./session"

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

const tooManyStrangers = createBusy(
  "The editor was opened too often from this network within a few seconds. A link that was not used yet still works."
)

/**
 * Requests in ten seconds: of a device, which needs about fifty to load the editor, and of somebody who is not signed
 * in.
 */
const maxRequests = { device: 150, stranger: 30 }

/** What the log says of a request that was refused or has failed: never a body, a link or a token. */
interface Trace {
  /** Kind of the request; empty where the function is not in use. */
  kind: string
  /** Id of the person. */
  person: string
}

/** Returns the hosts at which the function answers: the site’s own with and without `www.`, and those of the variable. */
const listHosts = ({ EDITOR_HOSTS = "" }: Env, website: string): ReadonlySet<string> => {
  const own = URL.canParse(website) ? new URL(website).hostname : ""
  const other = own.startsWith("www.") ? own.slice("www.".length) : `www.${own}`
  return new Set([...(own ? [own, other] : []), ...EDITOR_HOSTS.split(/[\s,]+/).filter(Boolean)])
}

/** Creates what the function has while it is in use; `undefined` if the host lacks a variable. */
const createParts = (env: Env, site: FunctionSite) => {
  const { EDITOR_APP_ID: id, EDITOR_APP_PRIVATE_KEY: privateKey, CMS_REPOSITORY: repository = "" } = env
  const [owner, repo] = repository.split("/")
  if (!id || !privateKey || !owner || !repo) return undefined
  const backend = { owner, repo, branch: env.CMS_BRANCH || "main", folder: site.forms.folder }
  const app = createApp({ id, privateKey, backend, apiUrl: env.GITHUB_API || "https://api.github.com" })
  const judge: Judge = { ...site, readContent: createServerReader(site.checkDrawing) }
  return {
    app,
    known: createKnownEditors(app.github),
    judge,
    hosts: listHosts(env, site.website),
    isDeviceBusy: createLimiter(maxRequests.device),
    isStrangerBusy: createLimiter(maxRequests.stranger),
  }
}

type Parts = NonNullable<ReturnType<typeof createParts>>

/** Answers a request of somebody who is signed in, and renews the cookie. */
const answerVisitor = async (
  request: Request,
  { editor, session }: Visitor,
  parts: Parts,
  isSession: boolean,
  trace: Trace
): Promise<Response> => {
  const { app, known } = parts
  if (isSession && request.method !== "GET") throw notFound
  if (isSession) await noteDevice(session, known)
  const response = isSession
    ? answerJson(200, { name: editor.name })
    : await answerApi(request, editor, parts, kind => void (trace.kind = kind))
  if (isRenewable(session)) response.headers.set("set-cookie", await writeSession(session, await app.getSessionKey()))
  return response
}

const nameSessionRequest = (method: string): string =>
  `session ${method === "POST" ? "begin" : method === "DELETE" ? "end" : "read"}`

/** Answers a request. Throws if it is refused. */
const answer = async (request: Request, client: string, parts: Parts | undefined, trace: Trace): Promise<Response> => {
  // An old version of the site, or a preview, may have the key, too.
  if (!parts?.hosts.has(new URL(request.url).hostname)) throw new RefusedRequest(404, turnedOff)
  const { app, known, isDeviceBusy, isStrangerBusy } = parts
  trace.kind = "path"
  checkOrigin(request)
  const { method, url } = request
  const path = readPath(url) ?? ""
  const isSession = path === "editor/session"
  if (!isSession && !path.startsWith("editor/api/")) throw notFound
  trace.kind = isSession ? nameSessionRequest(method) : "call"
  const visitor = await identify(request, app, known, isDeviceBusy)
  trace.person = visitor?.editor.id ?? ""
  const isSigningIn = isSession && method === "POST"
  if ((!visitor || isSigningIn) && isStrangerBusy(client)) throw visitor ? tooMany : tooManyStrangers
  if (isSigningIn) return signInDevice(await readBody(request), app, known, visitor)
  if (isSession && method === "DELETE") {
    if (visitor) await signOutDevice(visitor, known)
    return new Response(null, { status: 204, headers: { "set-cookie": endedCookie } })
  }
  if (!visitor) throw signedOut
  return answerVisitor(request, visitor, parts, isSession, trace)
}

/** Creates the function for the variables of a host. It answers every request. */
export const createEditorFunction = (env: Env, site: FunctionSite): EditorFunction => {
  const parts = createParts(env, site)
  return async (request, client) => {
    const trace: Trace = { kind: "", person: "" }
    const response = await answer(request, client, parts, trace).catch(answerError)
    const { status } = response
    // Everybody who opens the editor asks who is signed in.
    const isQuestion = status === 401 && trace.kind === "session read"
    if (status >= 400 && !isQuestion && trace.kind)
      console.warn(`editor: ${status} ${trace.kind}${trace.person && ` by ${trace.person}`}`)
    for (const [name, value] of Object.entries(fixedHeaders)) response.headers.set(name, value)
    return response
  }
}
