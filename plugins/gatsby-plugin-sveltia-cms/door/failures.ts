import { read, readList, readText } from "../../gatsby-plugin-content-model/json"
import { tryParseJson } from "../tryParseJson"
import { maxBodyBytes, ownAnswer, tooLarge, turnedOff } from "../invitations/refusal"
import { isGraphql } from "./change"

type Fetch = typeof window.fetch

/** The reason why GitHub has not done something, as a message to the editor. */
export class Failure extends Error {
  constructor(
    message: string,
    /** Whether GitHub may have done it all the same: its answer was lost or is no answer. */
    readonly isUncertain = false
  ) {
    super(message)
  }
}

export const signInEnded = "GitHub no longer accepts your sign-in: it has expired or was withdrawn. Sign in again."

/** An answer of GitHub that is not what was asked for. */
interface Answer {
  status: number
  message: string
  headers: Headers
}

const noAnswer = "GitHub does not answer. Check your connection, and try again."

const isLimit = ({ status, message, headers }: Answer): boolean =>
  status === 429 ||
  /rate limit|abuse detection/i.test(message) ||
  (status === 403 && (headers.has("retry-after") || headers.get("x-ratelimit-remaining") === "0"))

const minuteMs = 60_000

/**
 * Returns when a limit ends
 * (https://docs.github.com/en/rest/using-the-rest-api/rate-limits-for-the-rest-api#exceeding-the-rate-limit).
 */
const describeLimitEnd = ({ headers }: Answer): string => {
  const [after, reset] = [Number(headers.get("retry-after")), Number(headers.get("x-ratelimit-reset"))]
  if (!after && !reset) return "in a few minutes"
  const endMs = after ? Date.now() + after * 1000 : reset * 1000
  const end = new Date(Math.ceil(endMs / minuteMs) * minuteMs)
  return `at ${end.toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" })}`
}

interface Cause {
  is: RegExp | ((answer: Answer) => boolean)
  reason: string
  /** When to try again. Without it, trying again does not help. */
  again?: string | ((answer: Answer) => string)
  /** What to do instead. */
  remedy?: string
}

const maintainer = "ask the person who maintains the site"

/** All answers of GitHub that have a known cause. The first that matches counts. */
const causes: readonly Cause[] = [
  {
    is: isLimit,
    reason: "GitHub has received too many requests. You stay signed in.",
    again: describeLimitEnd,
  },
  {
    is: /installation .*suspended/i,
    reason: "Editing by an invitation is turned off: the site’s App on GitHub is suspended.",
    remedy: maintainer,
  },
  { is: /suspended/i, reason: "GitHub has suspended your account.", remedy: "ask GitHub (https://support.github.com)" },
  {
    is: /OAuth App access restrictions|organization has (enabled|restricted)|IP allow list|SAML/i,
    reason: "The organisation that owns the repository has not approved this app or your sign-in.",
    remedy: "ask an owner of the organisation on GitHub to approve it",
  },
  {
    is: /approving review|review(er)? is required|requires? .*review/i,
    reason: "The rules of the repository require a review before a draft is published.",
    remedy: "ask a colleague to approve the draft’s pull request on GitHub, then publish it",
  },
  {
    is: /(merges?|merge commits?|squash merges?|merge method).* (not allowed|disallowed)/i,
    reason: "The settings of the repository do not allow this way of publishing a draft.",
    remedy: `${maintainer} to allow squash merging`,
  },
  {
    is: /status checks? .*(expected|pending|required)|required status check/i,
    reason: "The rules of the repository require that the checks on GitHub pass first.",
    again: "when the checks of the draft’s pull request are green",
  },
  {
    is: /rule violations?|protected (ref|branch)|through a pull request/i,
    reason: "A rule of the repository does not allow changes by the editor.",
    remedy: `${maintainer} to allow them`,
  },
  { is: /archived/i, reason: "The repository is archived and cannot be changed.", remedy: maintainer },
  {
    is: /not accessible by integration/i,
    reason: "The site’s App on GitHub does not have permission to do this.",
    remedy: maintainer,
  },
  {
    is: /not accessible by/i,
    reason: "Your sign-in or token does not have permission to do this.",
    remedy: "use a token that can read and write Contents and Pull requests",
  },
  {
    is: /repository is empty/i,
    reason: "The repository is empty.",
    remedy: maintainer,
  },
  {
    is: ({ status }) => status >= 300 && status < 400,
    reason: "The repository has another name now.",
    remedy: `${maintainer} to enter it`,
  },
  {
    is: ({ status, message }) => status === 404 || message.startsWith("Could not resolve to a Repository"),
    reason: "GitHub does not find the repository, or your account has no access to it any more.",
    remedy: maintainer,
  },
  {
    is: ({ status, message }) => status === 409 || /not mergeable/i.test(message),
    reason: "Somebody else has changed the same thing at the same moment.",
    again: "now",
  },
]

const matches = ({ is }: Cause, answer: Answer): boolean =>
  is instanceof RegExp ? is.test(answer.message) : is(answer)

/** Returns the cause of a failure in words, and whether trying again helps; `undefined` if the answer is no failure. */
const explain = (answer: Answer): string | undefined => {
  const { status, message } = answer
  const cause = causes.find(found => matches(found, answer))
  if (cause) {
    const again = typeof cause.again === "function" ? cause.again(answer) : cause.again
    const advice = again ? `Try again ${again}.` : `Trying again does not help: ${cause.remedy}.`
    return `${cause.reason} ${advice}`
  }
  if (status === 403 || status === 405) return `GitHub does not allow this: “${message}”. Trying again does not help.`
  return undefined
}

const body = {
  message: readText,
  errors: readList({ message: readText }),
  truncated: (value: unknown) => value === true,
}

const truncated = `The repository has too many files: GitHub does not list all of them. Trying again does not help: ${maintainer}.`

/** Returns whether a request goes to the site’s own function, for a person who was invited. */
const isForFunction = (url: string): boolean => /^https?:\/\/[^/]+\/editor\/api\//.test(url)

/**
 * Returns a `fetch` that throws a `Failure` if GitHub does not answer, or answers with a failure that has a cause in
 * the table. Sveltia CMS shows its message, and does not sign the user out, as it does after an answer with a status.
 * Only the answers that it handles itself pass: a sign-in that ended, and an account that is no collaborator.
 */
export const explainFailures =
  (fetch: Fetch): Fetch =>
  async (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    // Hosts refuse larger bodies without a word.
    if (isForFunction(url) && typeof init?.body === "string" && new Blob([init.body]).size > maxBodyBytes)
      throw new Failure(tooLarge)
    const response = await fetch(input, init).catch((): never => {
      // Without a network nothing was sent.
      throw new Failure(noAnswer, navigator.onLine)
    })
    const { status, ok, headers } = response
    const type = headers.get("content-type") ?? ""
    // The site's own function says itself why it refuses.
    const isOwn = headers.has(ownAnswer) && !ok
    // The host’s own page: it has no function any more.
    if (status === 404 && type.includes("html") && isForFunction(url)) throw new Failure(turnedOff)
    if (!isOwn && (status >= 500 || type.includes("html")))
      throw new Failure("GitHub has a problem at the moment. Try again in a few minutes.", true)
    if (ok && (status === 204 || !type.includes("json"))) return response
    const text = await response
      .clone()
      .text()
      .catch(() => undefined)
    const parsed = tryParseJson(text)
    if (ok && parsed === undefined) throw new Failure(noAnswer, true)
    const found = read(body, parsed)
    const message = found.errors[0]?.message || found.message
    if (status === 401) return isOwn ? response : Response.json({ message: signInEnded }, { status })
    if (status === 404 && url.includes("/collaborators/")) return response
    if (isOwn) throw new Failure(message, status >= 500)
    if (found.truncated && url.includes("/git/trees/")) throw new Failure(truncated)
    const isFailed = !ok || (isGraphql({ url }) && found.errors.length > 0)
    const reason = isFailed ? explain({ status, message, headers }) : undefined
    if (reason !== undefined) throw new Failure(reason)
    return response
  }
