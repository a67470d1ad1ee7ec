/** What all requests and answers of the function have: where they come from, their size, their headers. */
import { Refusal } from "../door/door"
import { GithubError } from "../door/github"
import { retrySeconds } from "./createLimiter"
import { RefusedRequest, maxBodyBytes, ownAnswer, tooLarge } from "./refusal"

const elsewhere = new RefusedRequest(403, "Only the editor of this site can do this.")

export const notFound = new RefusedRequest(404, "There is nothing here.")

/** Returns the refusal of a client that has sent too many requests. */
export const createBusy = (message: string, seconds = retrySeconds): RefusedRequest =>
  new RefusedRequest(429, `${message} Try again in ${seconds} seconds.`, { "retry-after": String(seconds) })

export const tooMany = createBusy("The editor has sent too many requests. You stay signed in.")

/** Headers of every answer: it is not kept, and is no page. */
export const fixedHeaders = {
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  "content-security-policy": "default-src 'none'; sandbox",
}

/** Returns an answer of the function’s own. */
export const answerJson = (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Response =>
  Response.json(body, { status, headers: { [ownAnswer]: "1", ...headers } })

/** Refuses requests that another site has caused. */
export const checkOrigin = ({ method, headers, url }: Request): void => {
  const origin = headers.get("origin")
  const isWrite = method !== "GET" && method !== "HEAD"
  const isOwn = origin === new URL(url).origin
  if (origin === null ? isWrite : !isOwn) throw elsewhere
  if (!["same-origin", "none", null].includes(headers.get("sec-fetch-site"))) throw elsewhere
}

/** Reads a body as text, and stops when it is too large. */
export const readBody = async ({ body }: Request): Promise<string> => {
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

const githubProblem = "GitHub has a problem at the moment. Try again in a few minutes."

const ownProblem =
  "The editor’s own program at the host has failed, and nothing was done. Tell the person who maintains the site."

/** Returns the answer to a request that was refused or has failed. */
export const answerError = (error: unknown): Response => {
  if (error instanceof RefusedRequest) return answerJson(error.status, { message: error.message }, error.headers)
  if (error instanceof Refusal) return answerJson(403, { message: error.message })
  return error instanceof GithubError
    ? answerJson(502, { message: githubProblem })
    : answerJson(500, { message: ownProblem })
}
