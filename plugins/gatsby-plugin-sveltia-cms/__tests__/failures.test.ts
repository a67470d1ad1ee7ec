import { rehearsalRepository } from "../../../testing/github/github"
import { createDoor } from "../door/door"
import { mutate, rest } from "./githubCalls"

/** Checks what the editor makes of GitHub’s answers that fail, or do not arrive. */

const json =
  (status: number, body: unknown, headers: Record<string, string> = {}) =>
  () =>
    Response.json(body, { status, headers })
const refuse = (status: number, message: string) => json(status, { message })
const refuseItself = (status: number, message: string) => json(status, { message }, { "x-editor-answer": "1" })
const refuseQuery = (type: string, message: string) => json(200, { data: null, errors: [{ type, message }] })
const html = () => new Response("<html>", { status: 502, headers: { "content-type": "text/html" } })
const missing = () => new Response("<html>", { status: 404, headers: { "content-type": "text/html" } })
const cut = () => new Response('{"data":{"creat', { headers: { "content-type": "application/json" } })
const none = () => new Response(null, { status: 204, headers: { "content-type": "application/json" } })
const nothing = () => {
  throw new TypeError("Failed to fetch")
}

type Answer = () => Response

const setOnline = (onLine: boolean) =>
  Object.defineProperty(globalThis, "navigator", { value: { onLine }, configurable: true })
beforeEach(() => setOnline(true))

/** Opens a door to a GitHub that gives these answers, one after another. */
const openDoor = (answers: readonly Answer[], api = "https://api.github.com/") => {
  const left = [...answers]
  const refusals: string[] = []
  let news = ""
  const door = createDoor({
    fetch: async () => (left.shift() ?? nothing)(),
    readBackend: async () => ({ owner: "rehearsal", repo: "website", branch: "main", folder: "data" }),
    steps: [],
    onRefusal: message => refusals.push(message),
    onNews: message => {
      news = message
    },
  })
  const send = async ({ route, method, body }: ReturnType<typeof rest>): Promise<unknown> => {
    const response = await door(`${api}${route.replace("v3/", "")}`, {
      method,
      headers: { authorization: "token rehearsal" },
      ...(method !== "GET" && { body: JSON.stringify(body) }),
    })
    return response.status === 204 ? undefined : response.json()
  }
  return { send, refusals, left, getNews: () => news }
}

const commit = mutate("createCommitOnBranch", {
  branch: { repositoryNameWithOwner: rehearsalRepository, branchName: "main" },
  expectedHeadOid: "a1",
  fileChanges: {
    additions: [{ path: "data/new.json", contents: Buffer.from("{}\n").toString("base64") }],
    deletions: [{ path: "data/old.json" }],
  },
})
const merge = rest("PUT", "pulls/7/merge")
const load = rest("GET", "git/trees/main?recursive=1")

const made = { oid: "b2", found_0: null, found_1: { oid: "0967ef424bce6791893e9a57bb952f80fd536e93" } }
const history = (...nodes: unknown[]) =>
  json(200, { data: { repository: { ref: { target: { history: { nodes } } } } } })
const before = { oid: "a1", found_0: { oid: "c3" }, found_1: null }
const state = (found: string) =>
  json(200, { data: { repository: { pullRequest: { state: found, mergeCommit: { oid: "b2" } } } } })

it.each([
  ["a suspended account", refuse(403, "Sorry. Your account was suspended."), /suspended your account.*not help/],
  ["a suspended App", refuse(403, "This installation has been suspended"), /App on GitHub is suspended.*not help/],
  [
    "an App without permission",
    refuse(403, "Resource not accessible by integration"),
    /App on GitHub does not have permission.*not help/,
  ],
  [
    "an organisation that has not approved the app",
    refuseQuery(
      "FORBIDDEN",
      "Although you appear to have the correct authorization credentials, the `bakery` organization has enabled OAuth App access restrictions"
    ),
    /organisation.*has not approved.*not help: ask an owner/,
  ],
  [
    "a review that is missing",
    refuse(405, "At least 1 approving review is required by reviewers with write access."),
    /require a review.*not help: ask a colleague/,
  ],
  [
    "forbidden merge commits",
    refuse(405, "Merge commits are not allowed on this repository."),
    /not allow this way.*not help/,
  ],
  [
    "a rule",
    refuseQuery("UNPROCESSABLE", "Repository rule violations found\n\nChanges must be made through a pull request."),
    /rule.*not help/s,
  ],
  ["a check that is missing", refuse(405, 'Required status check "check" is expected.'), /checks.*Try again when/],
  [
    "a lost repository",
    refuseQuery("NOT_FOUND", "Could not resolve to a Repository with the name 'bakery/website'."),
    /does not find.*not help/,
  ],
  ["a renamed repository", refuse(301, "Moved Permanently"), /another name now.*not help/],
  ["an empty repository", refuse(409, "Git Repository is empty."), /is empty.*not help/],
  ["any other refusal", refuse(405, "Blue is not a colour."), /does not allow this: “Blue is not a colour.”/],
  ["an HTML page", html, /problem at the moment. Try again/],
])("says why, and whether trying again helps: %s", async (_, answer, expected) => {
  const isQuery = answer().status === 200
  for (const call of isQuery ? [commit] : [load, commit, merge]) {
    const asBefore = call === merge ? state("OPEN") : history(before)
    const { send, refusals } = openDoor([answer, call === load ? answer : asBefore])
    await expect(send(call)).rejects.toThrow(expected)
    expect(refusals.map(refusal => expected.test(refusal))).toEqual(call === load ? [] : [true])
  }
})

it("passes an answer without a body", async () => {
  expect(await openDoor([none]).send(rest("GET", "collaborators/rehearsal"))).toBeUndefined()
})

it("says that not all files are listed", async () => {
  const { send } = openDoor([json(200, { truncated: true, tree: [] })])
  await expect(send(load)).rejects.toThrow(/too many files.*not help/)
})

it("gives a limit no status, which would sign the user out, and says when it ends", async () => {
  jest.useFakeTimers({ now: new Date(2026, 10, 28, 9, 30) })
  const reset = String(new Date(2026, 10, 28, 10, 14, 20).getTime() / 1000)
  for (const [headers, time] of [
    [{ "retry-after": "150" }, "at 09:33"],
    [{ "x-ratelimit-remaining": "0", "x-ratelimit-reset": reset }, "at 10:15"],
  ] as const) {
    const { send, getNews } = openDoor([json(403, { message: "Slow down." }, headers)])
    await expect(send(rest("GET", "collaborators/rehearsal"))).rejects.toThrow(
      `too many requests. You stay signed in. Try again ${time}.`
    )
    expect(getNews()).toBe("")
  }
  jest.useRealTimers()
})

it("says why signing in fails, until it succeeds", async () => {
  const user = { ...load, route: "user" }
  const { send, getNews } = openDoor([
    refuse(429, "Slow down."),
    refuse(401, "Bad credentials"),
    json(200, { login: "ana" }),
  ])
  await expect(send(user)).rejects.toThrow("too many requests")
  expect(getNews()).toContain("You stay signed in")
  expect(await send(user)).toEqual({ message: getNews() })
  expect(getNews()).toContain("no longer accepts your sign-in")
  await send(user)
  expect(getNews()).toBe("")
})

it("shows what the site’s own function says as it is", async () => {
  const user = { ...load, route: "user" }
  for (const status of [403, 413, 429, 503]) {
    const { send } = openDoor([refuseItself(status, "It is suspended."), refuseItself(status, "It is suspended.")])
    await expect(send(load)).rejects.toThrow(/^It is suspended.$/)
  }
  const { send, getNews } = openDoor([refuseItself(401, "Ask for a new link.")])
  expect(await send(user)).toEqual({ message: "Ask for a new link." })
  expect(getNews()).toBe("Ask for a new link.")
})

const invitedApi = "https://clinic.test/editor/api/"

it("says that the site’s own function is gone", async () => {
  await expect(openDoor([missing], invitedApi).send(load)).rejects.toThrow(/turned off.*What you typed is kept/)
})

it("sends no body that is too large for a function", async () => {
  const contents = "A".repeat(6_000_000)
  const large = mutate("createCommitOnBranch", { fileChanges: { additions: [{ path: "data/a.jpg", contents }] } })
  const { send, left } = openDoor([json(200, {})], invitedApi)
  await expect(send(large)).rejects.toThrow(/too large.*Choose smaller pictures/)
  expect(left).toHaveLength(1)
  expect(await openDoor([json(200, { data: {} })]).send(large)).toEqual({ data: {} })
})

const lostAnswers: readonly (readonly [string, Answer])[] = [
  ["a cut answer", cut],
  ["an HTML page", html],
  ["no answer", nothing],
  ["errors without data", refuseQuery("INTERNAL", "Something went wrong while executing your query.")],
]

it.each([
  ...lostAnswers,
  ["a branch that has moved", refuseQuery("STALE_DATA", 'Expected branch to point to "a1".')],
] as const)("finds a commit that was made all the same: %s", async (_, answer) => {
  const { send, refusals, getNews } = openDoor([answer, history({ ...made, oid: "c3" }, made, before)])
  expect(await send(commit)).toMatchObject({ data: { createCommitOnBranch: { commit: { oid: "b2" } } } })
  expect(refusals).toEqual([])
  expect(getNews()).toContain("the change was made")
})

it.each([...lostAnswers, ["a draft that is merged already", refuse(405, "Pull Request is not mergeable")]] as const)(
  "finds a publication that was made all the same: %s",
  async (_, answer) => {
    const { send, refusals } = openDoor([answer, state("MERGED")])
    expect(await send(merge)).toMatchObject({ merged: true, sha: "b2" })
    expect(refusals).toEqual([])
  }
)

it("finds the draft that was opened all the same", async () => {
  const nodes = [{ number: 7, headRefName: "cms/_singletons/fees", baseRefName: "main" }]
  const { send } = openDoor([nothing, json(200, { data: { repository: { drafts: { nodes } } } })])
  const answer = await send(rest("POST", "pulls", { head: "cms/_singletons/fees" }))
  expect(answer).toMatchObject({ number: 7, head: { ref: "cms/_singletons/fees" } })
})

it("says that nothing was saved where the branch is as before", async () => {
  const { send, getNews } = openDoor([cut, history(before)])
  await expect(send(commit)).rejects.toThrow("GitHub does not answer")
  expect(getNews()).toBe("")
})

it("knows that nothing was sent without a network", async () => {
  setOnline(false)
  await expect(openDoor([]).send(commit)).rejects.toThrow("does not answer. Check your connection, and try again.")
})

it("commits once, where it could not look the first time", async () => {
  const next = { data: { createCommitOnBranch: { commit: { oid: "d4" } } } }
  const { send, left } = openDoor([cut, nothing, history(made, before), json(200, next)])
  await expect(send(commit)).rejects.toThrow("nothing is done twice")
  expect(await send(commit)).toMatchObject({ data: { createCommitOnBranch: { commit: { oid: "b2" } } } })
  // It does not look again once it knows.
  expect(await send(commit)).toEqual(next)
  expect(left).toEqual([])
})

it("sends once more what can be sent twice, and nothing else", async () => {
  const label = rest("POST", "issues/7/labels", { labels: [] })
  expect(await openDoor([html, json(200, [])]).send(label)).toEqual([])
  await expect(openDoor([nothing, history(before), json(200, {})]).send(commit)).rejects.toThrow("does not answer")
})
