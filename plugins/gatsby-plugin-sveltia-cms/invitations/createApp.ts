import { read, readText } from "../../gatsby-plugin-content-model/json"
import type { Backend, Github } from "../door/github"
import { createGithub } from "../door/github"
import { tryParseJson } from "../tryParseJson"
import { type Keys, readKeys, signToken } from "./privateKey"
import { RefusedRequest } from "./refusal"

/** The rights of the App that the function uses, whatever else its owner has given to it. */
export const appPermissions = {
  contents: "write",
  pull_requests: "write",
  statuses: "read",
  checks: "read",
  deployments: "read",
} as const

interface AppOptions {
  id: string
  privateKey: string
  backend: Backend
  /** URL of GitHub’s REST API. */
  apiUrl: string
}

/** The function’s own access to GitHub. */
export interface App {
  /** URLs of GitHub’s APIs. */
  urls: { rest: string; graphql: string }
  /** Sends a request with the right of the App. */
  fetch: typeof globalThis.fetch
  github: Github
  /** Returns the key that signs sessions. */
  getSessionKey: () => Promise<CryptoKey>
}

const nothing = "Nothing was changed. Tell the person who maintains the site."

const withdrawn = new RefusedRequest(
  403,
  `The editor’s own access to GitHub was withdrawn: its App is suspended, or not installed any more. ${nothing}`
)

/** Reasons why GitHub gives the App no token, by the status of its answer; for all others its access was withdrawn. */
const refusals: Readonly<Record<number, RefusedRequest>> = {
  401: new RefusedRequest(500, `GitHub does not accept EDITOR_APP_ID with EDITOR_APP_PRIVATE_KEY. ${nothing}`),
  422: new RefusedRequest(
    403,
    `The editor’s App lacks one of these rights: ${Object.keys(appPermissions).join(", ")}. ${nothing}`
  ),
}

const noAnswer = new RefusedRequest(503, "GitHub does not answer the editor at the moment. Try again in a few minutes.")

/** A token is renewed before it ends, so that no request is late. */
const reserveMs = 5 * 60_000

const userAgent = "gatsby-plugin-sveltia-cms"

const tokenShape = { token: readText, expires_at: readText }
const installationShape = { id: String, suspended_at: readText }

/**
 * What is known of the App. Only values are kept: in Cloudflare's runtime, a request cannot wait for what another one has
 * begun.
 */
interface Known {
  keys?: Keys
  token: { text: string; endMs: number }
  /** Difference of GitHub’s clock and this one, which is known after GitHub has refused this one’s time. */
  clockMs: number
}

const noToken: Known["token"] = { text: "", endMs: 0 }

const getKeys = async ({ privateKey, backend: { owner, repo } }: AppOptions, known: Known): Promise<Keys> => {
  known.keys ??= await readKeys(privateKey, `${owner}/${repo}`).catch((): never => {
    throw new RefusedRequest(500, "EDITOR_APP_PRIVATE_KEY is not the private key of a GitHub App.")
  })
  return known.keys
}

const failWithoutAnswer = (): never => {
  throw noAnswer
}

/** Sends a request as the App itself, with a token that is valid for nine minutes. Throws if GitHub refuses it. */
const askAsApp = async (
  options: AppOptions,
  known: Known,
  path: string,
  body?: unknown,
  isRepeated = false
): Promise<unknown> => {
  const now = Math.floor((Date.now() + known.clockMs) / 1000)
  const keys = await getKeys(options, known)
  const jwt = await signToken({ iss: options.id, iat: now - 60, exp: now + 8 * 60 }, keys.app)
  const response = await fetch(`${options.apiUrl}/${path}`, {
    method: body === undefined ? "GET" : "POST",
    headers: { authorization: `Bearer ${jwt}`, accept: "application/vnd.github+json", "user-agent": userAgent },
    body: body === undefined ? null : JSON.stringify(body),
    redirect: "manual",
  }).catch(failWithoutAnswer)
  const answer = tryParseJson(await response.text())
  if (response.ok) return answer
  const date = Date.parse(response.headers.get("date") ?? "")
  if (response.status === 401 && !isRepeated && date) {
    known.clockMs = date - Date.now()
    return askAsApp(options, known, path, body, true)
  }
  const isLimited = response.status === 429 || response.headers.has("retry-after")
  throw response.status >= 500 || isLimited ? noAnswer : (refusals[response.status] ?? withdrawn)
}

const getToken = async (options: AppOptions, known: Known): Promise<string> => {
  if (Date.now() + known.clockMs < known.token.endMs - reserveMs) return known.token.text
  const { owner, repo } = options.backend
  const installation = read(installationShape, await askAsApp(options, known, `repos/${owner}/${repo}/installation`))
  if (installation.suspended_at) throw withdrawn
  const path = `app/installations/${encodeURIComponent(installation.id)}/access_tokens`
  const rights = { repositories: [repo], permissions: appPermissions }
  const found = read(tokenShape, await askAsApp(options, known, path, rights))
  known.token = { text: found.token, endMs: Date.parse(found.expires_at) }
  return found.token
}

/** Creates the access of a GitHub App to one repository (https://docs.github.com/en/apps). */
export const createApp = ({ apiUrl, ...others }: AppOptions): App => {
  const rest = apiUrl.replace(/\/+$/, "")
  const options = { ...others, apiUrl: rest }
  const known: Known = { token: noToken, clockMs: 0 }

  const send = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers)
    headers.set("authorization", `Bearer ${await getToken(options, known)}`)
    headers.set("user-agent", userAgent)
    return fetch(input, { ...init, headers, redirect: "manual" }).catch(failWithoutAnswer)
  }

  const sendAgain: App["fetch"] = async (input, init) => {
    const response = await send(input, init)
    // The token has ended before its time: the App was suspended and allowed again, or a clock is wrong.
    if (response.status !== 401) return response
    known.token = noToken
    return send(input, init)
  }

  return {
    urls: { rest, graphql: `${rest.replace(/\/v3$/, "")}/graphql` },
    fetch: sendAgain,
    github: createGithub(
      sendAgain,
      { url: `${rest}/`, method: "GET", headers: new Headers(), body: undefined },
      options.backend
    ),
    getSessionKey: async () => (await getKeys(options, known)).session,
  }
}
