import { readStates } from "../../history/readStates"
import { bakery } from "../bakery"

/** Returns the content at a commit. */
const at = (id: string) => new Map([[id, { oid: id }]])

it("rejects the change whose problem is left, and lets one wait whose problem a later change has fixed", async () => {
  const found: Readonly<Record<string, string>> = { first: "is too long.", second: "is empty." }
  const github = {
    backend: { owner: "bakery", repo: "website", branch: "main", folder: "data" },
    query: jest.fn(),
    readBlob: jest.fn(),
    rest: jest.fn().mockResolvedValue({ commits: [{ sha: "first" }, { sha: "second" }] }),
  }
  const site = {
    ...bakery,
    checkContent: ({ files }: { files: object }) =>
      Object.keys(files).flatMap(id => {
        const message = found[id]
        return message ? [{ file: "breads.json", entry: "", field: "title", message }] : []
      }),
  }
  const states = await readStates(
    github,
    async (_, snapshot) => ({ files: Object.fromEntries([...snapshot.keys()].map(id => [id, ""])) }),
    site,
    { head: "second", newest: at("second"), live: "live" },
    [
      { id: "first", content: { before: at("live"), after: at("first") } },
      { id: "second", content: { before: at("first"), after: at("second") } },
      { id: "live", content: { before: at("none"), after: at("live") } },
    ]
  )
  expect([...states].map(([id, { kind }]) => [id, kind])).toEqual([
    ["first", "waiting"],
    ["second", "refused"],
    ["live", "live"],
  ])
})

it("a live change whose time on the site is over says so", async () => {
  const github = {
    backend: { owner: "bakery", repo: "website", branch: "main", folder: "data" },
    query: jest.fn(),
    readBlob: jest.fn(),
    rest: jest.fn(),
  }
  const until = Date.parse("2020-01-01T00:00:00Z")
  const before = new Map([["shop.json", { oid: "a" }]])
  const after = new Map([["shop.json", { oid: "b" }]])
  const states = await readStates(
    github,
    async () => ({ files: { "shop.json": "{}" } }),
    { ...bakery, periods: { shop: () => ({ from: 0, until }) } },
    { head: "b", newest: after, live: "b" },
    [
      { id: "b", content: { before, after } },
      { id: "a", content: { before, after: before } },
    ]
  )
  expect([...states]).toMatchObject([
    ["b", { kind: "scheduled", reasons: [expect.stringContaining("has been over since")] }],
    ["a", { kind: "live", reasons: [] }],
  ])
})
