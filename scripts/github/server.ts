import type { IncomingMessage, ServerResponse } from "node:http"
import { createGraphql, practiceUser } from "./graphql"
import { createPullRequests, type PullRequest } from "./pullRequests"
import { GitRefusal, type GitRepository } from "./repository"

/** `owner/name` of the repository that the server plays. */
export const practiceRepository = "clinic/website"

/** What a call is answered with in place of being carried out. */
export interface Failure {
  status: number
  message: string
  headers?: Readonly<Record<string, string>>
}

interface PlannedFailure {
  call: string
  failure: Failure
  times: number
}

interface Answer {
  status?: number
  body?: unknown
}

interface Call {
  /** The parts of the address that the pattern names. */
  part: string
  body: unknown
  accept: string
}

/** `value[name]` where there is one. */
const getProperty = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined

const toTexts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter(entry => typeof entry === "string") : []

const readBody = async (request: IncomingMessage): Promise<unknown> => {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(Buffer.from(piece))
  const text = Buffer.concat(pieces).toString()
  return text === "" ? undefined : JSON.parse(text)
}

const issue = ({ number, title, labels }: PullRequest) => ({ number, title, labels: labels.map(name => ({ name })) })

/**
 * The part of GitHub that the editor uses, on top of a bare git repository: its REST routes at `/api/v3` and its GraphQL
 * operations at `/api/graphql`. A call it does not know is answered with 501 and its name, and kept in `unknownCalls`.
 */
export const createGithub = (git: GitRepository) => {
  const pullRequests = createPullRequests()
  const graphql = createGraphql(git, pullRequests, practiceRepository)
  const calls: string[] = []
  const unknownCalls: string[] = []
  let plannedFailures: PlannedFailure[] = []

  const notFound: Answer = { status: 404, body: { message: "Not Found" } }

  const withPullRequest = async (
    { part }: Call,
    work: (found: PullRequest) => Answer | Promise<Answer>
  ): Promise<Answer> => {
    const found = pullRequests.get(Number(part))
    return found ? work(found) : notFound
  }

  const pull = async (found: PullRequest) => ({
    number: found.number,
    node_id: `PR_${found.number}`,
    title: found.title,
    html_url: `/pull/${found.number}`,
    state: found.state === "OPEN" ? "open" : "closed",
    draft: found.isDraft,
    head: { ref: found.branch, sha: await git.head(found.branch) },
    created_at: found.createdAt,
    updated_at: found.updatedAt,
  })

  const merge = async (found: PullRequest, title: string): Promise<Answer> => {
    if (found.state !== "OPEN" || found.isDraft)
      return { status: 405, body: { message: "Pull Request is not mergeable" } }
    const sha = await git.squash(found.base, found.branch, title)
    pullRequests.update(found, { state: "MERGED" })
    return { body: { sha, merged: true, message: "Pull Request successfully merged" } }
  }

  /** Each REST call of the editor: its name, which the tests use, its address and what it does. */
  const routes: readonly { name: string; pattern: RegExp; answer: (call: Call) => Promise<Answer> | Answer }[] = [
    {
      name: "GET user",
      pattern: /^()user$/,
      answer: () => ({ body: { ...practiceUser, avatar_url: practiceUser.avatarUrl, html_url: "/" } }),
    },
    {
      name: "GET collaborators",
      pattern: /^repo\/collaborators\/(.+)$/,
      answer: ({ part }) => (part === practiceUser.login ? { status: 204 } : notFound),
    },
    {
      name: "GET git/trees",
      pattern: /^repo\/git\/trees\/([^?]+)\?recursive=1$/,
      answer: async ({ part }) => ({
        body: { sha: part, truncated: false, tree: (await git.files(part)).map(file => ({ ...file, type: "blob" })) },
      }),
    },
    {
      name: "GET git/blobs",
      pattern: /^repo\/git\/blobs\/(\w+)$/,
      answer: async ({ part }) => {
        const blob = await git.object(part)
        return blob ? { body: blob.content } : notFound
      },
    },
    {
      name: "PATCH git/refs",
      pattern: /^repo\/git\/refs\/heads\/(.+)$/,
      answer: async ({ part, body }) => {
        await git.moveBranch(decodeURIComponent(part), String(getProperty(body, "sha")))
        return { body: { ref: `refs/heads/${decodeURIComponent(part)}` } }
      },
    },
    {
      name: "DELETE git/refs",
      pattern: /^repo\/git\/refs\/heads\/(.+)$/,
      answer: async ({ part }) => {
        if (!(await git.head(decodeURIComponent(part))))
          return { status: 422, body: { message: "Reference does not exist" } }
        await git.deleteBranch(decodeURIComponent(part))
        return { status: 204 }
      },
    },
    {
      name: "POST pulls",
      pattern: /^repo\/()pulls$/,
      answer: async ({ body }) => {
        const branch = String(getProperty(body, "head"))
        if (pullRequests.openOn(branch))
          return {
            status: 422,
            body: { message: "Validation Failed", errors: [`A pull request already exists for ${branch}.`] },
          }
        const created = pullRequests.open({
          title: String(getProperty(body, "title")),
          branch,
          base: String(getProperty(body, "base")),
          isDraft: getProperty(body, "draft") === true,
        })
        return { status: 201, body: await pull(created) }
      },
    },
    {
      name: "GET pulls/files",
      pattern: /^repo\/pulls\/(\d+)\/files(?:\?per_page=\d+)?$/,
      answer: call =>
        withPullRequest(call, async ({ base, branch }) => ({
          body: (await git.changes(base, branch)).map(({ path, change }) => ({
            filename: path,
            status: { ADDED: "added", MODIFIED: "modified", DELETED: "removed" }[change],
          })),
        })),
    },
    {
      name: "PATCH pulls",
      pattern: /^repo\/pulls\/(\d+)$/,
      answer: call =>
        withPullRequest(call, async found => ({
          body: await pull(
            pullRequests.update(found, { state: getProperty(call.body, "state") === "closed" ? "CLOSED" : "OPEN" })
          ),
        })),
    },
    {
      name: "PUT pulls/merge",
      pattern: /^repo\/pulls\/(\d+)\/merge$/,
      answer: call => withPullRequest(call, found => merge(found, String(getProperty(call.body, "commit_title")))),
    },
    {
      name: "GET issues",
      pattern: /^repo\/issues\/(\d+)$/,
      answer: call => withPullRequest(call, found => ({ body: issue(found) })),
    },
    {
      name: "PATCH issues",
      pattern: /^repo\/issues\/(\d+)$/,
      answer: call =>
        withPullRequest(call, found => ({
          body: issue(pullRequests.update(found, { labels: toTexts(getProperty(call.body, "labels")) })),
        })),
    },
    {
      name: "POST issues/labels",
      pattern: /^repo\/issues\/(\d+)\/labels$/,
      answer: call =>
        withPullRequest(call, found => ({
          body: issue(
            pullRequests.update(found, { labels: [...found.labels, ...toTexts(getProperty(call.body, "labels"))] })
          ).labels,
        })),
    },
  ]

  interface Work {
    /** What the call is named in `calls` and in planned failures. */
    names: readonly string[]
    unknown?: string | undefined
    answer: () => Promise<Answer>
  }

  const restWork = (method: string, address: string, accept: string, body: unknown): Work => {
    const [owner = "", repository = ""] = practiceRepository.split("/")
    const route = address.replace(`repos/${owner}/${repository}/`, "repo/")
    for (const { name, pattern, answer } of routes) {
      const [, part] = (name.startsWith(`${method} `) && pattern.exec(route)) || []
      if (part !== undefined) return { names: [name], answer: async () => answer({ part, body, accept }) }
    }
    return { names: [], unknown: `${method} ${address}`, answer: async () => notFound }
  }

  const graphqlWork = (body: unknown): Work => {
    const variables = getProperty(body, "variables")
    const { names, unknown, answer } = graphql(
      String(getProperty(body, "query")),
      typeof variables === "object" && variables !== null ? { ...variables } : {}
    )
    return { names, unknown: unknown && `GraphQL: ${unknown}`, answer: async () => ({ body: await answer() }) }
  }

  const takeFailure = (names: readonly string[]): Failure | undefined => {
    const found = plannedFailures.find(({ call, times }) => times > 0 && names.includes(call))
    if (found) found.times -= 1
    return found?.failure
  }

  const send = (
    response: ServerResponse,
    { status = 200, body }: Answer,
    headers: Readonly<Record<string, string>> = {}
  ) => {
    const isFile = Buffer.isBuffer(body)
    response
      .writeHead(status, {
        "content-type": isFile
          ? body.includes(0)
            ? "application/octet-stream"
            : "text/plain; charset=utf-8"
          : "application/json",
        ...headers,
      })
      .end(body === undefined ? undefined : isFile ? body : JSON.stringify(body))
  }

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = "GET", url = "", headers } = request
    const body = await readBody(request)
    if (!headers.authorization) return send(response, { status: 401, body: { message: "Requires authentication" } })
    const work = url.startsWith("/api/graphql")
      ? graphqlWork(body)
      : restWork(method, url.replace(/^\/api\/v3\//, ""), headers.accept ?? "", body)
    if (work.unknown !== undefined) {
      unknownCalls.push(work.unknown)
      return send(response, {
        status: 501,
        body: { message: `The test server does not know this call: ${work.unknown}` },
      })
    }
    calls.push(...work.names)
    const failure = takeFailure(work.names)
    if (failure) return send(response, { status: failure.status, body: { message: failure.message } }, failure.headers)
    const answer = await work.answer().catch((error: unknown): Answer => {
      if (error instanceof GitRefusal) return { status: 405, body: { message: error.message } }
      throw error
    })
    return send(response, answer)
  }

  return {
    git,
    pullRequests,
    /** The names of all calls so far. */
    calls,
    /** What was asked and is not known: empty as long as the editor does what it did when this was written. */
    unknownCalls,
    /** Lets the next calls of this name fail, once by default. */
    fail: (call: string, failure: Failure, times = 1): void => {
      plannedFailures.push({ call, failure, times })
    },
    /** Forgets failures that did not happen. Resolves to their calls, so that a test can tell. */
    clearFailures: (): string[] => {
      const left = plannedFailures.filter(({ times }) => times > 0).map(({ call }) => call)
      plannedFailures = []
      return left
    },
    /** Answers a request for `/api/…`. */
    handle: (request: IncomingMessage, response: ServerResponse): void => {
      handle(request, response).catch((error: unknown) =>
        send(response, { status: 500, body: { message: String(error) } })
      )
    },
  }
}
