import { createNewestFiles } from "../door/createNewestFiles"
import { data } from "../../../testing/bakery"
import { bakery, createPicture } from "./bakery"
import { type Files, commitFiles, encode, rest } from "./githubCalls"
import { withoutBread } from "./refusedChanges"
import { apiUrl, openRehearsalDoor } from "./rehearsalDoor"

/** Checks what the door does with drafts and with what was wrong before. refusedChanges.ts has its refusals. */

const start = () => {
  const refusals: string[] = []
  let onCheck: (() => void) | undefined
  const checkContent: typeof bakery.checkContent = content => {
    onCheck?.()
    onCheck = undefined
    return bakery.checkContent(content)
  }
  const { step } = createNewestFiles()
  const site = { ...bakery, checkContent }
  const { door, ...rehearsal } = openRehearsalDoor([step], message => refusals.push(message), site)
  /** Sends a call through the door, and resolves to its refusals. */
  const send = async ({ route, method, body }: ReturnType<typeof rest>) => {
    await door(`${apiUrl}/${route}`, {
      method,
      headers: { authorization: "token rehearsal" },
      body: JSON.stringify(body),
    })
    return refusals.splice(0)
  }
  /** Does something during the next check of a change. */
  const duringCheck = (work: () => void): void => {
    onCheck = work
  }
  return { ...rehearsal, send, duringCheck }
}

const rehearsal = start()
const first = rehearsal.git.head("main") ?? ""
afterEach(() => {
  rehearsal.git.moveBranch("main", first)
  for (const branch of rehearsal.git.branches()) if (branch !== "main") rehearsal.git.deleteBranch(branch)
  for (const found of rehearsal.github.pullRequests.all())
    rehearsal.github.pullRequests.update(found, { state: "CLOSED" })
  expect(rehearsal.github.unknownCalls).toEqual([])
})

/** Commits through the door, and resolves to its refusals. */
const commit = (files: Files, branch?: string) => rehearsal.send(commitFiles(rehearsal.git, files, branch))

/** Publishes a draft through the door, and resolves to its refusals. */
const publish = (number: number) => rehearsal.send(rest("PUT", `pulls/${number}/merge`, { commit_title: "A draft" }))

/** Publishes while bypassing the door, as a manual push does. */
const push = (additions: Readonly<Record<string, unknown>>, branch = "main") =>
  rehearsal.git.commit(rehearsal.git.head(branch), {
    branch,
    message: "By hand",
    additions: Object.entries(additions).map(([path, content]) => ({
      path,
      contents: Buffer.from(encode(content), "base64"),
    })),
  })

const main = () => rehearsal.git.head("main")
const picture = createPicture(1700)

it("valid changes are sent: a form, a picture, a deleted folder", async () => {
  expect(await commit({ additions: { "data/notice.json": { ...data.notice, heading: "Sold out today" } } })).toEqual([])
  expect(await commit({ additions: { "data/images/new.webp": picture } })).toEqual([])
  expect(await commit({ deletions: ["data/images/new.webp"] })).toEqual([])
  expect(rehearsal.git.history("main")).toHaveLength(4)
})

/** Creates a draft of `name` with a pull request that is ready to be published. */
const openDraft = (name: string, content: unknown) => {
  const branch = `cms/_singletons/${name}`
  rehearsal.git.createBranch(branch, main() ?? "")
  push({ [`data/${name}.json`]: content }, branch)
  return rehearsal.github.pullRequests.open({ title: "A draft", branch, base: "main", isDraft: false })
}

const [slide, ...slides] = data.window.slides
/** The shop window with its first slide changed. */
const withSlide = (change: object) => ({ ...data.window, slides: [{ ...slide, ...change }, ...slides] })
const leadsToRoll = withSlide({ bread: "roll" })

it("refuses a draft that no longer fits what is published, with the names of both forms", async () => {
  const { number } = openDraft("breads", withoutBread("roll"))
  push({ "data/window.json": leadsToRoll })
  const before = main()
  expect(await publish(number)).toEqual([
    expect.stringMatching(/^The draft of “Breads” cannot be published: .*\n\nShop window, .*“roll”: no such bread/s),
  ])
  expect(main()).toBe(before)
  expect(rehearsal.github.pullRequests.get(number)?.state).toBe("OPEN")
})

/** Closes a draft as somebody does on GitHub. */
const close = (number: number): void => {
  const found = rehearsal.github.pullRequests.get(number)
  if (found) rehearsal.github.pullRequests.update(found, { state: "CLOSED" })
}

it("publishes a draft beside a change of the next lines, field by field", async () => {
  const { number, branch } = openDraft("about", { ...data.about, lead: "A family." })
  expect(await commit({ additions: { "data/images/new.webp": picture } }, branch)).toEqual([])
  push({ "data/about.json": { ...data.about, heading: "The bakers" } })
  expect(await publish(number)).toEqual([])
  const published = rehearsal.git.findFile("main:data/about.json")?.content.toString()
  expect(JSON.parse(published ?? "")).toEqual({ ...data.about, heading: "The bakers", lead: "A family." })
  expect(rehearsal.git.findFile("main:data/images/new.webp")).toBeDefined()
})

it("publishes a draft that fits, and refuses one that conflicts", async () => {
  const { number } = openDraft("about", { ...data.about, heading: "The bakers" })
  push({ "data/notice.json": { ...data.notice, heading: "Sold out today" } })
  expect(await publish(number)).toEqual([])
  expect(rehearsal.github.pullRequests.get(number)?.state).toBe("MERGED")

  const other = openDraft("breads", { ...data.breads, heading: "Bread" })
  push({ "data/breads.json": { ...data.breads, heading: "Today’s bread" } })
  expect(await publish(other.number)).toEqual([
    expect.stringMatching(/^The draft of “.*” cannot be published: somebody else has changed the same text/),
  ])
})

it("checks a draft again where somebody publishes during the checks", async () => {
  const { number } = openDraft("breads", withoutBread("roll"))
  rehearsal.duringCheck(() => push({ "data/window.json": leadsToRoll }))
  expect(await publish(number)).toEqual([expect.stringContaining("no such bread")])
  expect(rehearsal.github.pullRequests.get(number)?.state).toBe("OPEN")
})

it("publishes nothing that was added to a draft during its check", async () => {
  const { number, branch } = openDraft("about", { ...data.about, heading: "The bakers" })
  const before = main()
  rehearsal.duringCheck(() => push({ "data/breads.json": {} }, branch))
  await expect(publish(number)).rejects.toThrow(
    "Somebody else has changed the same thing at the same moment. Try again"
  )
  expect(await publish(number)).toEqual([
    expect.stringMatching(/^Somebody else has changed the same thing/),
    expect.stringContaining("is missing"),
  ])
  expect(main()).toBe(before)
})

it("publishes once a draft that was published elsewhere, and refuses one that was closed", async () => {
  const { number } = openDraft("about", { ...data.about, heading: "The bakers" })
  expect(await publish(number)).toEqual([])
  const before = main()
  expect(await publish(number)).toEqual([])
  expect(main()).toBe(before)
  const other = openDraft("breads", { ...data.breads, heading: "Bread" })
  close(other.number)
  expect(await publish(other.number)).toEqual([expect.stringContaining("published or discarded in another place")])
})

const listDrafts = {
  route: "graphql",
  method: "POST",
  body: {
    query: `{ repository(owner: "rehearsal", name: "website") { pullRequests(states: OPEN, first: 9) { nodes { headRefName } } } }`,
  },
}

it("writes to no draft that has ended elsewhere", async () => {
  const { branch, number } = openDraft("breads", { ...data.breads, heading: "Bread" })
  const files = { additions: { "data/breads.json": { ...data.breads, heading: "Loaves" } } }
  await rehearsal.send(listDrafts)
  expect(await commit(files, branch)).toEqual([])
  close(number)
  const before = rehearsal.git.head(branch)
  expect(await commit(files, branch)).toEqual([expect.stringContaining("published or discarded in another place")])
  expect(rehearsal.git.head(branch)).toBe(before)
})

it("starts another draft after one that was discarded here", async () => {
  const { branch, number } = openDraft("breads", { ...data.breads, heading: "Bread" })
  await rehearsal.send(listDrafts)
  close(number)
  expect(await rehearsal.send(rest("DELETE", `git/refs/heads/${branch}`))).toEqual([])
  rehearsal.git.createBranch(branch, main() ?? "")
  expect(await commit({ additions: { "data/breads.json": { ...data.breads, heading: "Loaves" } } }, branch)).toEqual([])
})

it("names the drafts that use a picture", async () => {
  push({ "data/images/new.webp": picture })
  openDraft("window", withSlide({ image: "/images/new.webp" }))
  expect(await commit({ deletions: ["data/images/new.webp"] })).toEqual([expect.stringContaining("(in a draft)")])
})

it("lets an editor fix one of two problems, and refuses nothing for what was wrong before", async () => {
  push({ "data/breads.json": withoutBread("rye"), "data/images/a.pdf": Buffer.from("%PDF") })
  expect(await commit({ deletions: ["data/images/a.pdf"] })).toEqual([])
  expect(await commit({ additions: { "data/notice.json": { ...data.notice, heading: "Closed" } } })).toEqual([])
  expect(await commit({ additions: { "data/about.json": { ...data.about, heading: "{twon}" } } })).toEqual([
    expect.stringContaining("has {twon}"),
  ])
})

const withWrong = (count: number) => ({
  ...data.breads,
  breads: data.breads.breads.map((bread, index) =>
    index < count ? { ...bread, description: "Baked in {twon}." } : bread
  ),
})

it("an older problem is ignored once, and a second one of its kind is refused", async () => {
  push({ "data/breads.json": withWrong(1) })
  expect(await commit({ additions: { "data/breads.json": { ...withWrong(1), heading: "Bread" } } })).toEqual([])
  expect(await commit({ additions: { "data/breads.json": withWrong(2) } })).toEqual([
    expect.stringContaining("has {twon}"),
  ])
})

it.each([
  ["README.md", "“README.md”, which is not part of the content"],
  ["src/pages/index.tsx", "“src/pages/index.tsx”, which is not part of the content"],
])("refuses a draft that also contains %s, and names it", async (path, message) => {
  const { number, branch } = openDraft("about", { ...data.about, heading: "The bakers" })
  push({ [path]: "x" }, branch)
  const before = main()
  expect(await publish(number)).toEqual([expect.stringContaining(message)])
  expect(main()).toBe(before)
})

const manyFiles = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`data/images/a${index}.webp`, createPicture(index)]))

it("refuses a draft of more than a hundred files with one outside, which GitHub does not list", async () => {
  const { number, branch } = openDraft("about", { ...data.about, heading: "The bakers" })
  push({ ...manyFiles(120), "zebra.txt": "x" }, branch)
  const before = main()
  expect(await publish(number)).toEqual([expect.stringContaining("“zebra.txt” is not part of the content")])
  expect(main()).toBe(before)
})

it("merges a draft of more than a hundred files whole, by field, too", async () => {
  const { number, branch } = openDraft("about", { ...data.about, lead: "A family." })
  push(manyFiles(120), branch)
  push({ "data/about.json": { ...data.about, heading: "The bakers" } })
  expect(await publish(number)).toEqual([])
  const pictures = rehearsal.git.files("main").filter(({ path }) => path.startsWith("data/images/a"))
  expect(pictures).toHaveLength(120)
  const published = JSON.parse(String(rehearsal.git.findFile("main:data/about.json")?.content))
  expect(published).toEqual({ ...data.about, heading: "The bakers", lead: "A family." })
})

it("a pull request of a fork is not a draft", async () => {
  push({ "data/images/new.webp": picture })
  const { number } = openDraft("window", withSlide({ image: "/images/new.webp" }))
  const found = rehearsal.github.pullRequests.get(number)
  if (found) rehearsal.github.pullRequests.update(found, { isCrossRepository: true })
  expect(await publish(number)).toEqual([expect.stringContaining("is not a draft of the editor")])
  // It keeps nobody from deleting a picture.
  expect(await commit({ deletions: ["data/images/new.webp"] })).toEqual([])
})

it("checks a draft with a file that was renamed", async () => {
  const { branch, number } = openDraft("about", { ...data.about, heading: "The bakers" })
  rehearsal.git.commit(rehearsal.git.head(branch), {
    branch,
    message: "By hand",
    additions: [{ path: "data/images/moved.jpg", contents: createPicture(1600) }],
    deletions: ["data/images/night.jpg"],
  })
  const files = { additions: { "data/about.json": { ...data.about, heading: "The four" } } }
  expect(await commit(files, branch)).toEqual([expect.stringContaining("/images/night.jpg")])
  expect(await publish(number)).toEqual([expect.stringContaining("/images/night.jpg")])
})
