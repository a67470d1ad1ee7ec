import { createNewestFiles } from "../door/createNewestFiles"
import { data } from "../../../testing/bakery"
import { commitFiles } from "./githubCalls"
import { apiUrl, openRehearsalDoor } from "./rehearsalDoor"

it("a text counts as sent only until GitHub confirms that it is saved", async () => {
  const newest = createNewestFiles()
  const { door, git, github, signIn } = openRehearsalDoor([newest.step])
  const about = { ...data.about, heading: "Who bakes here" }
  const commit = async () => {
    const { method, body } = commitFiles(git, { additions: { "data/about.json": about } })
    const headers = { authorization: "token rehearsal" }
    await door(`${apiUrl}/graphql`, { method, headers, body: JSON.stringify(body) }).catch(() => undefined)
    return newest.hasSent("data/about.json", JSON.stringify(about, null, 2))
  }
  await signIn("rehearsal")
  await newest.read("about", ["data/about.json"])
  github.fail("createCommitOnBranch", { status: 502, message: "" })
  expect(await commit()).toBe(true)
  expect(await commit()).toBe(false)
})

it("refuses to save over a file that somebody else has saved since it was merged", async () => {
  const newest = createNewestFiles()
  const { door, git, signIn } = openRehearsalDoor([newest.step])
  const save = async (heading: string): Promise<unknown> => {
    const call = commitFiles(git, { additions: { "data/about.json": { ...data.about, heading } } })
    const headers = { authorization: "token rehearsal" }
    return (await door(`${apiUrl}/graphql`, { ...call, headers, body: JSON.stringify(call.body) })).json()
  }
  await signIn("rehearsal")
  await newest.read("about", ["data/about.json"])
  const contents = Buffer.from(JSON.stringify({ ...data.about, heading: "The bakers" }))
  const theirs = { branch: "main", message: "Save", additions: [{ path: "data/about.json", contents }] }
  const head = git.commit(git.head("main"), theirs)
  const refusal = { message: expect.stringContaining("Somebody else has saved this form at the same moment") }
  expect(await save("Who bakes here")).toEqual({ errors: [refusal] })
  expect(git.head("main")).toBe(head)
  await newest.read("about", ["data/about.json"])
  expect(await save("Who bakes here")).toHaveProperty("data")
})

it("reads no draft that has ended elsewhere", async () => {
  const newest = createNewestFiles()
  const { door, git, github } = openRehearsalDoor([newest.step])
  const branch = "cms/_singletons/about"
  git.createBranch(branch, git.head("main") ?? "")
  const draft = github.pullRequests.open({ title: "A draft", branch, base: "main", isDraft: false })
  const query = `{ repository(owner: "rehearsal", name: "website") { pullRequests(states: OPEN, first: 9) { nodes { headRefName } } } }`
  const headers = { authorization: "token rehearsal" }
  await door(`${apiUrl}/graphql`, { method: "POST", headers, body: JSON.stringify({ query }) })
  expect(await newest.read("about", ["data/about.json"])).toBeDefined()
  github.pullRequests.update(draft, { state: "CLOSED" })
  await expect(newest.read("about", ["data/about.json"])).rejects.toThrow("published or discarded in another place")
})

it("takes the pull request of a fork for no draft that has ended", async () => {
  const newest = createNewestFiles()
  const { door, github } = openRehearsalDoor([newest.step])
  const values = { title: "A", branch: "cms/_singletons/about", base: "main", isDraft: false }
  github.pullRequests.open({ ...values, isCrossRepository: true })
  const query = `{ repository(owner: "rehearsal", name: "website") { pullRequests(states: OPEN, first: 9) { nodes { headRefName isCrossRepository } } } }`
  const headers = { authorization: "token rehearsal" }
  await door(`${apiUrl}/graphql`, { method: "POST", headers, body: JSON.stringify({ query }) })
  expect((await newest.read("about", ["data/about.json"]))?.get("data/about.json")).toContain(data.about.heading)
})

it("knows who has saved a file: by an invitation, or with an account", async () => {
  const newest = createNewestFiles()
  const { git, github, signIn } = openRehearsalDoor([newest.step])
  await signIn("rehearsal")
  const commit = (message: string, author: string): string =>
    git.commit(git.head("main"), {
      branch: "main",
      author,
      message,
      additions: [{ path: "data/about.json", contents: Buffer.from(`{ "heading": "${message.length}" }`) }],
    })
  commit("Save\n\nEdited-by: Ruth <a1>", "clinic-editor[bot]")
  git.commit(git.head("main"), {
    branch: "main",
    message: "Other",
    additions: [{ path: "data/other.json", contents: Buffer.from("{}") }],
  })
  expect(await newest.readAuthor("about", "data/about.json")).toBe("Ruth")
  commit("Save", "Tendai")
  expect(await newest.readAuthor("about", "data/about.json")).toBe("Tendai")
  github.fail("repository.object", { status: 502, message: "" })
  expect(await newest.readAuthor("about", "data/about.json")).toBe("")
})
