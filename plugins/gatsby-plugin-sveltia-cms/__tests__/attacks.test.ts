import { getFields, read, readList, readText } from "../../gatsby-plugin-content-model/json"
import { generateKeyPairSync } from "node:crypto"
import { hashSecret, invite } from "../invitations/editors"
import { type EditorFunction, createEditorFunction } from "../invitations/createEditorFunction"
import { readKeys } from "../invitations/privateKey"
import { writeSession } from "../invitations/session"
import { rehearsalRepository } from "../../../testing/github/github"
import { type Files, commitFiles, mutate, rest } from "./githubCalls"
import { type Rehearsal, createRehearsal, functionSite, readCookie, site } from "./rehearsalFunction"

/** What the server side of invitations refuses. Nothing of it reaches the repository. */

const graphql = "/editor/api/graphql"
const dayMs = 86_400_000

let rehearsal: Rehearsal
let cookie: string
let id: string
let head: string

beforeEach(async () => {
  rehearsal = createRehearsal()
  const invited = await rehearsal.invite("Ruth")
  ;({ id } = invited)
  cookie = await rehearsal.signIn(invited.secret)
  head = rehearsal.git.head("main") ?? ""
})
afterEach(() => {
  jest.restoreAllMocks()
})

/** Expects that neither a branch, a pull request nor the list has changed. */
const expectNothingChanged = (): void => {
  expect([rehearsal.git.branches(), rehearsal.git.head("main")]).toEqual([["main"], head])
  expect(rehearsal.github.pullRequests.all()).toEqual([])
}

const wait = (ms: number): void => {
  const now = Date.now()
  jest.spyOn(Date, "now").mockImplementation(() => now + ms)
}

/** Returns the key of another App. */
const createOtherKey = (): string => {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 })
  return privateKey.export({ type: "pkcs8", format: "pem" }).toString()
}

const getStatus = async (...parameters: Parameters<Rehearsal["send"]>): Promise<number> =>
  (await rehearsal.send(...parameters)).status

/** Returns a cookie that the function itself could have signed, with another App’s key or for another repository. */
const signAs = async (key: string, repository = rehearsalRepository, values: object = {}): Promise<string> => {
  const { session } = await readKeys(key, repository)
  const { editors } = read({ editors: readList({ devices: readList({ id: readText }) }) }, rehearsal.listEditors())
  const found = await writeSession({ id, device: editors[0]?.devices[0]?.id ?? "", ...values }, session)
  return found.split(";")[0] ?? ""
}

describe("cookies", () => {
  it("refuses a cookie that was forged, altered, or signed for another site", async () => {
    const [text = "", signature = ""] = cookie.replace("editor=", "").split(".")
    const values = JSON.parse(Buffer.from(text, "base64url").toString())
    const altered = Buffer.from(JSON.stringify({ ...values, id: "other" })).toString("base64url")
    const otherKey = createOtherKey()
    const own = rehearsal.github.app.getPrivateKey()
    const forged = [
      "editor=",
      `editor=${text}`,
      `editor=${text}.`,
      `editor=${altered}.${signature}`,
      `editor=${text}.${signature.slice(0, -2)}AA`,
      await signAs(otherKey),
      await signAs(own, "other/website"),
      await signAs(own, rehearsalRepository, { device: "guessed" }),
      await signAs(own, rehearsalRepository, { id: "other" }),
    ]
    for (const value of forged)
      expect([value, await getStatus("/editor/session", { cookie: value })]).toEqual([value, 401])
    expect(await getStatus("/editor/session", { cookie: await signAs(own) })).toBe(200)
  })

  it("refuses a cookie that is replayed after its device has signed out, and one of a removed person", async () => {
    const other = await rehearsal.invite("Tendai")
    const removed = await rehearsal.signIn(other.secret)
    await rehearsal.send("/editor/session", { method: "DELETE", cookie })
    await rehearsal.remove(other.id)
    for (const value of [removed, cookie]) {
      wait(60_000)
      expect(await getStatus("/editor/session", { cookie: value })).toBe(401)
      expect(await getStatus(graphql, { ...commitFiles(rehearsal.git, {}), cookie: value })).toBe(401)
    }
  })

  it("refuses a cookie that is older than 90 days, or from the future", async () => {
    wait(91 * dayMs)
    expect(await getStatus("/editor/session", { cookie })).toBe(401)
    const future = await signAs(rehearsal.github.app.getPrivateKey())
    wait(-dayMs)
    expect(await getStatus("/editor/session", { cookie: future })).toBe(401)
  })
})

const expectRefused = async (secret: unknown, message: RegExp): Promise<void> => {
  const answer = await rehearsal.send("/editor/session", { method: "POST", body: { invitation: secret } })
  expect([answer.status, readCookie(answer), (await answer.json()).message]).toEqual([
    403,
    "",
    expect.stringMatching(message),
  ])
}

describe("invitations", () => {
  it("refuses an invitation that was used, guessed, or is of another list", async () => {
    const { secret } = await rehearsal.invite("Tendai")
    expect(await rehearsal.signIn(secret)).not.toBe("")
    const foreign = await invite([], "Tendai")
    await expectRefused(secret, /used already.*somebody else can edit/)
    for (const wrong of [foreign.secret, "guessed", "", undefined, await hashSecret(secret), ["a"], "A".repeat(1000)]) {
      wait(60_000)
      await expectRefused(wrong, /not valid any more/)
    }
  })

  it("lets only one of two devices use an invitation at the same moment", async () => {
    const { secret } = await rehearsal.invite("Tendai")
    const answers = await Promise.all([rehearsal.redeem(secret), rehearsal.redeem(secret)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403])
  })

  it("refuses an invitation that is older than seven days, or of a removed person", async () => {
    const [old, removed] = [await rehearsal.invite("Tendai"), await rehearsal.invite("Chipo")]
    await rehearsal.remove(removed.id)
    await expectRefused(removed.secret, /not valid any more/)
    wait(9 * dayMs)
    await expectRefused(old.secret, /older than 7 days/)
  })
})

describe("other sites", () => {
  it.each([
    ["another site", { origin: "https://evil.example", "sec-fetch-site": "cross-site" }],
    ["a subdomain", { origin: "https://www.clinic.test", "sec-fetch-site": "same-site" }],
    ["the site without encryption", { origin: "http://clinic.test" }],
    ["another port", { origin: "https://clinic.test:8443" }],
    ["a page without an origin", { origin: "null" }],
    ["a name that begins in the same way", { origin: `${site}.evil.example` }],
    ["a page that hides its origin", { "sec-fetch-site": "cross-site" }],
  ])("refuses %s", async (_, headers) => {
    const other = await rehearsal.invite("Tendai")
    head = rehearsal.git.head("main") ?? ""
    const commit = commitFiles(rehearsal.git, { additions: { "data/fees.json": {} } })
    expect(await getStatus(graphql, { ...commit, cookie, headers })).toBe(403)
    expect(await getStatus("/editor/session", { method: "DELETE", cookie, headers })).toBe(403)
    const body = { invitation: other.secret }
    expect(await getStatus("/editor/session", { method: "POST", body, headers })).toBe(403)
    expect(await getStatus("/editor/session", { cookie, headers })).toBe(403)
    expectNothingChanged()
  })

  it("refuses a write without an origin", async () => {
    const { env } = rehearsal
    const answer = createEditorFunction(env, functionSite)
    for (const method of ["POST", "DELETE", "PUT", "PATCH"]) {
      const request = new Request(`${site}/editor/session`, { method, headers: { cookie } })
      expect((await answer(request, "")).status).toBe(403)
    }
    expectNothingChanged()
  })
})

const commit = (files: Files, branch = "main") => commitFiles(rehearsal.git, files, branch)

const createRef = (name: string, oid = head) => mutate("createRef", { repositoryId: "R_1", name, oid })

/** Adds a commit to the repository that no editor could have made, such as one of a fork. */
const plant = (path: string): string => {
  const contents = Buffer.from("x")
  const tree = rehearsal.git.writeTree(rehearsal.git.findCommit("main")?.tree ?? "", [{ path, contents }])
  return rehearsal.git.writeCommit(tree, "Planted", [head])
}

const add = (path: string) => commit({ additions: { [path]: "x" } })
const remove = (path: string) => commit({ deletions: [path] })

/** Returns a commit with other values in its input. */
const change = (values: object) => {
  const call = commit({ additions: { "data/fees.json": {} } })
  return {
    ...call,
    body: { ...call.body, variables: { input: { ...getFields(call.body.variables.input), ...values } } },
  }
}

/** Returns a commit with another query. */
const rewrite = (rewriteQuery: (query: string) => string, variables: object = {}) => {
  const call = commit({ additions: { "data/fees.json": {} } })
  const query = rewriteQuery(call.body.query)
  return { ...call, body: { query, variables: { ...call.body.variables, ...variables } } }
}

const pull = { title: "A", head: "cms/a", base: "main" }

const attacks: Readonly<Record<string, () => { route: string; method: string; body: unknown }>> = {
  "a page": () => add("src/pages/index.tsx"),
  "a workflow": () => add(".github/workflows/check.yml"),
  "the list itself": () => add(".github/editors.json"),
  "the host’s file": () => add("netlify.toml"),
  "a path that leads out": () => add("data/../package.json"),
  "a path that leads out, encoded": () => add("data/%2e%2e/../package.json"),
  "a path in other letters": () => add("DATA/fees.json"),
  "a path beside": () => add("data2/fees.json"),
  "a deletion": () => remove("package.json"),
  "a file twice": () => {
    const file = { path: "data/fees.json", contents: "e30=" }
    return change({ fileChanges: { additions: [file, file] } })
  },
  "a file that is also deleted": () =>
    change({
      fileChanges: {
        additions: [{ path: "data/fees.json", contents: "e30=" }],
        deletions: [{ path: "data/fees.json" }],
      },
    }),
  "more files than the content has": () =>
    commit({ deletions: Array.from({ length: 1001 }, (_, index) => `data/images/${index}.png`) }),
  "contents with other letters between": () =>
    change({ fileChanges: { additions: [{ path: "data/fees.json", contents: "e30=\n" }] } }),
  "a commit to another branch": () =>
    change({ branch: { repositoryNameWithOwner: rehearsalRepository, branchName: "other" } }),
  "a commit to a branch that leads out": () =>
    change({ branch: { repositoryNameWithOwner: rehearsalRepository, branchName: "cms/../main" } }),
  "a commit to another repository": () =>
    change({ branch: { repositoryNameWithOwner: "other/website", branchName: "main" } }),
  "a commit to a branch by its id": () => change({ branch: { id: "REF_1" } }),
  "a single file where a list belongs": () =>
    change({ fileChanges: { additions: { path: "package.json", contents: "" } } }),
  "a second mutation": () => rewrite(query => query.replace(/ }$/, " b: createRef(input: $input) { ref { name } } }")),
  "an aliased mutation": () => rewrite(query => query.replace("createCommitOnBranch(", "b: createCommitOnBranch(")),
  "a mutation in a fragment": () =>
    rewrite(query => `${query.replace("{ create", "{ ...F } fragment F on Mutation { create")}`),
  "a mutation in an inline fragment": () =>
    rewrite(query => query.replace(/\{ (create.*) \}$/, "{ ... on Mutation { $1 } }")),
  "several operations": () => rewrite(query => `query A { __typename } ${query}`),
  "a variable under another name": () => rewrite(query => query.replaceAll("$input", "$other"), { other: {} }),
  "values in the query": () =>
    rewrite(() => 'mutation { createRef(input: { name: "refs/heads/main", oid: "1" }) { ref { name } } }'),
  "a default value": () =>
    rewrite(
      () =>
        'mutation($input: CreateRefInput! = { name: "refs/heads/x" }) { createRef(input: $input) { ref { name } } }',
      {
        input: undefined,
      }
    ),
  "a mutation that the editor never makes": () => mutate("mergeBranch", { base: "main", head: "cms/a" }),
  "a mutation whose answer leads out": () =>
    rewrite(query => query.replace("commit { oid }", "commit { repository { owner { login } } }")),
  "a subscription": () => rewrite(query => query.replace("mutation", "subscription")),
  "a new branch of another name": () => createRef("refs/heads/other"),
  "a tag": () => createRef("refs/tags/v1"),
  "the branch itself moved": () => rest("PATCH", "git/refs/heads/main", { sha: head, force: true }),
  "the branch itself removed": () => rest("DELETE", "git/refs/heads/main"),
  "a branch that leads out": () => rest("DELETE", "git/refs/heads/cms/../main"),
  "a branch that leads out, encoded": () => rest("DELETE", "git/refs/heads/cms/%2e%2e/main"),
  "a branch that leads out, encoded twice": () => rest("DELETE", "git/refs/heads/cms/%252e%252e/main"),
  "doubled slashes": () => rest("DELETE", "git//refs/heads/main"),
  "a path in capitals": () => rest("DELETE", "GIT/refs/heads/main"),
  "a backslash": () => rest("DELETE", String.raw`git/refs/heads/cms\..\main`),
  "another repository": () => ({ route: "v3/repos/other/website/git/refs/heads/cms/a", method: "DELETE", body: {} }),
  "another repository by dots": () => rest("DELETE", "../../other/website/git/refs/heads/cms/a"),
  "a file by REST": () => rest("PUT", "contents/data/fees.json", { content: "" }),
  "a build": () => rest("POST", "dispatches", {}),
  "a setting": () => ({ route: `v3/repos/${rehearsalRepository}`, method: "PATCH", body: { private: false } }),
  "a repository": () => ({ route: "v3/user/repos", method: "POST", body: {} }),
  "another person": () => rest("PUT", "collaborators/eve", {}),
  "a pull request of another branch": () => rest("POST", "pulls", { ...pull, head: "eve" }),
  "a pull request from a fork": () => rest("POST", "pulls", { ...pull, head: "cms/a:main" }),
  "a pull request to another branch": () => rest("POST", "pulls", { ...pull, base: "other" }),
  "a tree outside the content": () => rest("POST", "git/trees", { tree: [{ path: "src/a.ts", content: "" }] }),
  "a tree that leads out": () => rest("POST", "git/trees", { tree: [{ path: "data/../src/a.ts", content: "" }] }),
  "a query by REST": () => ({ route: "graphql", method: "PUT", body: {} }),
}

/** Makes GitHub answer something else. */
const replaceInAnswers = (text: string, other: string): void => {
  const { fetch } = globalThis
  globalThis.fetch = async (input, init) => {
    const response = await fetch(input, init)
    return new Response((await response.text()).replaceAll(text, other), response)
  }
}

/** Sends a REST call as the invited person. Resolves to the answer’s body. */
const sendRest = async (method: string, path: string, body: unknown) => {
  const call = rest(method, path, body)
  return (await rehearsal.send(`/editor/api/${call.route}`, { ...call, cookie })).json()
}

/** Opens a draft that somebody else has made, at a commit on top of the published one, and publishes it. */
const publishPlanted = async (files: Parameters<Rehearsal["git"]["writeTree"]>[1], values: object = {}) => {
  const { git, github } = rehearsal
  const tree = git.writeTree(git.findCommit("main")?.tree ?? "", files)
  git.createBranch("cms/a", git.writeCommit(tree, "Planted", [head]))
  github.pullRequests.open({ title: "A", branch: "cms/a", base: "main", isDraft: false, ...values })
  const { message } = await sendRest("PUT", "pulls/1/merge", {})
  expect(git.head("main")).toBe(head)
  return message
}

/** What the function says to a call that it does not pass on: that of an attack, or a path that it does not know. */
const refusals =
  /not allowed \(.+\)\. Nothing was sent|cannot (be moved or removed|change the branch “.+”)|is not part of the content|begins with a dot|^There is nothing here\.$/

describe("writes", () => {
  const contents = Buffer.from("{}")

  it.each(Object.entries(attacks))("refuses %s", async (_, createCall) => {
    const { route, method, body } = createCall()
    const { length } = rehearsal.sent
    const answer = await rehearsal.send(`/editor/api/${route}`, { method, body, cookie })
    // A path that cannot be read leads nowhere.
    expect([403, 404]).toContain(answer.status)
    expect([answer.headers.get("x-editor-answer"), (await answer.json()).message]).toEqual([
      "1",
      expect.stringMatching(refusals),
    ])
    expect(rehearsal.sent.slice(length)).toEqual([])
    expectNothingChanged()
  })

  it("sends a body as it was read, not as it was written", async () => {
    const { body } = commit({ additions: { "data/fees.json": {} } })
    const other = '"branchName":"main","branchName":"other"'
    const text = JSON.stringify({ ...body, extra: 1 }).replace('"branchName":"main"', other)
    expect(await getStatus(graphql, { method: "POST", body: text, cookie })).toBe(403)
    for (const broken of ["", "{", "[]", "null", "1"])
      expect(await getStatus(graphql, { method: "POST", body: broken, cookie })).toBe(403)
    expectNothingChanged()
  })

  it("refuses a draft with files outside the content, wherever its commit comes from", async () => {
    const planted = plant("src/pages/index.tsx")
    const create = createRef("refs/heads/cms/a", planted)
    expect(await getStatus(graphql, { ...create, cookie })).toBe(403)
    rehearsal.git.createBranch("cms/a", head)
    const move = rest("PATCH", "git/refs/heads/cms/a", { sha: planted, force: true })
    expect(await getStatus(`/editor/api/${move.route}`, { ...move, cookie })).toBe(403)
    rehearsal.git.moveBranch("cms/a", planted)
    rehearsal.github.pullRequests.open({ title: "A", branch: "cms/a", base: "main", isDraft: false })
    for (const body of [{}, { sha: planted }, { sha: head }]) {
      const merge = rest("PUT", "pulls/1/merge", body)
      expect(await getStatus(`/editor/api/${merge.route}`, { ...merge, cookie })).not.toBe(200)
    }
    expect(rehearsal.git.head("main")).toBe(head)
  })

  it.each([
    ["a link", [{ path: "data/a.json", contents, mode: "120000" }], "“data/a.json” is a folder, but only a file"],
    [
      "another repository",
      [{ path: "data/a", contents: "1".repeat(40), mode: "160000" }],
      "“data/a” is a folder, but only a file",
    ],
    ["a link for the folder", [{ path: "data/fees.json" }, { path: "data", contents, mode: "120000" }], "did not say"],
    ["a file for git", [{ path: "data/.gitattributes", contents }], "“data/.gitattributes” has a name that begins"],
    ["a deep folder", [{ path: "data/a/b/c.json", contents }], "“data/a/b” is a folder"],
    ["two names for one", [{ path: "data/Fees.json", contents }], "capital letters alone"],
    ["a long name", [{ path: `data/${"a".repeat(100)}.json`, contents }], "more than 100 bytes"],
    ["a file less beside the content", [{ path: ".github/editors.json" }], "“.github” is not part"],
    ["another list", [{ path: ".github/editors.json", contents }], "“.github” is not part"],
    ["a file that can be run", [{ path: "netlify.toml", contents, mode: "100755" }], "“netlify.toml” is not part"],
  ])("refuses a draft with %s", async (_, files, message) => {
    expect(await publishPlanted(files)).toMatch(new RegExp(message))
  })

  it.each([{ isCrossRepository: true }, { base: "cms/b" }])("refuses a draft with %j", async values => {
    rehearsal.git.createBranch("cms/b", head)
    const files = [{ path: "data/fees.json", contents: Buffer.from("[]") }]
    expect(await publishPlanted(files, values)).toMatch("not a draft of the editor")
  })

  it("refuses a draft that lets a file beside the content be run", async () => {
    const additions = [{ path: "build.sh", contents }]
    head = rehearsal.git.commit(head, { branch: "main", message: "By hand", additions })
    expect(await publishPlanted([{ path: "build.sh", contents, mode: "100755" }])).toMatch("“build.sh” is not part")
  })

  it("merges only the commit that it has checked", async () => {
    const { git, github } = rehearsal
    const tree = git.writeTree(git.findCommit("main")?.tree ?? "", [{ path: "data/fees.json", contents }])
    git.createBranch("cms/a", git.writeCommit(tree, "A", [head]))
    github.pullRequests.open({ title: "A", branch: "cms/a", base: "main", isDraft: false })
    const { fetch } = globalThis
    globalThis.fetch = async (input, init) => {
      if (init?.method === "PUT") git.moveBranch("cms/a", plant("src/pages/index.tsx"))
      return fetch(input, init)
    }
    expect((await sendRest("PUT", "pulls/1/merge", {})).message).toMatch("Head branch was modified")
    expect(git.head("main")).toBe(head)
  })

  it("publishes nothing by a test merge of other commits", async () => {
    const files = [{ path: "data/fees.json", contents: Buffer.from("[]") }]
    replaceInAnswers(`"parents":{"nodes":[{"oid":"${head}"}`, `"parents":{"nodes":[{"oid":"${"1".repeat(40)}"}`)
    expect(await publishPlanted(files)).toMatch("still merging")
  })

  it("makes and uses a commit only of a draft and what is published, and with the content alone", async () => {
    const { git, github } = rehearsal
    const start = git.findCommit("main")?.tree ?? ""
    const withFile = (path: string): string => git.writeTree(start, [{ path, contents: Buffer.from("{}") }])
    const draft = git.writeCommit(withFile("data/a.json"), "A", [head])
    git.createBranch("cms/a", draft)
    github.pullRequests.open({ title: "A", branch: "cms/a", base: "main", isDraft: false })
    const published = git.writeCommit(withFile("data/fees.json"), "B", [head])
    git.moveBranch("main", published)
    const good = withFile("data/fees.json")
    const use = async (tree: string, parents: readonly string[]): Promise<unknown[]> => {
      const { sha, message } = await sendRest("POST", "git/commits", { tree, parents })
      const planted = git.writeCommit(tree, "Planted", parents)
      const moved = await sendRest("PATCH", "git/refs/heads/cms/a", { sha: planted, force: true })
      return [sha && "made", message, moved.message]
    }
    for (const parents of [[draft, head], [head, published], [published, draft], [draft, published, head], [draft]])
      expect(await use(good, parents)).toEqual([undefined, ...Array(2).fill(expect.stringMatching("does not follow"))])
    for (const path of ["src/a.ts", "data/.gitattributes"])
      expect(await use(withFile(path), [draft, published])).toEqual([
        undefined,
        ...Array(2).fill(expect.stringMatching(/not part of the content|begins with a dot/)),
      ])
    expect(git.head("cms/a")).toBe(draft)
    expect(await use(good, [draft, published])).toEqual(["made", undefined, undefined])
  })

  it("publishes nothing of which GitHub has not made a test merge, or shows no content", async () => {
    const files = [{ path: "data/fees.json", contents: Buffer.from("[]") }]
    replaceInAnswers('"potentialMergeCommit":', '"other":')
    expect(await publishPlanted(files)).toMatch("still merging")
    replaceInAnswers('"other":', '"potentialMergeCommit":')
    replaceInAnswers('"entries":', '"none":')
    expect((await sendRest("PUT", "pulls/1/merge", {})).message).toMatch("GitHub did not say")
    expect(rehearsal.git.head("main")).toBe(head)
  })

  it("begins a draft at the newest published commit alone", async () => {
    const { git } = rehearsal
    for (const oid of [plant("data/a.json"), "main", "", "0".repeat(40)])
      expect(await getStatus(graphql, { ...createRef("refs/heads/cms/a", oid), cookie })).toBe(403)
    git.createBranch("cms/a", head)
    const tree = git.findCommit("main")?.tree ?? ""
    const old = git.writeCommit(tree, "Old", [head])
    for (const parents of [[], [head], [head, old], [old, head], [head, head, head]]) {
      expect((await sendRest("POST", "git/commits", { tree, parents })).message).toMatch("does not follow")
      const made = git.writeCommit(tree, "Planted", parents)
      expect((await sendRest("PATCH", "git/refs/heads/cms/a", { sha: made, force: true })).message).toMatch(
        "does not follow"
      )
    }
    expect([git.head("main"), git.head("cms/a")]).toEqual([head, head])
  })

  it.each([
    ["PUT", "pulls/1/merge", {}],
    ["PATCH", "pulls/1", { state: "closed" }],
    ["PATCH", "issues/1", { labels: [] }],
    ["POST", "issues/1/labels", { labels: [] }],
  ])("refuses %s %s of a pull request that is no draft of the editor", async (method, path, body) => {
    rehearsal.git.createBranch("feature", head)
    rehearsal.github.pullRequests.open({ title: "A", branch: "feature", base: "main", isDraft: false })
    const call = rest(method, path, body)
    expect(await getStatus(`/editor/api/${call.route}`, { ...call, cookie })).toBe(403)
    const note = mutate("markPullRequestReadyForReview", { pullRequestId: "PR_1" })
    expect(await getStatus(graphql, { ...note, cookie })).toBe(403)
    expect(rehearsal.github.pullRequests.get(1)).toMatchObject({ state: "OPEN", labels: [] })
  })
})

it("brings back no older product by a commit with two merge bases", async () => {
  const { git, github } = rehearsal
  const treeOf = (revision: string): string => git.findCommit(revision)?.tree ?? ""
  const withSource = (tree: string, text: string): string =>
    git.writeTree(tree, [{ path: "src/door.ts", contents: Buffer.from(text) }])
  // The clinic has the old product. Then an upgrade merges the new one, whose history the clinic’s does not contain.
  const first = git.writeCommit(withSource(treeOf("main"), "old"), "The product", [head])
  const product = git.writeCommit(withSource(treeOf(first), "new"), "The product, mended", [first])
  git.moveBranch("main", first)
  git.commit(first, {
    branch: "main",
    message: "Fees",
    additions: [{ path: "data/fees.json", contents: Buffer.from("[]") }],
  })
  const before = git.head("main") ?? ""
  const upgraded = git.writeCommit(withSource(treeOf(before), "new"), "Upgrade", [before, product])
  git.moveBranch("main", upgraded)

  const tree = await sendRest("POST", "git/trees", {
    base_tree: treeOf(before),
    tree: [{ path: "data/fees.json", content: "{}" }],
  })
  const made = await sendRest("POST", "git/commits", { message: "A", tree: tree.sha, parents: [before, product] })
  // What the function has refused to make can come from a fork, whose commits GitHub finds, too.
  const planted = git.writeCommit(tree.sha, "A", [before, product])
  for (const oid of [made.sha, planted]) {
    await rehearsal.send(graphql, { ...createRef("refs/heads/cms/a", oid ?? ""), cookie })
    await sendRest("PATCH", "git/refs/heads/cms/a", { sha: oid, force: true })
  }
  expect([made.sha, git.branches()]).toEqual([undefined, ["main"]])
  // Somebody with an account may also have made the branch.
  git.createBranch("cms/a", planted)
  github.pullRequests.open({ title: "A", branch: "cms/a", base: "main", isDraft: false })
  await sendRest("PUT", "pulls/1/merge", {})
  expect([git.head("main"), String(git.findFile("main:src/door.ts")?.content)]).toEqual([upgraded, "new"])
})

describe("reads", () => {
  const own = "repository(owner: $owner, name: $repo)"
  const declared = "query($owner: String!, $repo: String!)"

  it.each([
    "{ viewer { login } }",
    '{ repository(owner: "other", name: "website") { id } }',
    '{ search(query: "a", type: REPOSITORY, first: 1) { repositoryCount } }',
    '{ node(id: "R_2") { id } }',
    `${declared} { ${own} { owner { login } } }`,
    `${declared} { ${own} { ...F } } fragment F on Repository { id }`,
    `${declared} { ... { ${own} { id } } }`,
    `${declared} { ${own} { object(oid: "1") { ... on Commit { author { user { pullRequests(first: 9) { nodes { title } } } } } } } }`,
    `${declared} { ${own} { ref(qualifiedName: "main") { target { ... on Commit { author { user { commits } } } } } } }`,
    `${declared} { ${own} { object(expression: "main:src/pages/index.tsx") { ... on Blob { text } } } }`,
    `${declared} { ${own} { object(expression: "main:data/../src") { id } } }`,
    `${declared} { ${own} { object(expression: "main:") { ... on Tree { entries { name object { id } } } } } }`,
    `${declared} { ${own} { object(oid: "1") { ... on Tree { entries { name } } } } }`,
    `${declared} { ${own} { ref(qualifiedName: "main") { target { ... on Commit { file(path: "package.json") { oid } } } } } }`,
    `query($owner: String!, $repo: String!, $e: String = "main:src") { ${own} { object(expression: $e) { id } } }`,
    `${declared} { ${own} { id } other: repository(owner: "other", name: "website") { id } }`,
    `${declared} { ${own} { object(expression: "main:data", expression: "main:src") { id } } }`,
    `${declared} { ${own} { object(expression: ["main:src"]) { ... on Blob { text } } } }`,
    `query($owner: String!, $repo: String!, $list: String!) { ${own} { object(expression: $list) { ... on Blob { text } } } }`,
    `${declared} { repository(owner: $owner, owner: "other", name: $repo) { id } }`,
    `query($owner: String! = "other", $repo: String!) { repository(owner: $missing, name: $repo) { id } }`,
  ])("refuses %s", async query => {
    const [owner, repo] = rehearsalRepository.split("/")
    const body = { query, variables: { owner, repo, list: ["main:src"] } }
    const { length } = rehearsal.sent
    expect(await getStatus(graphql, { method: "POST", body, cookie })).toBe(403)
    expect(rehearsal.sent.slice(length)).toEqual([])
  })

  it.each(["v3/repos/other/website/git/trees/main", "v3/user/repos", "v3/app", "v3/installation/repositories"])(
    "refuses to read %s",
    async path => {
      const { length } = rehearsal.sent
      expect(await getStatus(`/editor/api/${path}`, { cookie })).toBe(403)
      expect(rehearsal.sent.slice(length)).toEqual([])
    }
  )

  it.each(["tarball/main", "actions/secrets", "hooks", "compare/main...eve:main", "keys"])(
    "refuses to read %s of the repository",
    async path => expect(await getStatus(`/editor/api/v3/repos/${rehearsalRepository}/${path}`, { cookie })).toBe(403)
  )

  it("shows of the repository only the content, and of a comparison only the commits", async () => {
    const { git } = rehearsal
    const planted = plant("src/secret.ts")
    git.moveBranch("main", planted)
    const readRest = async (path: string) =>
      (await rehearsal.send(`/editor/api/v3/repos/${rehearsalRepository}/${path}`, { cookie })).json()
    const { tree } = await readRest("git/trees/main?recursive=1")
    expect(tree.map((entry: { path: string }) => entry.path)).toEqual(["data/fees.json"])
    expect(await readRest(`compare/${head}...main`)).toEqual({
      merge_base_commit: { sha: head },
      commits: [{ sha: planted }],
    })
    rehearsal.github.pullRequests.open({ title: "Secret", branch: "main", base: "main", isDraft: false })
    expect(await readRest("issues/1")).toEqual({ labels: [] })
    expect(await readRest("pulls/1")).toEqual({ state: "open" })
  })

  it("shows of a new tree only its id, whatever it is based on", async () => {
    const { git } = rehearsal
    const planted = plant("src/secret.ts")
    const folder = git.entries(`${planted}:`)?.find(({ name }) => name === "src")?.oid
    const tree = [{ path: "data/fees.json", content: "{}" }]
    const made = await sendRest("POST", "git/trees", { base_tree: folder, tree })
    expect(made).toEqual({ sha: expect.stringMatching(/^[\da-f]{40}$/) })
    expect(git.entries(made.sha)?.map(({ name }) => name)).toContain("secret.ts")
  })

  it("shows no file as a page", async () => {
    const blob = rehearsal.git.findFile("main:data/fees.json")?.sha
    const path = `/editor/api/v3/repos/${rehearsalRepository}/git/blobs/${blob}`
    const answer = await rehearsal.send(path, { cookie, headers: { accept: "text/html,*/*" } })
    expect(answer.headers.get("content-security-policy")).toBe("default-src 'none'; sandbox")
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff")
  })
})

describe("secrets", () => {
  it("leave the function in no answer and no log", async () => {
    const logs = (["log", "info", "warn", "error", "debug"] as const).map(name =>
      jest.spyOn(console, name).mockImplementation(() => undefined)
    )
    const { secret } = await rehearsal.invite("Tendai")
    const repositoryPath = `/editor/api/v3/repos/${rehearsalRepository}`
    const answers = [
      await rehearsal.redeem(secret),
      await rehearsal.redeem(secret),
      await rehearsal.send("/editor/session", { cookie }),
      await rehearsal.send("/editor/api/v3/user", { cookie }),
      await rehearsal.send(`${repositoryPath}/git/trees/main?recursive=1`, { cookie }),
      await rehearsal.send(`${repositoryPath}/hooks`, { cookie }),
      await rehearsal.send(`${repositoryPath}/git/blobs/0`, { cookie }),
      await rehearsal.send(graphql, { ...commitFiles(rehearsal.git, { additions: { "data/fees.json": {} } }), cookie }),
    ]
    rehearsal.github.app.set({ isSuspended: true })
    rehearsal.restart()
    answers.push(await rehearsal.send("/editor/session", { cookie }))
    const texts = answers.map(async answer => JSON.stringify([...answer.headers]) + (await answer.text()))
    const all = (await Promise.all(texts)).join("\n") + JSON.stringify(logs.flatMap(({ mock }) => mock.calls))
    const key = rehearsal.github.app.getPrivateKey().split("\n").slice(1, 3)
    for (const hidden of [secret, "ghs_", ...rehearsal.github.app.listTokens(), ...key])
      expect(all).not.toContain(hidden)
    expect(rehearsal.sent.join("\n")).not.toContain(secret)
    expect(JSON.stringify(rehearsal.listEditors())).not.toContain(secret)
  })

  it("are not in GitHub’s headers", async () => {
    const headers = { "x-github-request-id": "1", "x-oauth-client-id": "Iv1.app", "set-cookie": "a=b" }
    rehearsal.github.fail("GET git/trees/*", { status: 404, message: "Not Found", headers })
    const answer = await rehearsal.send(`/editor/api/v3/repos/${rehearsalRepository}/git/trees/main`, { cookie })
    expect([...answer.headers.keys()].toSorted()).toEqual([
      "cache-control",
      "content-security-policy",
      "content-type",
      "x-content-type-options",
    ])
  })
})

describe("the list", () => {
  it("does not shrink after an answer without it", async () => {
    replaceInAnswers('"file":{"object"', '"other":{"object"')
    await expect(rehearsal.invite("Tendai")).rejects.toThrow("GitHub has not shown the list of people.")
    // Nothing at all is no list either.
    replaceInAnswers('"entries":', '"other":')
    await expect(rehearsal.invite("Tendai")).rejects.toThrow("GitHub has not shown the list of people.")
    expect(rehearsal.git.head("main")).toBe(head)
    expect(rehearsal.listEditors()).toMatchObject({ editors: [{ name: "Ruth" }] })
  })

  it.each(["{", "[]", "{}", '{"editors": {"a": 1}}', '{"editors": [{"name": "Ruth"}]}'])(
    "says that it is damaged, to owners and to the invited: %s",
    async text => {
      const additions = [{ path: ".github/editors.json", contents: Buffer.from(text) }]
      head = rehearsal.git.commit(head, { branch: "main", message: "By hand", additions })
      await expect(rehearsal.invite("Tendai")).rejects.toThrow(/^The list of people is damaged.*“History”/)
      rehearsal.restart()
      const answer = await rehearsal.send("/editor/session", { cookie })
      expect([answer.status, (await answer.json()).message]).toEqual([503, expect.stringMatching(/Tell an owner/)])
      expectNothingChanged()
    }
  )
})

const getStatusAt = (host: string) => getStatus("/editor/session", { cookie, host })

describe("hosts", () => {
  it.each([
    ["an old version of the site", "https://5f3a--clinic.netlify.app"],
    ["a preview", "https://abc-clinic.workers.dev"],
    ["a host that begins in the same way", "https://clinic.test.evil.example"],
  ])("answers nothing at %s", async (_, host) => {
    const { length } = rehearsal.sent
    for (const path of ["/editor/session", "/editor/api/v3/user"])
      expect(await getStatus(path, { cookie, host })).toBe(404)
    expect(rehearsal.sent).toHaveLength(length)
  })

  it("answers at the site’s other name, and at those of the variable", async () => {
    expect(await getStatusAt("https://www.clinic.test")).toBe(200)
    rehearsal.restart({ EDITOR_HOSTS: "trial.test, clinic.example" })
    expect([await getStatusAt("https://trial.test"), await getStatusAt("https://clinic.example")]).toEqual([200, 200])
  })
})

describe("neighbours", () => {
  it("finds its own cookie among others of the same name", async () => {
    for (const value of [
      `editor=other; ${cookie}`,
      `${cookie}; editor=a.b`,
      `editor=a.b;${cookie}`,
      `${await signAs(createOtherKey())}; ${cookie}`,
      `${await signAs(rehearsal.github.app.getPrivateKey(), rehearsalRepository, { device: "gone" })}; ${cookie}`,
      // A neighbour can set two cookies for each folder of a path, and browsers send those first.
      `${`editor=${"a".repeat(43)}.${"a".repeat(43)}; `.repeat(40)}${cookie}`,
    ])
      expect([value, await getStatus("/editor/session", { cookie: value })]).toEqual([value, 200])
  })
})

describe("the log", () => {
  it("has one line for a request that was refused or has failed", async () => {
    const { secret } = await rehearsal.invite("Tendai")
    await rehearsal.redeem(secret)
    await rehearsal.send("/editor/session")
    await rehearsal.send("/editor/session", { cookie })
    expect(rehearsal.log).toEqual([])
    await rehearsal.redeem(secret)
    await rehearsal.send(graphql, { ...add("package.json"), cookie })
    await rehearsal.send(graphql, { method: "POST", body: { query: "{ a\nb }" }, cookie })
    rehearsal.github.fail("GET git/trees/*", { status: 500, message: "Secret" })
    await rehearsal.send(`/editor/api/v3/repos/${rehearsalRepository}/git/trees/main`, { cookie })
    const broken = { ...rest("DELETE", "git/refs/heads/a%0aeditor: 200 commit"), cookie }
    await rehearsal.send(`/editor/api/${broken.route}`, broken)
    await rehearsal.send(`/editor/api/v3/repos/${rehearsalRepository}/git/trees/main`)
    expect(rehearsal.log).toEqual([
      "editor: 403 session begin",
      `editor: 403 commit by ${id}`,
      `editor: 403 read by ${id}`,
      `editor: 500 read by ${id}`,
      "editor: 404 path",
      "editor: 401 call",
    ])
  })

  it("never reports a failure of the function as one of GitHub", async () => {
    jest.spyOn(crypto.subtle, "verify").mockRejectedValueOnce(new TypeError("broken"))
    const answer = await rehearsal.send("/editor/session", { cookie })
    expect([answer.status, (await answer.json()).message]).toEqual([500, expect.stringContaining("own program")])
    rehearsal.github.fail("repository.ref", { status: 500, message: "Unicorn" })
    rehearsal.restart()
    const other = await rehearsal.send("/editor/session", { cookie })
    expect([other.status, (await other.json()).message]).toEqual([502, expect.stringContaining("GitHub has a problem")])
  })
})

const knock = (client: string, header: string) =>
  rehearsal.send("/editor/session", {
    client,
    headers: { "cf-connecting-ip": header, "x-nf-client-connection-ip": header },
  })

/** Presses a link that nobody has sent, at a copy of the function. */
const guess = (answer: EditorFunction, client: string): Promise<Response> =>
  answer(
    new Request(`${site}/editor/session`, {
      method: "POST",
      body: JSON.stringify({ invitation: client }),
      headers: { origin: site },
    }),
    client
  )

describe("load", () => {
  it("refuses some of 200 requests in ten seconds, and says when to try again", async () => {
    jest.spyOn(Date, "now").mockReturnValue(Date.now())
    const answers = []
    for (let count = 0; count < 200; count++) answers.push(await rehearsal.send("/editor/session", { cookie }))
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused.length).toBe(50)
    expect(refused[0]?.headers.get("retry-after")).toBe("10")
    wait(10_000)
    expect(await getStatus("/editor/session", { cookie })).toBe(200)
  })

  it("seldom asks GitHub about guessed invitations", async () => {
    jest.spyOn(Date, "now").mockReturnValue(Date.now() + dayMs)
    const { length } = rehearsal.sent
    const statuses = new Set<number>()
    for (let count = 0; count < 200; count++) statuses.add((await rehearsal.redeem(`guess ${count}`)).status)
    expect([...statuses]).toEqual([403, 429])
    expect(rehearsal.sent.length - length).toBeLessThan(10)
  })

  it("uses up less than GitHub’s 5000 requests an hour for strangers, with 20 copies of the function", async () => {
    // Copies know nothing of each other, so two show what twenty use up.
    const copies = Array.from({ length: 2 }, () => createEditorFunction(rehearsal.env, functionSite))
    const start = Date.now() + dayMs
    const time = jest.spyOn(Date, "now")
    const { length } = rehearsal.sent
    // Once in five seconds, at each copy, from addresses of its own.
    for (let second = 0; second < 3600; second += 5) {
      time.mockReturnValue(start + second * 1000)
      for (const [index, answer] of copies.entries()) await guess(answer, `${second} ${index}`)
    }
    expect((rehearsal.sent.length - length) * 10).toBeLessThan(5000)
    expect(rehearsal.sent.length).toBeGreaterThan(length)
  })

  it("tells a person with a new link to wait while strangers guess, and never that the link is not valid", async () => {
    jest.spyOn(Date, "now").mockReturnValue(Date.now() + dayMs)
    for (let count = 0; count < 9; count++) await rehearsal.redeem(`guess ${count}`)
    const { secret } = await rehearsal.invite("Tendai")
    const answer = await rehearsal.redeem(secret)
    expect([answer.status, answer.headers.get("retry-after"), (await answer.json()).message]).toEqual([
      429,
      "30",
      expect.stringMatching(/still works.*30 seconds/),
    ])
    wait(30_001)
    expect((await rehearsal.redeem(secret)).status).toBe(200)
  })

  it("counts anonymous visitors by what the host says, and tells them that they are not signed in", async () => {
    jest.spyOn(Date, "now").mockReturnValue(Date.now())
    let answer = await knock("1.1.1.1", "a")
    for (let count = 0; count < 30; count++) answer = await knock("1.1.1.1", String(count))
    expect([answer.status, (await answer.json()).message]).toEqual([
      429,
      expect.not.stringContaining("You stay signed in"),
    ])
    expect((await knock("2.2.2.2", "a")).status).toBe(401)
  })

  it.each([
    [
      "50,000 fields",
      `query($owner: String!, $repo: String!) { repository(owner: $owner, name: $repo) { ${"id ".repeat(50_000)} } }`,
    ],
    ["fields nested 2,000 times", `{ ${"a { ".repeat(2000)} a ${"} ".repeat(2000)} }`],
    [
      "fields nested 50 times",
      `query($owner: String!, $repo: String!) { repository(owner: $owner, name: $repo) { ${"object { ".repeat(50)} id ${"} ".repeat(50)} } }`,
    ],
  ])("refuses a query of %s", async (_, query) => {
    const [owner, repo] = rehearsalRepository.split("/")
    const { length } = rehearsal.sent
    const body = { query, variables: { owner, repo } }
    expect(await getStatus(graphql, { method: "POST", body, cookie })).toBe(403)
    expect(rehearsal.sent).toHaveLength(length)
  })

  it("refuses a body that is too large, before it is read to its end", async () => {
    const answer = await rehearsal.send(graphql, { method: "POST", body: "x".repeat(6_000_001), cookie })
    expect([answer.status, (await answer.json()).message]).toEqual([413, expect.stringContaining("too large")])
    expectNothingChanged()
  })
})
