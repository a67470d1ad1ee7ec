import {
  isRecord,
  read,
  readList,
  readOptional,
  readFlag,
  readText,
} from "../../plugins/gatsby-plugin-content-model/json"
import { appAuthor, createRehearsalApp } from "./createRehearsalApp"
import { createGraphql, rehearsalUser } from "./graphql"
import { createPullRequests, type PullRequest } from "./createPullRequests"
import { type FileChange, GitRefusal, type Repository } from "./repository"

/** `owner/name` of the rehearsal repository. */
export const rehearsalRepository = "rehearsal/website"

/** A planned failure: the response to a call that is not carried out. */
export interface Failure {
  status: number
  message: string
  headers?: Readonly<Record<string, string>>
}

interface Answer {
  status?: number
  body?: unknown
}

interface Call {
  /** Part of the path that matches the `*` of the route. */
  part: string
  body: unknown
}

/** Returns the path of a REST call relative to the repository. */
const withoutRepository = (pathname: string): string =>
  pathname.replace(/^\/api\/v3\//, "").replace(`repos/${rehearsalRepository}/`, "")

/** Shapes of the calls' bodies. A file of a tree has its content, its blob id, or neither if it is removed. */
const treeFile = { path: readText, mode: readText, content: readOptional, sha: readOptional }
const commit = { tree: readText, message: readText, parents: readList(readText) }
const draft = { head: readText, base: readText, title: readText, draft: readFlag }
const mergeRequest = { sha: readText, commit_title: readText, commit_message: readText }
const labelled = { labels: readList(readText) }
const question = { query: readText, variables: (value: unknown) => (isRecord(value) ? value : {}) }

/** Returns the user of a token: a token other than the rehearsal token is taken as a person’s name. */
const findAuthor = (authorization: string): string => {
  const token = authorization.replace(/^\w+ /, "")
  if (token.startsWith("ghs_")) return appAuthor
  return token === "rehearsal" ? rehearsalUser.name : token
}

const notFound: Answer = { status: 404, body: { message: "Not Found" } }

const statuses = { ADDED: "added", MODIFIED: "modified", DELETED: "removed", RENAMED: "renamed" }

const describeFile = ({ path, change, previous }: FileChange) => ({
  filename: path,
  status: statuses[change],
  previous_filename: previous,
})

const issue = ({ number, title, labels }: PullRequest) => ({ number, title, labels: labels.map(name => ({ name })) })

const createResponse = ({ status = 200, body }: Answer, headers: Failure["headers"] = {}): Response => {
  if (!Buffer.isBuffer(body))
    return body === undefined ? new Response(null, { status, headers }) : Response.json(body, { status, headers })
  const type = body.includes(0) ? "application/octet-stream" : "text/plain; charset=utf-8"
  return new Response(new Uint8Array(body), { status, headers: { "content-type": type, ...headers } })
}

/**
 * Creates the part of GitHub that the editor uses, on top of a rehearsal repository: its REST routes at `/api/v3` and
 * its GraphQL API at `/api/graphql`. An unknown call gets the status 501 with its name, and is recorded in
 * `unknownCalls`.
 */
export const createGithub = (git: Repository) => {
  const pullRequests = createPullRequests()
  const unknownCalls: string[] = []
  const graphql = createGraphql(git, pullRequests, rehearsalRepository, call => unknownCalls.push(call))
  const app = createRehearsalApp(rehearsalRepository)
  const testMessages: { conclusion: string; created_at: string }[] = []
  const plannedFailures = new Map<string, Failure>()

  /** Creates a route for the pull request whose number is in the path. */
  const onPullRequest =
    (work: (found: PullRequest, body: unknown) => Answer) =>
    ({ part, body }: Call): Answer => {
      const found = pullRequests.get(Number(part))
      return found ? work(found, body) : notFound
    }

  const describePull = (found: PullRequest) => ({
    number: found.number,
    node_id: `PR_${found.number}`,
    title: found.title,
    html_url: `/pull/${found.number}`,
    state: found.state === "OPEN" ? "open" : "closed",
    draft: found.isDraft,
    head: { ref: found.branch, sha: git.head(found.branch) },
    created_at: found.createdAt,
    updated_at: found.updatedAt,
  })

  /** The editor's REST calls: method, and path relative to the repository. */
  const routes: Readonly<Record<string, (call: Call) => Answer>> = {
    "GET user": () => ({ body: { ...rehearsalUser, avatar_url: rehearsalUser.avatarUrl, html_url: "/" } }),
    "GET collaborators/*": ({ part }) => (part === rehearsalUser.login ? { status: 204 } : notFound),
    "GET git/trees/*": ({ part }) => ({
      body: {
        sha: part,
        truncated: false,
        tree: git.files(part).map(file => ({ ...file, type: "blob" })),
      },
    }),
    "GET git/blobs/*": ({ part }) => {
      const file = git.findFile(part)
      return file ? { body: file.content } : notFound
    },
    "GET compare/*": ({ part }) => {
      const [base = "", head = ""] = part.split("...")
      if (!git.findCommit(base) || !git.findCommit(head)) return notFound
      const commits = git.listNewer(base, head).map(({ sha }) => ({ sha }))
      // GitHub lists at most 300 files of a comparison.
      const files = git.changes(base, head).slice(0, 300).map(describeFile)
      return {
        body: { merge_base_commit: { sha: git.mergeBase(base, head) }, total_commits: commits.length, commits, files },
      }
    },
    "GET actions/workflows/messages.yml/runs": () => ({ body: { workflow_runs: testMessages } }),
    "GET git/commits/*": ({ part }) => {
      const found = git.findCommit(part)
      return found ? { body: { sha: found.sha, tree: { sha: found.tree } } } : notFound
    },
    "POST git/trees": ({ body }) => {
      const { base_tree: base, tree } = read({ base_tree: readText, tree: readList(treeFile) }, body)
      const files = tree.map(({ path, mode, content, sha }) => ({
        path,
        mode,
        contents: content === undefined ? sha : Buffer.from(content),
      }))
      const made = git.writeTree(base, files)
      const entries = git.entries(made)?.map(({ name, oid, ...entry }) => ({ ...entry, path: name, sha: oid }))
      return { status: 201, body: { sha: made, tree: entries } }
    },
    "POST git/commits": ({ body }) => {
      const { tree, message, parents } = read(commit, body)
      return { status: 201, body: { sha: git.writeCommit(tree, message, parents) } }
    },
    "PATCH git/refs/heads/*": ({ part, body }) => {
      git.moveBranch(part, read({ sha: readText }, body).sha)
      return { body: { ref: `refs/heads/${part}` } }
    },
    "DELETE git/refs/heads/*": ({ part }) =>
      git.deleteBranch(part) ? { status: 204 } : { status: 422, body: { message: "Reference does not exist" } },
    "POST pulls": ({ body }) => {
      const { head: branch, draft: isDraft, base, title } = read(draft, body)
      if (pullRequests.openOn(branch))
        return {
          status: 422,
          body: { message: "Validation Failed", errors: [`A pull request already exists for ${branch}.`] },
        }
      return { status: 201, body: describePull(pullRequests.open({ title, branch, base, isDraft })) }
    },
    "GET pulls/*/files": onPullRequest(({ base, branch }) => ({
      body: git.changes(base, branch).slice(0, 100).map(describeFile),
    })),
    "GET pulls/*": onPullRequest(found => ({ body: describePull(found) })),
    "PATCH pulls/*": onPullRequest((found, body) => {
      const state = read({ state: readText }, body).state === "closed" ? "CLOSED" : "OPEN"
      return { body: describePull(pullRequests.update(found, { state })) }
    }),
    "PUT pulls/*/merge": onPullRequest((found, body) => {
      if (found.state !== "OPEN" || found.isDraft) throw new GitRefusal("Pull Request is not mergeable")
      const { sha: expected, commit_title: title, commit_message: message } = read(mergeRequest, body)
      if (expected && expected !== git.head(found.branch))
        return { status: 409, body: { message: "Head branch was modified. Review and try the merge again." } }
      const sha = git.squash(found.base, found.branch, [title, message].filter(Boolean).join("\n\n"))
      pullRequests.update(found, { state: "MERGED" })
      return { body: { sha, merged: true, message: "Pull Request successfully merged" } }
    }),
    "GET issues/*": onPullRequest(found => ({ body: issue(found) })),
    "PATCH issues/*": onPullRequest((found, body) => ({
      body: issue(pullRequests.update(found, read(labelled, body))),
    })),
    "POST issues/*/labels": onPullRequest((found, body) => {
      const labels = [...found.labels, ...read(labelled, body).labels]
      return { body: issue(pullRequests.update(found, { labels })).labels }
    }),
  }

  interface Work {
    /** Names of the call in planned failures. */
    names: readonly string[]
    unknown?: string | undefined
    answer: () => Answer | Promise<Answer>
  }

  const restWork = (call: string, body: unknown): Work => {
    for (const [name, answer] of Object.entries(routes)) {
      const match = new RegExp(`^${name.replace("*", "(.+)")}$`).exec(call)
      if (match) return { names: [name], answer: () => answer({ part: decodeURIComponent(match[1] ?? ""), body }) }
    }
    return { names: [], unknown: call, answer: () => notFound }
  }

  const graphqlWork = (body: unknown, author: string): Work => {
    const { query, variables } = read(question, body)
    const { names, unknown, answer } = graphql.ask(query, variables, author)
    return { names, unknown: unknown && `GraphQL: ${unknown}`, answer: async () => ({ body: await answer() }) }
  }

  const answer = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url)
    const call = `${request.method} ${withoutRepository(pathname)}`
    const created = app.create(call)
    if (created) return createResponse(created)
    const authorization = request.headers.get("authorization")
    if (!authorization) return createResponse({ status: 401, body: { message: "Requires authentication" } })
    const body: unknown = JSON.parse((await request.text()) || "null")
    const appAnswer = app.answer(call, authorization, body)
    if (appAnswer) return createResponse(appAnswer, { date: app.getDate() })
    const work = pathname === "/api/graphql" ? graphqlWork(body, findAuthor(authorization)) : restWork(call, body)
    const denial = app.findDenial(authorization, work.names)
    if (denial) return createResponse({ status: denial.status, body: { message: denial.message } })
    if (work.unknown !== undefined) {
      unknownCalls.push(work.unknown)
      const message = `The test server does not know this call: ${work.unknown}`
      return createResponse({ status: 501, body: { message } })
    }
    const failing = work.names.find(name => plannedFailures.has(name)) ?? ""
    const failure = plannedFailures.get(failing)
    plannedFailures.delete(failing)
    return failure
      ? createResponse({ status: failure.status, body: { message: failure.message } }, failure.headers)
      : createResponse(await work.answer())
  }

  return {
    git,
    pullRequests,
    /** The GitHub App that is installed on the repository. */
    app,
    /** The user's permission on GitHub: `WRITE` or `READ`. */
    rights: graphql.rights,
    /** Ids of the commits with a failed check. */
    failedChecks: graphql.failedChecks,
    /** Runs of the workflow that sends test messages, newest first. */
    testMessages,
    /** Calls that were not known: empty while the editor behaves as it did when this was written. */
    unknownCalls,
    /** Makes the next call of this name fail. */
    fail: (call: string, failure: Failure): void => void plannedFailures.set(call, failure),
    /** Removes planned failures that did not occur. Returns their calls, so that a test can report them. */
    clearFailures: (): string[] => {
      const left = [...plannedFailures.keys()]
      plannedFailures.clear()
      return left
    },
    /** Answers a request for `/api/…`. */
    fetch: (request: Request): Promise<Response> =>
      answer(request).catch((error: unknown) =>
        createResponse({
          status: error instanceof GitRefusal ? 405 : 500,
          body: { message: error instanceof Error ? error.message : String(error) },
        })
      ),
  }
}
