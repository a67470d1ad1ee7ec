import { getFields } from "../../gatsby-plugin-content-model/json"
import { createPrivateKey } from "node:crypto"
import { hashSecret, readTrailer } from "../invitations/editors"
import { rehearsalRepository } from "../../../testing/github/github"
import { data } from "../../../testing/bakery"
import { bakery, createFiles } from "./bakery"
import { commitFiles, mutate } from "./githubCalls"
import { type Rehearsal, createRehearsal, readCookie } from "./rehearsalFunction"

/** Checks the server side of invitations: from an invitation to a published change. */

const repositoryPath = `/editor/api/v3/repos/${rehearsalRepository}`
const graphql = "/editor/api/graphql"

let rehearsal: Rehearsal
beforeEach(() => {
  rehearsal = createRehearsal()
})
afterEach(() => {
  jest.restoreAllMocks()
  expect(rehearsal.github.unknownCalls).toEqual([])
})

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** Makes the clock of the function fast by some milliseconds. GitHub’s clock stays. */
const setClock = (ms: number): void => {
  const now = Date.now()
  jest.spyOn(Date, "now").mockImplementation(() => now + ms)
  rehearsal.github.app.set({ clockMs: -ms })
}

/** Lets some time pass, everywhere. */
const wait = (ms: number): void => {
  const now = Date.now()
  jest.spyOn(Date, "now").mockImplementation(() => now + ms)
}

const signIn = async (name = "Ruth"): Promise<{ cookie: string; id: string }> => {
  const { secret, id } = await rehearsal.invite(name)
  return { cookie: await rehearsal.signIn(secret), id }
}

const commit = (additions: Record<string, unknown>, cookie: string, branch = "main") =>
  rehearsal.send(graphql, { ...commitFiles(rehearsal.git, { additions }, branch), cookie })

const query = async (cookie: string, text: string, variables: object = {}) => {
  const [owner, repo] = rehearsalRepository.split("/")
  const body = { query: text, variables: { owner, repo, ...variables } }
  return (await rehearsal.send(graphql, { method: "POST", body, cookie })).json()
}

const today = new Date().toISOString().slice(0, 10)

it("signs a person in by an invitation, and lets her publish under her name", async () => {
  const { secret, id } = await rehearsal.invite("Ruth  Moyo")
  const before = await rehearsal.send("/editor/session")
  expect([before.status, before.headers.get("cache-control")]).toEqual([401, "no-store"])
  const answer = await rehearsal.redeem(secret)
  expect([answer.status, await answer.json()]).toEqual([200, { name: "Ruth Moyo" }])
  expect(answer.headers.get("set-cookie")).toMatch(
    /^editor=[\w.-]+; HttpOnly; Secure; SameSite=Strict; Path=\/editor; Max-Age=7776000$/
  )
  const cookie = readCookie(answer)
  const session = await rehearsal.send("/editor/session", { cookie })
  expect([session.status, await session.json()]).toEqual([200, { name: "Ruth Moyo" }])
  expect(rehearsal.listEditors()).toEqual({
    editors: [{ id, name: "Ruth Moyo", devices: [{ id: expect.any(String), day: today, hash: expect.any(String) }] }],
  })

  const saved = await commit({ "data/fees.json": { new: true } }, cookie)
  expect([saved.status, await saved.json()]).toEqual([
    200,
    { data: { createCommitOnBranch: { commit: { oid: rehearsal.git.head("main") } } } },
  ])
  const [newest, list] = rehearsal.git.history("main")
  expect(newest?.message).toBe(`Content\n\nEdited-by: Ruth Moyo <${id}>`)
  expect(readTrailer(newest?.message ?? "")).toEqual({ id, name: "Ruth Moyo" })
  expect(list?.message).toBe("Editors: Ruth Moyo signs in [skip ci]")
  expect(rehearsal.git.findFile("main:data/fees.json")?.content.toString()).toContain('"new": true')
})

it("answers as her what GitHub cannot know, and forwards other reads", async () => {
  const { cookie, id } = await signIn()
  const user = await rehearsal.send("/editor/api/v3/user", { cookie })
  expect(await user.json()).toMatchObject({ login: id, name: "Ruth" })
  const statuses = [`collaborators/${id}`, "collaborators/other", "git/trees/main?recursive=1"].map(
    async path => (await rehearsal.send(`${repositoryPath}/${path}`, { cookie })).status
  )
  expect(await Promise.all(statuses)).toEqual([204, 404, 200])
  const text = `query($owner: String!, $repo: String!) {
    mine: repository(owner: $owner, name: $repo) { may: viewerPermission defaultBranchRef { name } }
    repository(owner: $owner, name: $repo) { viewerPermission }
  }`
  expect(await query(cookie, text)).toEqual({
    data: {
      mine: { may: "WRITE", defaultBranchRef: { name: "main" } },
      repository: { __typename: "Repository", viewerPermission: "WRITE" },
    },
  })
})

it("saves, labels, publishes and removes a draft", async () => {
  rehearsal = createRehearsal(createFiles())
  const { cookie, id } = await signIn()
  const branch = "cms/_singletons/about"
  const rest = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const response = await rehearsal.send(`${repositoryPath}/${path}`, { method, body, cookie })
    expect([path, response.ok]).toEqual([path, true])
    return response.status === 204 ? undefined : response.json()
  }
  const create = mutate("createRef", {
    repositoryId: "R_other",
    name: `refs/heads/${branch}`,
    oid: rehearsal.git.head("main"),
  })
  await rehearsal.send(graphql, { ...create, cookie })
  await commit({ "data/about.json": { ...data.about, heading: "The bakers" } }, cookie, branch)
  const pull = { title: "Fixes #3", head: branch, base: "main", draft: true, body: "@team" }
  expect(await rest("POST", "pulls", pull)).toMatchObject({ number: 1, draft: true, title: "About us" })
  await rest("POST", "issues/1/labels", { labels: ["sveltia-cms/draft"] })
  await rest("PATCH", "issues/1", { labels: ["sveltia-cms/pending_publish", "deploy"], body: "other" })
  expect(rehearsal.github.pullRequests.get(1)?.labels).toEqual(["sveltia-cms/pending_publish"])
  const ready = { ...mutate("markPullRequestReadyForReview", { pullRequestId: "PR_1" }), cookie }
  expect(await (await rehearsal.send(graphql, ready)).json()).not.toHaveProperty("errors")
  expect(
    await rest("PUT", "pulls/1/merge", { merge_method: "merge", commit_title: "Fixes #3 [skip ci]" })
  ).toMatchObject({
    merged: true,
  })
  await rest("DELETE", `git/refs/heads/${branch}`)
  expect(rehearsal.git.history("main")[0]?.message).toBe(`About us\n\nEdited-by: Ruth <${id}>`)
  expect(rehearsal.git.branches()).toEqual(["main"])
})

it("lets the door merge a draft by field", async () => {
  const { cookie, id } = await signIn()
  const { git, github } = rehearsal
  git.createBranch("cms/a", git.head("main") ?? "")
  await commit({ "data/fees.json": { draft: true } }, cookie, "cms/a")
  github.pullRequests.open({ title: "A", branch: "cms/a", base: "main", isDraft: false })
  await commit({ "data/fees.json": { published: true } }, cookie)
  const [draft, published] = [git.head("cms/a"), git.head("main")]
  const send = async (method: string, path: string, body: unknown) => {
    const response = await rehearsal.send(`${repositoryPath}/${path}`, { method, body, cookie })
    return [response.status, await response.json()] as const
  }
  const tree = [{ path: "data/fees.json", mode: "120000", content: "{}" }]
  const [, madeTree] = await send("POST", "git/trees", { base_tree: git.findCommit("main")?.tree, tree })
  const parents = [draft, published]
  const [, made] = await send("POST", "git/commits", { message: "Fixes #3", tree: madeTree.sha, parents })
  expect(git.findCommit(made.sha)?.message).toBe(`Merge what was published meanwhile\n\nEdited-by: Ruth <${id}>`)
  expect(await send("PATCH", "git/refs/heads/cms/a", { sha: made.sha })).toMatchObject([200, {}])
  expect(git.head("cms/a")).toBe(made.sha)
  expect(await send("PUT", "pulls/1/merge", {})).toMatchObject([200, { merged: true }])
})

it.each([
  "Edited-by: Eve <1>",
  "[skip ci]",
  "[ci skip]",
  "Fixes #3",
  "@team",
  "Co-authored-by : x",
  "\n".repeat(40_000),
])("passes on nothing of the client’s message, such as %j", async text => {
  const { cookie, id } = await signIn()
  const call = commitFiles(rehearsal.git, { additions: { "data/breads.json": {} } }, "cms/a")
  rehearsal.git.createBranch("cms/a", rehearsal.git.head("main") ?? "")
  const message = { headline: `Take back: ${text}`, body: text }
  const input = { ...getFields(call.body.variables.input), message, expectedHeadOid: rehearsal.git.head("main") }
  await rehearsal.send(graphql, { ...call, body: { ...call.body, variables: { input } }, cookie })
  expect(rehearsal.git.history("cms/a")[0]?.message).toBe(`Take back: Breads\n\nEdited-by: Ruth <${id}>`)
})

it("signs a person in on another phone by another invitation, which ends the first", async () => {
  const { secret, id } = await rehearsal.invite("Ruth")
  const first = await rehearsal.signIn(secret)
  const [unused, another] = [await rehearsal.inviteAgain(id), await rehearsal.inviteAgain(id)]
  expect(await rehearsal.signIn(unused.secret)).toBe("")
  // An invitation can be used for seven days.
  wait(7 * dayMs)
  const second = await rehearsal.signIn(another.secret)
  for (const cookie of [first, second]) expect((await rehearsal.send("/editor/session", { cookie })).status).toBe(200)
  expect(rehearsal.listEditors()).toMatchObject({ editors: [{ id, devices: [{}, {}] }] })
})

it("signs out: the device is off the list", async () => {
  const { cookie } = await signIn()
  const answer = await rehearsal.send("/editor/session", { method: "DELETE", cookie })
  expect([answer.status, readCookie(answer)]).toEqual([204, ""])
  expect(rehearsal.listEditors()).toMatchObject({ editors: [{ devices: [] }] })
  expect((await rehearsal.send("/editor/session", { cookie })).status).toBe(401)
  expect((await rehearsal.send("/editor/session", { method: "DELETE", cookie })).status).toBe(204)
})

it("keeps the sign-in while it is used, and through a restart", async () => {
  const { cookie } = await signIn()
  expect((await rehearsal.send("/editor/session", { cookie })).headers.get("set-cookie")).toBeNull()
  wait(80 * dayMs)
  rehearsal.restart()
  const renewed = readCookie(await rehearsal.send("/editor/session", { cookie }))
  expect(renewed).toMatch(/^editor=./)
  wait(80 * dayMs)
  expect((await rehearsal.send("/editor/session", { cookie })).status).toBe(401)
  expect((await rehearsal.send("/editor/session", { cookie: renewed })).status).toBe(200)
})

it("takes what a second person commits at the same moment", async () => {
  const [first, second] = [await rehearsal.invite("Ruth"), await rehearsal.invite("Tendai")]
  const answers = await Promise.all([rehearsal.redeem(first.secret), rehearsal.redeem(second.secret)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(rehearsal.listEditors()).toMatchObject({
    editors: [
      { name: "Ruth", devices: [{}] },
      { name: "Tendai", devices: [{}] },
    ],
  })
})

it("signs in although GitHub’s answer was lost after the change", async () => {
  const { secret } = await rehearsal.invite("Ruth")
  const { fetch } = globalThis
  let isLost = false
  globalThis.fetch = async (input, init) => {
    const response = await fetch(input, init)
    if (isLost || !String(init?.body).includes("createCommitOnBranch")) return response
    isLost = true
    return new Response("<html>", { status: 502 })
  }
  expect((await rehearsal.redeem(secret)).status).toBe(200)
  expect(rehearsal.listEditors()).toMatchObject({ editors: [{ devices: [{}] }] })
})

it.each([10 * minuteMs, -10 * minuteMs])("works with a clock that is wrong by %i ms", async ms => {
  const { secret } = await rehearsal.invite("Ruth")
  const early = await signIn("Tendai")
  rehearsal.restart()
  setClock(ms)
  const cookie = await rehearsal.signIn(secret)
  expect((await rehearsal.send("/editor/session", { cookie })).status).toBe(200)
  expect((await rehearsal.send("/editor/session", { cookie: early.cookie })).status).toBe(200)
})

it("asks for another token when the first has ended", async () => {
  const { cookie } = await signIn()
  const read = async () => (await rehearsal.send(`${repositoryPath}/git/trees/main`, { cookie })).status
  rehearsal.github.app.endTokens()
  expect(await read()).toBe(200)
  wait(2 * 60 * minuteMs)
  expect(await read()).toBe(200)
})

it("reads the App’s key in either format, and on one line", async () => {
  const { secret } = await rehearsal.invite("Ruth")
  const pkcs1 = rehearsal.github.app.getPrivateKey()
  const pkcs8 = createPrivateKey(pkcs1).export({ type: "pkcs8", format: "pem" }).toString()
  let cookie = await rehearsal.signIn(secret)
  for (const key of [pkcs8, pkcs8.replaceAll("\n", String.raw`\n`), pkcs1.replaceAll("\n", " ")]) {
    rehearsal.restart({ EDITOR_APP_PRIVATE_KEY: key })
    const answer = await rehearsal.send("/editor/session", { cookie })
    expect(answer.status).toBe(200)
    cookie = readCookie(answer) || cookie
  }
})

it.each<[string, Parameters<Rehearsal["github"]["app"]["set"]>[0], number, RegExp]>([
  ["suspended", { isSuspended: true }, 403, /suspended, or not installed any more/],
  ["not installed", { isInstalled: false }, 403, /suspended, or not installed any more/],
  ["without a right", { permissions: { contents: "read", pull_requests: "write" } }, 403, /lacks one of these rights/],
])("says that the App is %s", async (_, state, status, message) => {
  const { cookie } = await signIn()
  rehearsal.github.app.set(state)
  // While somebody edits, and after a restart of the function.
  for (const path of [`${repositoryPath}/git/trees/main`, "/editor/session"]) {
    rehearsal.github.app.endTokens()
    const answer = await rehearsal.send(path, { cookie })
    expect([answer.status, answer.headers.get("x-editor-answer")]).toEqual([status, "1"])
    expect((await answer.json()).message).toMatch(message)
    rehearsal.restart()
  }
})

it("passes on what GitHub refuses, and says when GitHub does not answer", async () => {
  const { cookie } = await signIn()
  const failure = { status: 403, message: "You have exceeded a secondary rate limit", headers: { "retry-after": "60" } }
  rehearsal.github.fail("GET git/trees/*", failure)
  const limited = await rehearsal.send(`${repositoryPath}/git/trees/main`, { cookie })
  expect([limited.status, limited.headers.get("retry-after"), limited.headers.get("x-editor-answer")]).toEqual([
    403,
    "60",
    null,
  ])
  const limitTheApp = () => Promise.resolve(Response.json(failure, { status: 403, headers: { "retry-after": "60" } }))
  for (const fetch of [() => Promise.reject(new TypeError("fetch failed")), limitTheApp]) {
    globalThis.fetch = fetch
    rehearsal.restart()
    const none = await rehearsal.send(`${repositoryPath}/git/trees/main`, { cookie })
    expect([none.status, (await none.json()).message]).toEqual([503, expect.stringMatching(/^GitHub does not answer/)])
  }
})

it("answers 404 without its variables", async () => {
  for (const missing of ["EDITOR_APP_ID", "EDITOR_APP_PRIVATE_KEY", "CMS_REPOSITORY"]) {
    rehearsal.restart({ [missing]: undefined })
    for (const path of ["/editor/session", "/editor/api/v3/user", "/editor/"])
      expect((await rehearsal.send(path)).status).toBe(404)
    expect((await (await rehearsal.send("/editor/session")).json()).message).toMatch(
      /turned off.*What you typed is kept/
    )
  }
})

it.each([
  [" \u00a0 ", /^Type a first name/],
  ["12", /^Type a first name/],
  ["Ruth [skip ci]", /leave out “\[”/],
  ["@team", /leave out “@”/],
  ["Ruth <1>", /leave out “<”/],
  ["Fixes #3", /leave out “#”/],
])("invites nobody as %j", async (name, message) => {
  await expect(rehearsal.invite(name)).rejects.toThrow(message)
  expect(rehearsal.listEditors()).toBeUndefined()
})

it("publishes under names of any language, and under no name that acts on GitHub", async () => {
  const { cookie, id } = await signIn("Tarisai-Rudo O’Connor Ngũgĩ Jr.")
  await commit({ "data/fees.json": [] }, cookie)
  expect(readTrailer(rehearsal.git.history("main")[0]?.message ?? "")).toEqual({
    id,
    name: "Tarisai-Rudo O’Connor Ngũgĩ Jr.",
  })
  // A list from before names were checked.
  const editors = [
    { id: "x", name: "Ruth [skip ci] @team #3", invitation: { hash: await hashSecret("a"), day: today } },
  ]
  const additions = [{ path: ".github/editors.json", contents: Buffer.from(JSON.stringify({ editors })) }]
  rehearsal.git.commit(rehearsal.git.head("main"), { branch: "main", message: "By hand", additions })
  rehearsal.restart()
  await commit({ "data/fees.json": {} }, await rehearsal.signIn("a"))
  expect(rehearsal.git.history("main")[0]?.message).toBe("Content\n\nEdited-by: Ruth skip ci team 3 <x>")
})

it("signs every device out if somebody else has used the link", async () => {
  const { cookie, id } = await signIn()
  const kept = await rehearsal.inviteAgain(id, false)
  const second = await rehearsal.signIn(kept.secret)
  const { secret } = await rehearsal.inviteAgain(id, true)
  const third = await rehearsal.signIn(secret)
  wait(minuteMs)
  for (const [value, status] of [
    [cookie, 401],
    [second, 401],
    [third, 200],
  ] as const)
    expect((await rehearsal.send("/editor/session", { cookie: value })).status).toBe(status)
})

it("tells owners that a link was pressed which another device had used", async () => {
  const { secret } = await rehearsal.invite("Ruth")
  await rehearsal.signIn(secret)
  const answer = await rehearsal.redeem(secret)
  expect([answer.status, (await answer.json()).message]).toEqual([403, expect.stringMatching(/somebody else can edit/)])
  expect(rehearsal.listEditors()).toMatchObject({ editors: [{ name: "Ruth", pressedAgain: today, devices: [{}] }] })
  // Nobody can fill the history with this.
  const { length } = rehearsal.git.history("main")
  for (let count = 0; count < 5; count++) await rehearsal.redeem(secret)
  expect(rehearsal.git.history("main")).toHaveLength(length)
})

it("signs out the person who was signed in on a shared device before", async () => {
  const { cookie } = await signIn("Ama")
  const { secret } = await rehearsal.invite("Ben")
  const answer = await rehearsal.redeem(secret, cookie)
  expect(await answer.json()).toEqual({ name: "Ben" })
  expect(rehearsal.listEditors()).toMatchObject({
    editors: [
      { name: "Ama", devices: [] },
      { name: "Ben", devices: [{}] },
    ],
  })
})

it("notes once a week that a device is used, and drops one that was not used for 90 days", async () => {
  const { cookie } = await signIn()
  const { cookie: unused } = await signIn("Tendai")
  const { length } = rehearsal.git.history("main")
  let renewed = cookie
  const open = async (): Promise<void> => {
    renewed = readCookie(await rehearsal.send("/editor/session", { cookie: renewed })) || renewed
  }
  await open()
  expect(rehearsal.git.history("main")).toHaveLength(length)
  wait(8 * dayMs)
  await open()
  await open()
  expect(rehearsal.git.history("main")).toHaveLength(length + 1)
  const day = new Date(Date.now()).toISOString().slice(0, 10)
  expect(rehearsal.listEditors()).toMatchObject({ editors: [{ devices: [{ used: day }] }, { devices: [{}] }] })
  wait(84 * dayMs)
  await open()
  expect(rehearsal.listEditors()).toMatchObject({ editors: [{ devices: [{}] }, { name: "Tendai", devices: [] }] })
  expect((await rehearsal.send("/editor/session", { cookie: unused })).status).toBe(401)
})

it.each(["content", "site/content"])("keeps to the folder of the site’s content: %s", async folder => {
  rehearsal = createRehearsal({ [`${folder}/fees.json`]: Buffer.from("{}"), "data/fees.json": Buffer.from("{}") })
  const { cookie } = await signIn()
  rehearsal.restart({}, { forms: { ...bakery.forms, folder } })
  const publish = async (path: string): Promise<number> => (await commit({ [path]: [] }, cookie)).status
  expect([await publish("data/fees.json"), await publish(`${folder}/fees.json`)]).toEqual([403, 200])
  const { git, github } = rehearsal
  const draftOf = async (path: string): Promise<number> => {
    git.createBranch("cms/a", git.head("main") ?? "")
    const additions = [{ path, contents: Buffer.from("1") }]
    git.commit(git.head("cms/a"), { branch: "cms/a", message: "By hand", additions })
    const { number } = github.pullRequests.open({ title: "A", branch: "cms/a", base: "main", isDraft: false })
    const answer = await rehearsal.send(`${repositoryPath}/pulls/${number}/merge`, { method: "PUT", body: {}, cookie })
    git.deleteBranch("cms/a")
    return answer.status
  }
  expect([await draftOf("site/other.json"), await draftOf(`${folder}/fees.json`)]).toEqual([403, 200])
})
