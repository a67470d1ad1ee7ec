/** The door: every request of the editor to GitHub passes through it, and every change is checked before it is sent. */
import { isRecord, read, readText } from "../../gatsby-plugin-content-model/json"
import { isGraphql, readCall, readChange, writeChange, type Call, type Change } from "./change"
import { Failure, explainFailures } from "./failures"
import { findOutcome, isRepeatable } from "./findOutcome"
import { type Backend, type Github, createGithub } from "./github"
import { words } from "./words"

type Fetch = typeof window.fetch

/** The reason why a change is not sent, as a message to the editor. */
export class Refusal extends Error {}

/** A step of the door. Steps run in the order of the list. */
export interface Step {
  /**
   * Handles a change before it is sent. Resolves to the change to send, which may differ from the editor’s. Throws a
   * `Refusal` if nothing may be sent.
   */
  beforeWrite?: (change: Change, github: Github) => Promise<Change>
  /** Handles a response. Resolves to the response for the editor, or to `undefined` to pass on GitHub’s. */
  afterAnswer?: (answer: Answer) => Promise<Response | undefined> | Response | undefined
}

interface Answer {
  call: Call
  /** The change that was sent; `undefined` if the call only reads. */
  change: Change | undefined
  response: Response
  github: Github
  /** The body of a successful JSON response, parsed; `undefined` for any other response. */
  body: unknown
}

/** Creates a response that replaces GitHub’s. */
export const createAnswer = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } })

/** Creates the response that GitHub sends if it refuses a request: Sveltia CMS shows the message. */
const createRefusal = (call: Call, message: string): Response =>
  isGraphql(call) ? createAnswer({ errors: [{ message }] }) : createAnswer({ message }, 422)

const readBody = async (response: Response): Promise<unknown> =>
  response.ok && response.headers.get("content-type")?.includes("json")
    ? response
        .clone()
        .json()
        .catch(() => undefined)
    : undefined

/** Messages about a change or an answer. */
export interface Reports {
  /** Called with the reason if a change is not made. */
  onRefusal: (message: string, change: Change, call: Call) => void
  /** Called with news that belongs to no form; empty once it no longer applies. */
  onNews: (message: string) => void
}

interface Options extends Reports {
  fetch: Fetch
  readBackend: () => Promise<Backend>
  steps: readonly Step[]
}

/** Returns whether a call reads the user, which is the first after signing in or loading. */
const isSignIn = ({ url }: Call): boolean => url.endsWith("/user")

const isFailed = (response: Response, body: unknown): boolean => !response.ok || (isRecord(body) && "errors" in body)

/** Creates a `fetch` for changes and reads that sends again what can be sent twice, and looks for lost outcomes. */
const createSend = (fetch: Fetch, onNews: Reports["onNews"]) => {
  /** Branches with a commit of which nobody knows whether it was made. */
  const uncertain = new Set<string>()

  /** Sends a call. Sends it once more after an answer that is none, if nothing is done twice. */
  const ask = async (call: Call, change: Change | undefined, ...request: Parameters<Fetch>): Promise<Response> => {
    try {
      return await fetch(...request)
    } catch (error) {
      if (!(error instanceof Failure) || !error.isUncertain || !isRepeatable(call, change)) throw error
      return fetch(...request)
    }
  }

  const recover = async (call: Call, change: Change, github: Github): Promise<Response | undefined> => {
    const outcome = await findOutcome(call, change, github)
    if (outcome === undefined) return undefined
    onNews(words.answerLost)
    return createAnswer(outcome)
  }

  return async (call: Call, change: Change | undefined, github: Github, ...request: Parameters<Fetch>) => {
    const branch = change?.kind === "commit" ? change.branch : ""
    if (change && uncertain.has(branch)) {
      const found = await recover(call, change, github)
      uncertain.delete(branch)
      if (found) return found
    }
    const answer = await ask(call, change, ...request).catch((error: unknown) => error)
    const isAnswer = answer instanceof Response
    if (change && (!isAnswer || isFailed(answer, await readBody(answer)))) {
      const found = await recover(call, change, github).catch(() => {
        if (isAnswer || !(answer instanceof Failure) || !answer.isUncertain) return undefined
        if (branch) uncertain.add(branch)
        throw new Failure(words.unknownOutcome)
      })
      if (found) return found
    }
    if (!isAnswer) throw answer
    return answer
  }
}

/**
 * Returns a `fetch` for everything that the editor sends to GitHub: it parses the call, passes its change to the steps,
 * sends it or responds with their refusal, and passes the response to the steps. If GitHub fails, the reason is
 * reported (failures.ts). Calls without a sign-in, which go to other hosts, pass unchanged.
 */
export const createDoor = ({ fetch, readBackend, steps, onRefusal, onNews }: Options): Fetch => {
  const explained = explainFailures(fetch)
  const send = createSend(explained, onNews)
  return async (input, init) => {
    const call = readCall(input, init)
    if (!call.headers.has("authorization")) return fetch(input, init)
    const backend = await readBackend()
    const github = createGithub(explained, call, backend)
    const asked = readChange(call, `${backend.owner}/${backend.repo}`)
    let change = asked
    if (asked?.kind === "commit" || asked?.kind === "merge") onNews("")
    try {
      for (const { beforeWrite } of steps) if (change && beforeWrite) change = await beforeWrite(change, github)
      const sent = change && change !== asked ? writeChange(call, change) : undefined
      let response = await send(
        call,
        change,
        github,
        input,
        sent === undefined ? init : { ...init, body: JSON.stringify(sent) }
      )
      let body = await readBody(response)
      for (const { afterAnswer } of steps) {
        const other = await afterAnswer?.({ call, change, response, github, body })
        if (!other) continue
        response = other
        body = await readBody(response)
      }
      if (response.status === 401) onNews(read({ message: readText }, await response.clone().json()).message)
      else if (isSignIn(call)) onNews("")
      return response
    } catch (error) {
      if (!(error instanceof Refusal || error instanceof Failure)) throw error
      if (asked) onRefusal(error.message, asked, call)
      // Sveltia CMS says nothing if the first call after loading fails.
      else if (isSignIn(call)) onNews(error.message)
      if (error instanceof Failure) throw error
      return createRefusal(call, error.message)
    }
  }
}
