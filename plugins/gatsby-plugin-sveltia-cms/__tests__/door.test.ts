import { createDoor, Refusal, type Step } from "../door/door"
import { mutate } from "./githubCalls"

/** Checks that everything the editor sends to GitHub goes through one door. refusedChanges.ts has its refusals. */

const commit = {
  branch: { repositoryNameWithOwner: "bakery/website", branchName: "main" },
  expectedHeadOid: "a1",
  fileChanges: { additions: [], deletions: [{ path: "data/old.json" }] },
}

/**
 * Sends a commit through a door with these steps. Resolves to the request that GitHub receives and the response that
 * the editor receives.
 */
const send = async (steps: readonly Step[], headers: Record<string, string> = { authorization: "token rehearsal" }) => {
  const sent: unknown[] = []
  const door = createDoor({
    fetch: async (_, init) => {
      sent.push(JSON.parse(String(init?.body)))
      return Response.json({ data: {} })
    },
    readBackend: async () => ({ owner: "bakery", repo: "website", branch: "main", folder: "data" }),
    steps,
    onRefusal: () => undefined,
    onNews: () => undefined,
  })
  const { method, body } = mutate("createCommitOnBranch", commit)
  const response = await door("https://api.github.com/graphql", { method, headers, body: JSON.stringify(body) })
  return { sent, answer: await response.json() }
}

it("the door sends what its steps make of a change, and passes them the answer", async () => {
  const { sent, answer } = await send([
    { beforeWrite: async change => (change.kind === "commit" ? { ...change, deletions: [] } : change) },
    { afterAnswer: ({ change, body }) => Response.json({ kind: change?.kind, body }) },
  ])
  expect(sent).toMatchObject([{ variables: { input: { ...commit, fileChanges: { deletions: [] } } } }])
  expect(answer).toEqual({ kind: "commit", body: { data: {} } })
})

it("the door sends nothing that a step refuses", async () => {
  const { sent, answer } = await send([{ beforeWrite: () => Promise.reject(new Refusal("“Fees” is needed.")) }])
  expect(sent).toEqual([])
  expect(answer).toEqual({ errors: [{ message: "“Fees” is needed." }] })
})

it("the door does not touch calls without a sign-in", async () => {
  const refuse = { beforeWrite: () => Promise.reject(new Refusal("Never.")) }
  expect((await send([refuse], {})).sent).toHaveLength(1)
})
