import sharp from "sharp"
import { editorSite } from "../../../testing/editorSite"
import { contentFolder } from "../../../testing/sites"
import { readData } from "../../../testing/data"
import { createNewestFiles } from "../door/newestFiles"
import { apiUrl, openPracticeDoor } from "./practiceDoor"

import { type Files, commitFiles, encode, forbiddenChanges, rest, withoutGuides } from "./forbiddenChanges"

/** Checks the door's refusals, with a practice server for GitHub. */

const start = () => {
  const refusals: string[] = []
  let onCheck: (() => void) | undefined
  const site: typeof editorSite = {
    ...editorSite,
    checkContent: content => {
      onCheck?.()
      onCheck = undefined
      return editorSite.checkContent(content)
    },
  }
  const { step } = createNewestFiles()
  const { door, ...practice } = openPracticeDoor(contentFolder("sample"), site, [step], message =>
    refusals.push(message)
  )
  /** Sends a call through the door, and resolves to its refusals. */
  const send = async ({ place, method, body }: ReturnType<typeof rest>) => {
    await door(`${apiUrl}/${place}`, {
      method,
      headers: { authorization: "token practice" },
      body: JSON.stringify(body),
    })
    return refusals.splice(0)
  }
  /** Does something during the next check of a change. */
  const duringCheck = (work: () => void): void => {
    onCheck = work
  }
  return { ...practice, send, duringCheck }
}

const practice = start()
const first = practice.git.head("main") ?? ""
afterEach(() => {
  practice.git.moveBranch("main", first)
  for (const branch of practice.git.branches()) if (branch !== "main") practice.git.deleteBranch(branch)
  for (const found of practice.github.pullRequests.all())
    practice.github.pullRequests.update(found, { state: "CLOSED" })
  expect(practice.github.unknownCalls).toEqual([])
})

const data = readData()

/** Commits through the door, and resolves to its refusals. */
const commit = (files: Files, branch?: string) => practice.send(commitFiles(practice.git, files, branch))

/** Publishes a draft through the door, and resolves to its refusals. */
const publish = (number: number) => practice.send(rest("PUT", `pulls/${number}/merge`, { commit_title: "A draft" }))

/** Publishes while bypassing the door, as a manual push does. */
const push = (additions: Readonly<Record<string, unknown>>, branch = "main") =>
  practice.git.commit(practice.git.head(branch), {
    branch,
    message: "By hand",
    additions: Object.entries(additions).map(([path, content]) => ({
      path,
      contents: Buffer.from(encode(content), "base64"),
    })),
  })

const main = () => practice.git.head("main")
const picture = (width: number) =>
  sharp({ create: { width, height: 900, channels: 3, background: "#2060a0" } })
    .webp()
    .toBuffer()

it("sends what fits: a form, a picture, a folder’s end", async () => {
  expect(await commit({ additions: { "data/notice.json": { ...data.notice, heading: "No X-ray today" } } })).toEqual([])
  expect(await commit({ additions: { "data/images/new.webp": await picture(1600) } })).toEqual([])
  expect(await commit({ deletions: ["data/images/new.webp"] })).toEqual([])
  expect(practice.git.history("main")).toHaveLength(4)
})

/** Creates a draft of `name` with a pull request that is ready to be published. */
const openDraft = (name: string, content: unknown) => {
  const branch = `cms/_singletons/${name}`
  practice.git.createBranch(branch, main() ?? "")
  push({ [`data/${name}.json`]: content }, branch)
  return practice.github.pullRequests.open({ title: "A draft", branch, base: "main", isDraft: false })
}

it.each(forbiddenChanges)("refuses %s", async (_, createCall, refusal) => {
  const { git } = practice
  const draft = openDraft("patients", withoutGuides)
  const heads = () => git.branches().map(branch => git.head(branch))
  const before = heads()
  const call = createCall({ git, draft, small: await picture(640) })
  expect(await practice.send(call)).toEqual([expect.stringMatching(refusal)])
  expect(heads()).toEqual(before)
})

it("refuses a draft that no longer fits what is published, with the names of both forms", async () => {
  const services = data.services.services.filter(({ anchor }: { anchor: string }) => anchor !== "cardiology")
  const { number } = openDraft("services", { ...data.services, services })
  const [task, ...tasks] = data.home.tasks.items
  const items = [{ ...task, to: "service:cardiology" }, ...tasks]
  push({ "data/home.json": { ...data.home, tasks: { ...data.home.tasks, items } } })
  const before = main()
  expect(await publish(number)).toEqual([
    expect.stringMatching(/^The draft of “Services” cannot be published: .*\n\nHome page, .*no service in Services/s),
  ])
  expect(main()).toBe(before)
  expect(practice.github.pullRequests.get(number)?.state).toBe("OPEN")
})

/** Closes a draft as somebody does on GitHub. */
const close = (number: number): void => {
  const found = practice.github.pullRequests.get(number)
  if (found) practice.github.pullRequests.update(found, { state: "CLOSED" })
}

it("publishes a draft beside a change of the next lines, field by field", async () => {
  const { number, branch } = openDraft("offline", { ...data.offline, lead: "Kept on your phone." })
  expect(await commit({ additions: { "data/images/new.webp": await picture(1600) } }, branch)).toEqual([])
  push({ "data/offline.json": { ...data.offline, heading: "No network" } })
  expect(await publish(number)).toEqual([])
  const published = practice.git.findFile("main:data/offline.json")?.content.toString()
  expect(JSON.parse(published ?? "")).toEqual({ ...data.offline, heading: "No network", lead: "Kept on your phone." })
  expect(practice.git.findFile("main:data/images/new.webp")).toBeDefined()
})

it("publishes a draft that fits, and refuses one that conflicts", async () => {
  const values = { ...data.values, heading: "What matters" }
  const { number } = openDraft("values", values)
  push({ "data/notice.json": { ...data.notice, heading: "No X-ray today" } })
  expect(await publish(number)).toEqual([])
  expect(practice.github.pullRequests.get(number)?.state).toBe("MERGED")

  const other = openDraft("stats", { ...data.stats, heading: "Our numbers" })
  push({ "data/stats.json": { ...data.stats, heading: "In numbers" } })
  expect(await publish(other.number)).toEqual([
    expect.stringMatching(/^The draft of “.*” cannot be published: somebody else has changed the same text/),
  ])
})

it("checks a draft again where somebody publishes during the checks", async () => {
  const services = data.services.services.filter(({ anchor }: { anchor: string }) => anchor !== "cardiology")
  const { number } = openDraft("services", { ...data.services, services })
  const [task, ...tasks] = data.home.tasks.items
  const items = [{ ...task, to: "service:cardiology" }, ...tasks]
  practice.duringCheck(() => push({ "data/home.json": { ...data.home, tasks: { ...data.home.tasks, items } } }))
  expect(await publish(number)).toEqual([expect.stringContaining("no service in Services")])
  expect(practice.github.pullRequests.get(number)?.state).toBe("OPEN")
})

it("publishes once a draft that was published elsewhere, and refuses one that was closed", async () => {
  const { number } = openDraft("values", { ...data.values, heading: "What matters" })
  expect(await publish(number)).toEqual([])
  const before = main()
  expect(await publish(number)).toEqual([])
  expect(main()).toBe(before)
  const other = openDraft("stats", { ...data.stats, heading: "Our numbers" })
  close(other.number)
  expect(await publish(other.number)).toEqual([expect.stringContaining("published or discarded in another place")])
})

const listDrafts = {
  place: "graphql",
  method: "POST",
  body: {
    query: `{ repository(owner: "practice", name: "website") { pullRequests(states: OPEN, first: 9) { nodes { headRefName } } } }`,
  },
}

it("writes to no draft that has ended elsewhere", async () => {
  const { branch, number } = openDraft("stats", { ...data.stats, heading: "Our numbers" })
  const files = { additions: { "data/stats.json": { ...data.stats, heading: "Our figures" } } }
  await practice.send(listDrafts)
  expect(await commit(files, branch)).toEqual([])
  close(number)
  const before = practice.git.head(branch)
  expect(await commit(files, branch)).toEqual([expect.stringContaining("published or discarded in another place")])
  expect(practice.git.head(branch)).toBe(before)
})

it("names the drafts that use a picture", async () => {
  push({ "data/images/new.webp": await picture(1600) })
  const [slide, ...slides] = data.slides.slides
  openDraft("slides", { ...data.slides, slides: [{ ...slide, image: "/images/new.webp" }, ...slides] })
  expect(await commit({ deletions: ["data/images/new.webp"] })).toEqual([expect.stringContaining("(in a draft)")])
})

it("lets whoever has only one of two problems fix it, and refuses nothing for what was wrong before", async () => {
  push({ "data/patients.json": withoutGuides, "data/images/a.pdf": Buffer.from("%PDF") })
  expect(await commit({ deletions: ["data/images/a.pdf"] })).toEqual([])
  expect(await commit({ additions: { "data/notice.json": { ...data.notice, heading: "Closed" } } })).toEqual([])
  expect(await commit({ additions: { "data/values.json": { ...data.values, heading: "{twon}" } } })).toEqual([
    expect.stringContaining("has {twon}"),
  ])
})

const withWrong = (count: number) => ({
  ...data.values,
  values: data.values.values.map((value: object, index: number) =>
    index < count ? { ...value, description: "Care in {twon}." } : value
  ),
})

it("forgives a problem once, and refuses a second one of its kind", async () => {
  push({ "data/values.json": withWrong(1) })
  expect(await commit({ additions: { "data/values.json": { ...withWrong(1), heading: "Values" } } })).toEqual([])
  expect(await commit({ additions: { "data/values.json": withWrong(2) } })).toEqual([
    expect.stringContaining("has {twon}"),
  ])
})
