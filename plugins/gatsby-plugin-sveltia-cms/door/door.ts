import { isGraphql, readCall, readChange, writeChange, type Call, type Change } from "./change"
import { type Backend, type Github, createGithub } from "./github"

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

interface Options {
  fetch: Fetch
  readBackend: () => Promise<Backend>
  steps: readonly Step[]
  /** Called with each refusal. */
  onRefusal: (message: string, change: Change) => void
}

/**
 * Returns a `fetch` for everything that the editor sends to GitHub: it parses the call, passes its change to the steps,
 * sends it or responds with their refusal, and passes the response to the steps. Calls without a sign-in, which go to
 * other hosts, pass unchanged.
 */
export const createDoor = ({ fetch, readBackend, steps, onRefusal }: Options): Fetch => {
  return async (input, init) => {
    const call = readCall(input, init)
    if (!call.headers.has("authorization")) return fetch(input, init)
    const github = createGithub(fetch, call, await readBackend())
    const asked = readChange(call)
    let change = asked
    try {
      for (const { beforeWrite } of steps) if (change && beforeWrite) change = await beforeWrite(change, github)
    } catch (error) {
      if (!asked || !(error instanceof Refusal)) throw error
      onRefusal(error.message, asked)
      return createRefusal(call, error.message)
    }
    const sent = change && change !== asked ? writeChange(call, change) : undefined
    let response = await fetch(input, sent === undefined ? init : { ...init, body: JSON.stringify(sent) })
    let body = await readBody(response)
    for (const { afterAnswer } of steps) {
      const other = await afterAnswer?.({ call, change, response, github, body })
      if (!other) continue
      response = other
      body = await readBody(response)
    }
    return response
  }
}
