import { createHash } from "node:crypto"
import { rmSync } from "node:fs"
import { keptDays, removeEarlierPages, removeRewrittenFiles, removeUnusedFiles } from "../../src/gatsby/earlierFiles"
import { listFiles } from "../../src/gatsby/gatsbyOutput"
import { digestInputs } from "../../src/gatsby/inputs"
import { discardOutdatedWork, forgetRemovedPictures, writeRecord } from "../../src/gatsby/keptWork"
import { createTemporaryFolder } from "../../testing/temporaryFolder"

/** What a build takes over from the one before. `__tests__/builds` tries it with whole builds. */

const folder = createTemporaryFolder()
const { write } = folder

const project = {
  "src/sections/Hero.tsx": "hero",
  "src/gatsby-types.d.ts": "types",
  "gatsby-ssr.tsx": "ssr",
  "tsconfig.json": "{}",
  "package-lock.json": "{}",
  "README.md": "read",
  "data/clinic.json": "{}",
}

const writeProject = (): void => {
  for (const [name, text] of Object.entries(project)) write(name, text)
}

describe("the digest of what makes the pages", () => {
  const environment = { NODE_ENV: "production", gatsby_executing_command: "build", GATSBY_CPU_COUNT: "1", HOME: "/a" }
  const digest = (changes: Record<string, string> = {}, year = 2026, place = folder.at()) =>
    digestInputs(place, { ...environment, ...changes }, year)

  beforeEach(writeProject)

  it.each([
    ["src/sections/Hero.tsx", true],
    ["gatsby-ssr.tsx", true],
    ["tsconfig.json", true],
    ["package-lock.json", true],
    ["src/new.ts", true],
    [".env.production", true],
    ["README.md", false],
    ["data/clinic.json", false],
    ["src/gatsby-types.d.ts", false],
  ])("changes with %s: %s, and is what it was once that is", async (name, changes) => {
    const before = await digest()
    write(name, "changed")
    expect((await digest()) !== before).toBe(changes)
    if (name in project) writeProject()
    else rmSync(folder.at(name))
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
    for (const [name, text] of Object.entries(project)) write(`moved/${name}`, text)
    expect(await digest({}, 2026, folder.at("moved"))).not.toBe(before)
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
    writeProject()
    const first = createStore({ job: "a.jpg" })
    const { record } = await discardOutdatedWork(folder.at(), first.store)
    await writeRecord(folder.at(), record)
    write(".cache/webpack/pack", "")

    const second = createStore({ job: "a.jpg" })
    expect(await discardOutdatedWork(folder.at(), second.store)).toEqual({ record, isDiscarded: false })
    expect(second.actions).toEqual([])
    expect(await listFiles(folder.at(".cache"))).toContain("/webpack/pack")

    write("src/sections/Hero.tsx", "changed")
    const third = createStore({ job: "a.jpg" })
    expect(await discardOutdatedWork(folder.at(), third.store)).toMatchObject({ isDiscarded: true })
    expect(third.actions).toEqual([{ type: "UPDATE_PLUGINS_HASH", payload: "" }])
    expect(await listFiles(folder.at(".cache"))).not.toContain("/webpack/pack")
  })

  it("is forgotten with its pictures when they would be encoded in another way", async () => {
    writeProject()
    const { record } = await discardOutdatedWork(folder.at(), createStore().store)
    await writeRecord(folder.at(), { ...record, encoders: "others" })
    const { actions, store } = createStore({ job: "a.jpg" })
    await discardOutdatedWork(folder.at(), store)
    expect(actions).toEqual([{ type: "REMOVE_STALE_JOB_V2", payload: { contentDigest: "job" } }])
  })

  it("is forgotten of the pictures whose files are removed", async () => {
    write("a.jpg", "a")
    write("b.jpg", "b")
    const { actions, store } = createStore({ jobA: folder.at("a.jpg"), jobB: folder.at("b.jpg") })
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
    for (const file of current) write(file, "")
    write("/faq/index.html", `<style>@font-face{src:url(/static/font-1.woff2)}</style>`)
    write("/page-data/faq/page-data.json", `{"srcSet":"/static/a1/22/front%20door.avif 480w,/static/gone.avif 960w"}`)
  })

  const remove = (unusedSince: Readonly<Record<string, number>>) =>
    removeUnusedFiles(folder.at(), ["/static/page-1.js"], unusedSince, now)

  it("leave nothing to do where there are none", async () => {
    expect(await remove({ "/static/page-1.js": daysAgo(90) })).toEqual({ unusedSince: {}, removed: [] })
    expect(await listFiles(folder.at())).toEqual(current)
  })

  it("stay in /static/ for a while, from the first build that does not need them", async () => {
    for (const name of ["new", "recent", "old"]) write(`/static/${name}.js`, "")
    const result = await remove({ "/static/recent.js": daysAgo(keptDays - 1), "/static/old.js": daysAgo(keptDays) })
    expect(result).toEqual({
      unusedSince: { "/static/new.js": now, "/static/recent.js": daysAgo(keptDays - 1) },
      removed: ["/static/old.js"],
    })
    expect(await listFiles(folder.at())).toEqual([...current, "/static/new.js", "/static/recent.js"].toSorted())
  })

  it("go at once where they are pages or data: they may say what is off now", async () => {
    const outdated = ["/page-data/privacy/page-data.json", "/privacy/index.html"]
    for (const file of outdated) write(file, "")
    await removeEarlierPages(folder.at(), ["/faq/"])
    expect(await listFiles(folder.at())).toEqual(current)
  })

  it("go before a build where the build writes them again", async () => {
    for (const file of ["/robots.txt", "/share/static/privacy.jpg", "/admin/index.html"]) write(file, "")
    await removeRewrittenFiles(folder.at())
    // Nothing is built yet.
    await removeRewrittenFiles(folder.at("nothing"))
    expect(await listFiles(folder.at())).toEqual(current)
    expect(folder.read("faq/index.html")).not.toBe("")
  })
})
