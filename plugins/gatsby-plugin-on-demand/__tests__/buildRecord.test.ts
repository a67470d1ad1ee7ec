import { existsSync, rmSync } from "node:fs"
import sharp from "sharp"
import { retentionDays, removeEarlierPages, removeRewrittenFiles, removeUnusedFiles } from "../build/earlierFiles"
import { listFiles } from "../build/gatsbyOutput"
import { digestInputs } from "../build/inputs"
import { clearOutdatedOutput, measurePictures, writeRecord } from "../build/buildRecord"
import { createTemporaryFolder } from "../../../testing/createTemporaryFolder"

/** Checks what a build reuses from the previous one. `__tests__/builds` tests this with whole builds. */

const folder = createTemporaryFolder()
const { write } = folder

const project = {
  "src/sections/Hero.tsx": "hero",
  "gatsby-ssr.tsx": "ssr",
  "plugins/gatsby-plugin-x/gatsby-node.ts": "plugin",
  "tsconfig.json": "{}",
  "package-lock.json": "{}",
  "README.md": "read",
  "data/shop.json": "{}",
}

const writeProject = (): void => {
  for (const [name, text] of Object.entries(project)) write(name, text)
}

describe("the digest of what makes the pages", () => {
  const environment = { NODE_ENV: "production", gatsby_executing_command: "build", GATSBY_CPU_COUNT: "1", HOME: "/a" }
  const digest = (changes: Record<string, string> = {}, year = 2026, root = folder.at()) =>
    digestInputs(root, { ...environment, ...changes }, year)

  beforeEach(writeProject)

  it.each([
    ["src/sections/Hero.tsx", true],
    ["gatsby-ssr.tsx", true],
    ["tsconfig.json", true],
    ["package-lock.json", true],
    ["src/new.ts", true],
    ["plugins/gatsby-plugin-x/gatsby-node.ts", true],
    [".env.production", true],
    ["README.md", false],
    ["data/shop.json", false],
  ])("changes with %s: %s, and is what it was once that is", async (name, changes) => {
    const before = digest()
    write(name, "changed")
    expect(digest() !== before).toBe(changes)
    if (name in project) writeProject()
    else rmSync(folder.at(name))
    expect(digest()).toBe(before)
  })

  it("changes with variables that reach pages, with develop mode and with the year, and with no others", async () => {
    const before = digest()
    expect(digest({ GATSBY_PREVIEW: "true" })).not.toBe(before)
    expect(digest({ gatsby_executing_command: "develop" })).not.toBe(before)
    expect(digest({}, 2027)).not.toBe(before)
    expect(digest({ GATSBY_CPU_COUNT: "2", HOME: "/b", SITE_CONTENT: "sample" })).toBe(before)
  })

  it("changes when the folder is moved: Gatsby keeps paths", async () => {
    const before = digest()
    for (const [name, text] of Object.entries(project)) write(`moved/${name}`, text)
    expect(digest({}, 2026, folder.at("moved"))).not.toBe(before)
  })
})

describe("encoded pictures", () => {
  const encoders = "sharp 1"
  const files = ["/static/a.avif", "/static/b.jpg"]
  let jpeg: Buffer

  beforeAll(async () => {
    jpeg = await sharp({ create: { width: 64, height: 64, channels: 3, background: "teal" } })
      .jpeg()
      .toBuffer()
  })

  beforeEach(async () => {
    for (const file of files) write(`public${file}`, jpeg)
    const pictures = await measurePictures(folder.at("public"))
    await writeRecord(folder.at(), { encoders, pictures, unusedSince: { "/static/b.js": 1 } })
  })

  const isKept = async (how = encoders): Promise<boolean> => {
    const record = await clearOutdatedOutput(folder.at(), how)
    const isThere = existsSync(folder.at("public"))
    expect(record).toMatchObject({ encoders: how, unusedSince: isThere ? { "/static/b.js": 1 } : {} })
    return isThere
  }

  it("stay while they are encoded as before", async () => {
    expect(await isKept()).toBe(true)
  })

  it("are made again where they would be encoded in another way", async () => {
    expect(await isKept("sharp 2")).toBe(false)
  })

  it.each([
    ["is gone, as in an emptied folder", () => rmSync(folder.at("public/static"), { recursive: true })],
    ["is empty", () => write("public/static/a.avif", "")],
    ["was cut off", () => write("public/static/a.avif", jpeg.subarray(0, jpeg.length / 2))],
    [
      "was left half written by a build that was killed",
      () => write("public/static/c.jpg", jpeg.subarray(0, jpeg.length / 2)),
    ],
    ["was left empty by a build that was killed", () => write("public/static/c.avif", "")],
  ])("are made again where one %s", async (_, damage) => {
    damage()
    expect(await isKept()).toBe(false)
  })

  it("stay where a build that was killed has completed them", async () => {
    write("public/static/c.jpg", jpeg)
    expect(await isKept()).toBe(true)
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
    expect(await remove({ "/static/page-1.js": daysAgo(90) })).toEqual({})
    expect(await listFiles(folder.at())).toEqual(current)
  })

  it("stay in /static/ for a while, from the first build that does not need them", async () => {
    for (const name of ["new", "recent", "old"]) write(`/static/${name}.js`, "")
    const result = await remove({
      "/static/recent.js": daysAgo(retentionDays - 1),
      "/static/old.js": daysAgo(retentionDays),
    })
    expect(result).toEqual({ "/static/new.js": now, "/static/recent.js": daysAgo(retentionDays - 1) })
    expect(await listFiles(folder.at())).toEqual([...current, "/static/new.js", "/static/recent.js"].toSorted())
  })

  it("go at once where they are pages or data: they may say what is off now", async () => {
    // HTML without data is no page of Gatsby.
    write("/editor/index.html", "")
    const outdated = ["/page-data/privacy/page-data.json", "/privacy/index.html"]
    for (const file of outdated) write(file, "")
    await removeEarlierPages(folder.at(), ["/faq/"])
    expect(await listFiles(folder.at())).toEqual(["/editor/index.html", ...current])
  })

  it("go before a build where the build writes them again", async () => {
    for (const file of ["/robots.txt", "/share/static/privacy.jpg", "/admin/index.html"]) write(file, "")
    await removeRewrittenFiles(folder.at())
    // This also works before the first build.
    await removeRewrittenFiles(folder.at("nothing"))
    expect(await listFiles(folder.at())).toEqual(current)
    expect(folder.read("faq/index.html")).not.toBe("")
  })
})
