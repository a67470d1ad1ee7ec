/** @jest-environment node */
import { readFileSync } from "node:fs"
import { cp, mkdtemp, rm } from "node:fs/promises"
import http from "node:http"
import { tmpdir } from "node:os"
import path from "node:path"
import { renderToString } from "react-dom/server"
import { openRepository } from "../scripts/github/repository"
import { createGithub, practiceRepository } from "../scripts/github/server"
import { listen } from "../scripts/server"
import { readContent } from "../src/build/readContent"
import { checkContent } from "../src/build/checkContent"
import { formatProblem } from "../src/content/checks"
import { readData } from "./support/data"
import { setContent } from "./support/graph"
import { pageElement } from "./support/pages"

/** The test server for publishing, called through GitHub's REST and GraphQL interfaces. */

type Json = ReturnType<typeof JSON.parse>

/** A repository with the sample. git starts once for each of its files, so that tests take copies of it. */
let sampleRepository = ""
beforeAll(async () => {
  sampleRepository = await mkdtemp(path.join(tmpdir(), "github-sample-"))
  const site = path.join(sampleRepository, "site")
  await cp("__tests__/sample", path.join(site, "data"), { recursive: true })
  await openRepository(path.join(sampleRepository, "website.git")).create(site, ["data"])
})
afterAll(() => rm(sampleRepository, { recursive: true }))

const start = async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "github-"))
  const git = openRepository(path.join(folder, "website.git"))
  await cp(path.join(sampleRepository, "website.git"), git.folder, { recursive: true })
  const github = createGithub(git)
  const { address, close } = await listen(http.createServer(github.handle), 0)
  const ask = (url: string, method: string, body?: object, token = "practice") =>
    fetch(`${address}/api/${url}`, {
      method,
      headers: { ...(token && { authorization: `token ${token}` }), "content-type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    })
  return {
    folder,
    git,
    github,
    rest: (method: string, url: string, body?: object) => ask(`v3/repos/${practiceRepository}/${url}`, method, body),
    ask,
    graphql: async (query: string, variables: object = {}): Promise<Json> =>
      (await ask("graphql", "POST", { query, variables })).json(),
    close: async () => {
      await close()
      git.close()
      await rm(folder, { recursive: true })
    },
  }
}

let server: Awaited<ReturnType<typeof start>>
beforeEach(async () => {
  server = await start()
})
afterEach(() => server.close())

const createRef = "mutation($input: CreateRefInput!) { createRef(input: $input) { ref { name } } }"
const createCommit =
  "mutation($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { oid } } }"

/** Saves a draft with another heading for the statistics. */
const saveDraft = async (heading: string) => {
  const oid = await server.git.head("main")
  await server.graphql(createRef, { input: { repositoryId: "R_1", name: "refs/heads/cms/stats", oid } })
  const text = readFileSync("__tests__/sample/stats.json", "utf8").replace(
    /"heading": "[^"]*"/,
    `"heading": "${heading}"`
  )
  const input = {
    branch: { branchName: "cms/stats" },
    expectedHeadOid: oid,
    message: { headline: "Change a word" },
    fileChanges: { additions: [{ path: "data/stats.json", contents: Buffer.from(text).toString("base64") }] },
  }
  const answer = await server.graphql(createCommit, { input })
  await server.rest("POST", "pulls", { title: "Change a word", head: "cms/stats", base: "main", draft: true })
  return { input, answer }
}

it("answers an unknown call with 501 and its name, and records it", async () => {
  const unknownRoute = await server.rest("GET", "contents/data")
  expect(unknownRoute.status).toBe(501)
  expect(await unknownRoute.json()).toEqual({
    message: `The test server does not know this call: GET repos/${practiceRepository}/contents/data`,
  })
  const unknownField = await server.graphql('{ repository(owner: "clinic", name: "website") { stargazerCount } }')
  expect(unknownField.message).toMatch(/Cannot query field "stargazerCount" on type "Repository"/)
  expect(server.github.unknownCalls).toHaveLength(2)
})

it("refuses a request without a token", async () => {
  expect((await server.ask("v3/user", "GET", undefined, "")).status).toBe(401)
})

it("refuses a commit to a branch that has moved, and leaves the branch unchanged", async () => {
  const { input } = await saveDraft("Our numbers")
  const head = await server.git.head("cms/stats")
  const second = await server.graphql(createCommit, { input })
  expect(second.errors[0].message).toMatch(/^Expected branch to point to/)
  expect(await server.git.head("cms/stats")).toBe(head)
})

it("merges a draft only when it is ready, and the published content passes the checks and is shown on the page", async () => {
  await saveDraft("Our numbers")
  expect((await server.rest("PUT", "pulls/1/merge", { commit_title: "Change a word" })).status).toBe(405)
  await server.graphql(
    "mutation($input: MarkPullRequestReadyForReviewInput!) { markPullRequestReadyForReview(input: $input) { pullRequest { isDraft } } }",
    { input: { pullRequestId: "PR_1" } }
  )
  expect((await server.rest("PUT", "pulls/1/merge", { commit_title: "Change a word" })).status).toBe(200)

  const published = path.join(server.folder, "published")
  await server.git.writeOut("main", published)
  const data = path.join(published, "data")
  expect(checkContent(await readContent(data)).map(formatProblem)).toEqual([])
  setContent(readData(data))
  expect(renderToString(pageElement("/about/"))).toContain("Our numbers</h2>")
})

it("refuses to merge when both sides have changed the same line", async () => {
  await saveDraft("Our numbers")
  const text = readFileSync("__tests__/sample/stats.json", "utf8").replace(/"heading": "[^"]*"/, '"heading": "Another"')
  const head = await server.git.commit({
    branch: "main",
    expected: (await server.git.head("main")) ?? "",
    message: "A colleague’s change",
    additions: [{ path: "data/stats.json", contents: Buffer.from(text) }],
  })
  server.github.pullRequests.update(server.github.pullRequests.all()[0] ?? never(), { isDraft: false })
  expect((await server.rest("PUT", "pulls/1/merge", { commit_title: "Change a word" })).status).toBe(405)
  expect(await server.git.head("main")).toBe(head)
})

const never = (): never => {
  throw new Error("There is no pull request.")
}
