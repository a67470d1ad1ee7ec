/** @jest-environment jsdom */
import { listNotLive, watchLiveBuild } from "../liveBuild"
import { describeLiveBuild, describeProgress, showLiveBuild } from "../showLiveBuild"

/** Checks the editor's messages about a change that is published without a draft, until it is live. */

const build = { build: "0123456789abcdef", commit: "c1", time: "2026-12-04T13:57:00+02:00" }
const now = Date.parse("2026-12-04T12:00:00Z")

it("the editor says what is live", () => {
  expect(describeLiveBuild(build, now)).toBe("Live: changed 3 minutes ago, build 0123456.")
  expect(describeLiveBuild({ build: "0123456789abcdef" }, now)).toBe("Live: build 0123456.")
})

const waiting = { isLive: false, waitedMs: 14 * 60_000, reasons: [], period: "", problems: 0 }
it.each([
  [{}, "A change is on its way to the site."],
  [{ period: "Visitors see it on Sunday." }, "A change is on its way to the site. Visitors see it on Sunday."],
  [{ waitedMs: 15 * 60_000 }, "A change did not reach the site."],
  [{ reasons: ["Fees: “Price” is empty."] }, "A change did not reach the site. Fees: “Price” is empty."],
  [{ isLive: true }, "The change is live."],
  [{ isLive: undefined }, ""],
  [{ problems: 1 }, "A change cannot be published: its problem is at the top."],
  [{ problems: 2, isLive: true }, "A change cannot be published: its 2 problems are at the top."],
])("a change that waits, but %j: %s", (known, news) => {
  expect(describeProgress({ ...waiting, ...known })).toBe(news)
})

/** A repository whose commits are c1, c2 and c3, in this order. */
const createGithub = () => {
  const commits = ["c1", "c2", "c3"]
  const asked: string[] = []
  const compare = (_method: string, part: string) => {
    asked.push(part)
    const [live = "", head = ""] = part.replace("compare/", "").split("...")
    if (!commits.includes(live)) throw new Error("Not Found")
    return { commits: commits.slice(commits.indexOf(live) + 1, commits.indexOf(head) + 1).map(sha => ({ sha })) }
  }
  const github = {
    backend: { owner: "bakery", repo: "website", branch: "main", folder: "data" },
    query: jest.fn(),
    readBlob: jest.fn(),
    rest: jest.fn().mockImplementation(async (method: string, part: string) => compare(method, part)),
  }
  return { github, asked }
}

it.each([
  ["c1", "c3", ["c2", "c3"]],
  ["c3", "c3", []],
  ["c3", "c2", []],
  ["elsewhere", "c3", undefined],
  [undefined, "c3", undefined],
])("the changes that a build of %s does not have, up to %s: %j", async (live, head, notLive) => {
  const found = await listNotLive(createGithub().github, head, live)
  expect(found && [...found]).toEqual(notLive)
})

it("the editor follows a change until a colleague’s later change is live, and then reads the build no more", async () => {
  jest.useFakeTimers({ now })
  const published = { ...build }
  const read = jest.fn(async () => ({ ok: true, json: async () => published }))
  Object.assign(globalThis, { fetch: read })
  const { github, asked } = createGithub()
  const [live, change] = [document.createElement("p"), document.createElement("p")]
  const watch = watchLiveBuild()
  const { setNewest } = showLiveBuild(live, change, watch)
  setNewest("c2", { isLive: () => watch.isLive("c2", github), readFailure: async () => [] })
  await jest.advanceTimersByTimeAsync(60_000)
  expect(live.textContent).toBe("Live: changed 4 minutes ago, build 0123456.")
  expect(change.textContent).toBe("A change is on its way to the site.")
  expect(asked).toEqual(["compare/c1...c2"])
  published.commit = "c3"
  await jest.advanceTimersByTimeAsync(15_000)
  expect(change.textContent).toBe("The change is live.")
  const reads = read.mock.calls.length
  await jest.advanceTimersByTimeAsync(60_000)
  expect(read.mock.calls).toHaveLength(reads)
  jest.useRealTimers()
})
