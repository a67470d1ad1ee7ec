import { tryParseJson } from "../tryParseJson"
import type { Call } from "./change"
import { type Read, type Shape, isRecord, read, readList, readText } from "../../gatsby-plugin-content-model/json"

type Fetch = typeof window.fetch

/** The repository that the editor saves to, from its configuration. */
export interface Backend {
  owner: string
  repo: string
  /** Branch from which the site is published. */
  branch: string
  /** Folder of the content in it, such as `data`. */
  folder: string
}

/** A refusal or a failure of GitHub, with its message. */
export class GithubError extends Error {}

/** Requests that the door itself sends to GitHub, with the user’s sign-in. */
export interface Github {
  backend: Backend
  /** Whether calls go through the site's own function. It judges each change itself, and shows only the content. */
  hasFunction?: boolean
  /**
   * Sends a GraphQL query, and reads `shape` from the data of the response. `owner` and `repo` are filled in. Throws if
   * GitHub rejects the query.
   */
  query: <Part extends Shape>(
    query: string,
    shape: Part,
    variables?: Readonly<Record<string, unknown>>
  ) => Promise<Read<Part>>
  /** Reads a file by its blob id. */
  readBlob: (oid: string) => Promise<Blob>
  /**
   * Sends a REST request relative to the repository’s URL, and reads `shape` from the response. Throws if GitHub
   * rejects the request.
   */
  rest: <Part extends Shape>(
    method: "GET" | "POST" | "PATCH" | "DELETE",
    route: string,
    shape: Part,
    body?: unknown
  ) => Promise<Read<Part>>
}

/**
 * Returns the URLs of the APIs that `call` goes to: of github.com, of a GitHub Enterprise Server, or of the site's own
 * function (`invitations`).
 */
const listApis = ({ url }: Call): { graphql: string; rest: string } => {
  const { origin, pathname } = new URL(url)
  const [root] = /^(?:\/editor)?\/api(?=\/)/.exec(pathname) ?? []
  return root
    ? { rest: `${origin}${root}/v3`, graphql: `${origin}${root}/graphql` }
    : { rest: origin, graphql: `${origin}/graphql` }
}

const failure = { data: isRecord, message: readText, errors: readList({ message: readText }) }

/** Creates a client of the GitHub server that `call` goes to, with the sign-in of that call. */
export const createGithub = (fetch: Fetch, call: Call, backend: Backend): Github => {
  const { graphql, rest } = listApis(call)
  const authorization = call.headers.get("authorization") ?? ""
  const { owner, repo } = backend
  const ask = async (route: string, init: RequestInit, accept: string): Promise<Response> => {
    const headers = { authorization, accept }
    const response = await fetch(`${rest}/repos/${owner}/${repo}/${route}`, { ...init, headers })
    if (!response.ok) throw new GithubError(`status ${response.status}`)
    return response
  }
  return {
    backend,
    hasFunction: new URL(rest).pathname.startsWith("/editor/"),
    query: async (query, shape, variables = {}) => {
      const response = await fetch(graphql, {
        method: "POST",
        headers: { authorization, "content-type": "application/json" },
        body: JSON.stringify({ query, variables: { owner, repo, ...variables } }),
      })
      const answer = tryParseJson(await response.text())
      const { data: hasData, errors, message } = read(failure, answer)
      const reason = errors[0]?.message || message
      if (!response.ok || reason || !hasData) throw new GithubError(reason || `status ${response.status}`)
      return read({ data: shape }, answer).data
    },
    readBlob: async oid => (await ask(`git/blobs/${oid}`, {}, "application/vnd.github.raw")).blob(),
    rest: async (method, route, shape, body) => {
      const init = { method, body: body ? JSON.stringify(body) : null }
      const response = await ask(route, init, "application/vnd.github+json")
      if (response.status === 204) return read(shape, undefined)
      const answer = tryParseJson(await response.text())
      if (answer === undefined) throw new GithubError("GitHub’s answer is not JSON.")
      return read(shape, answer)
    },
  }
}
