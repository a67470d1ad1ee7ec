/** @jest-environment node */
import { createHash } from "node:crypto"
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { keptDays, removeEarlierFiles, removeRewrittenFiles } from "../../src/gatsby/earlierFiles"
import { listFiles } from "../../src/gatsby/gatsbyOutput"
import { digestInputs } from "../../src/gatsby/inputs"
import { discardOutdatedWork, forgetRemovedPictures, writeRecord } from "../../src/gatsby/keptWork"

/** What a build takes over from the one before. `__tests__/builds` tries it with whole builds. */

let folder = ""
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "kept-"))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const write = async (name: string, text: string): Promise<void> => {
  await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
  await writeFile(path.join(folder, name), text)
}

const project = {
  "src/sections/Hero.tsx": "hero",
  "src/gatsby-types.d.ts": "types",
  "gatsby-ssr.tsx": "ssr",
  "tsconfig.json": "{}",
  "package-lock.json": "{}",
  "README.md": "read",
  "data/clinic.json": "{}",
}

const writeProject = async (): Promise<void> => {
  for (const [name, text] of Object.entries(project)) await write(name, text)
}

describe("the digest of what makes the pages", () => {
  const environment = { NODE_ENV: "production", gatsby_executing_command: "build", GATSBY_CPU_COUNT: "1", HOME: "/a" }
  const digest = (changes: Record<string, string> = {}, year = 2026) =>
    digestInputs(folder, { ...environment, ...changes }, year)

  beforeEach(writeProject)

  it.each([
    "src/sections/Hero.tsx",
    "gatsby-ssr.tsx",
    "tsconfig.json",
    "package-lock.json",
    "src/new.ts",
    ".env.production",
  ])("changes with %s, and is what it was once that is", async name => {
    const before = await digest()
    await write(name, "changed")
    expect(await digest()).not.toBe(before)
    await (name in project ? writeProject() : rm(path.join(folder, name)))
    expect(await digest()).toBe(before)
  })

  it.each(["README.md", "data/clinic.json", "src/gatsby-types.d.ts"])("does not change with %s", async name => {
    const before = await digest()
    await write(name, "changed")
    expect(await digest()).toBe(before)
  })

  it("changes with variables that reach pages, with develop mode and with the year, and with no others", async () => {
    const before = await digest()
    expect(await digest({ GATSBY_PREVIEW: "true" })).not.toBe(before)
    expect(await digest({ gatsby_executing_command: "develop" })).not.toBe(before)
    expect(await digest({}, 2027)).not.toBe(before)
    expect(await digest({ GATSBY_CPU_COUNT: "2", HOME: "/b", SITE_CONTENT: "sample" })).toBe(before)
  })

  it("changes when the folder is moved: Gatsby keeps paths", async () => {
    const before = await digest()
    const moved = `${folder}-moved`
    await rename(folder, moved)
    folder = moved
    expect(await digest()).not.toBe(before)
  })
})

interface Action {
  type: string
  payload: unknown
}

/** Gatsby's store, with the pictures that it knows, by the digest of the job that has encoded each. */
const createStore = (pictures: Readonly<Record<string, string>> = {}) => {
  const actions: Action[] = []
  const complete = new Map(Object.entries(pictures).map(([job, file]) => [job, { inputPaths: [{ path: file }] }]))
  return {
    actions,
    store: {
      dispatch: (action: Action) => actions.push(action),
      getState: () => ({ jobsV2: { complete } }),
      subscribe: () => undefined,
      replaceReducer: () => undefined,
    },
  }
}

describe("Gatsby's work", () => {
  it("is forgotten when the code has changed, but for its pictures, and kept otherwise", async () => {
    await writeProject()
    const first = createStore({ job: "a.jpg" })
    const { record } = await discardOutdatedWork(folder, first.store)
    await writeRecord(folder, record)
    await write(".cache/webpack/pack", "")

    const second = createStore({ job: "a.jpg" })
    expect(await discardOutdatedWork(folder, second.store)).toEqual({ record, isDiscarded: false })
    expect(second.actions).toEqual([])
    expect(await listFiles(path.join(folder, ".cache"))).toContain("/webpack/pack")

    await write("src/sections/Hero.tsx", "changed")
    const third = createStore({ job: "a.jpg" })
    expect(await discardOutdatedWork(folder, third.store)).toMatchObject({ isDiscarded: true })
    expect(third.actions).toEqual([{ type: "UPDATE_PLUGINS_HASH", payload: "" }])
    expect(await listFiles(path.join(folder, ".cache"))).not.toContain("/webpack/pack")
  })

  it("is forgotten with its pictures when they would be encoded in another way", async () => {
    await writeProject()
    const { record } = await discardOutdatedWork(folder, createStore().store)
    await writeRecord(folder, { ...record, encoders: "others" })
    const { actions, store } = createStore({ job: "a.jpg" })
    await discardOutdatedWork(folder, store)
    expect(actions).toEqual([{ type: "REMOVE_STALE_JOB_V2", payload: { contentDigest: "job" } }])
  })

  it("is forgotten of the pictures whose files are removed", async () => {
    await write("a.jpg", "a")
    await write("b.jpg", "b")
    const { actions, store } = createStore({ jobA: path.join(folder, "a.jpg"), jobB: path.join(folder, "b.jpg") })
    await forgetRemovedPictures(store, [`/static/${createHash("md5").update("a").digest("hex")}/12345/a.avif`])
    expect(actions).toEqual([{ type: "REMOVE_STALE_JOB_V2", payload: { contentDigest: "jobA" } }])
  })
})

describe("files of earlier builds", () => {
  const now = Date.UTC(2026, 10, 24)
  const daysAgo = (days: number) => now - days * 24 * 60 * 60 * 1000
  const current = [
    "/faq/index.html",
    "/page-data/app-data.json",
    "/page-data/faq/page-data.json",
    "/static/a1/22/front%20door.avif",
    "/static/font-1.woff2",
    "/static/page-1.js",
  ].map(decodeURIComponent)

  beforeEach(async () => {
    for (const file of current) await write(file, "")
    await write("/faq/index.html", `<style>@font-face{src:url(/static/font-1.woff2)}</style>`)
    await write(
      "/page-data/faq/page-data.json",
      `{"srcSet":"/static/a1/22/front%20door.avif 480w,/static/gone.avif 960w"}`
    )
  })

  const remove = (unusedSince: Readonly<Record<string, number>>) =>
    removeEarlierFiles(folder, { pagePaths: ["/faq/"], bundled: ["/static/page-1.js"] }, unusedSince, now)

  it("leave nothing to do where there are none", async () => {
    expect(await remove({ "/static/page-1.js": daysAgo(90) })).toEqual({ unusedSince: {}, removed: [] })
    expect(await listFiles(folder)).toEqual(current)
  })

  it("stay in /static/ for a while, from the first build that does not need them", async () => {
    for (const name of ["new", "recent", "old"]) await write(`/static/${name}.js`, "")
    const result = await remove({ "/static/recent.js": daysAgo(keptDays - 1), "/static/old.js": daysAgo(keptDays) })
    expect(result).toEqual({
      unusedSince: { "/static/new.js": now, "/static/recent.js": daysAgo(keptDays - 1) },
      removed: ["/static/old.js"],
    })
    expect(await listFiles(folder)).toEqual([...current, "/static/new.js", "/static/recent.js"].toSorted())
  })

  it("go at once where they are pages or data: they may say what is off now", async () => {
    const outdated = ["/page-data/privacy/page-data.json", "/privacy/index.html"]
    for (const file of outdated) await write(file, "")
    expect((await remove({})).removed).toEqual(outdated)
    expect(await listFiles(folder)).toEqual(current)
  })

  it("go before a build where the build writes them again", async () => {
    for (const file of ["/robots.txt", "/share/static/privacy.jpg", "/admin/index.html"]) await write(file, "")
    await removeRewrittenFiles(folder)
    // Nothing is built yet.
    await removeRewrittenFiles(path.join(folder, "nothing"))
    expect(await listFiles(folder)).toEqual(current)
    expect(await readFile(path.join(folder, "faq/index.html"), "utf8")).not.toBe("")
  })
})
