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
