/** @jest-environment jsdom */
import { read } from "../../gatsby-plugin-content-model/json"
import { offerPublishing } from "../drafts/offerPublishing"
import { publishReady } from "../drafts/publishReady"
import type { Session } from "../history/watchSession"
import { bakery } from "./bakery"

jest.mock<object>("../drafts/publishReady", () => ({
  ...jest.requireActual<object>("../drafts/publishReady"),
  // Resolves to the forms whose drafts stay.
  publishReady: jest.fn(async () => ["Breads"]),
}))

const createDraft = (name: string) => ({
  headRefName: `cms/${name}`,
  baseRefName: "main",
  files: { nodes: [{ path: `data/${name}.json` }] },
  labels: { nodes: [{ name: "sveltia-cms/pending_publish" }] },
})

const settle = () => new Promise(resolve => setTimeout(resolve))

/** Lets the editor look at these drafts, which are ready. Somebody answers its question with `isYes`. */
const look = async (names: readonly string[], isYes = true) => {
  const session: Session = {
    github: {
      backend: { owner: "owner", repo: "repo", branch: "main", folder: "data" },
      query: async (_, shape) => read(shape, { repository: { drafts: { nodes: names.map(createDraft) } } }),
      readBlob: async () => new Blob(),
      rest: async (_method, _route, shape) => read(shape, {}),
    },
    commit: async () => "",
  }
  const button = document.createElement("button")
  const confirm = jest.fn(async () => isYes)
  const report = jest.fn()
  offerPublishing({ button, forms: bakery.forms, getSession: () => session, confirm, report }).look()
  await settle()
  const press = async () => {
    button.click()
    await settle()
  }
  return { button, press, confirm, report }
}

beforeEach(() => jest.mocked(publishReady).mockClear())

it("offers to publish drafts together if several are ready", async () => {
  expect((await look([])).button.hidden).toBe(true)
  expect((await look(["about"])).button.hidden).toBe(true)
  const { button } = await look(["about", "breads"])
  expect([button.hidden, button.textContent]).toEqual([false, "Publish all that is ready (2)"])
})

it("names them in a question first, and publishes none after a no", async () => {
  const { press, confirm } = await look(["about", "breads"], false)
  await press()
  expect(confirm).toHaveBeenCalledWith(
    expect.objectContaining({ text: expect.stringContaining("Publish “About us” and “Breads”?") })
  )
  expect(publishReady).not.toHaveBeenCalled()
})

it("says which drafts stay, because others have changed the same text", async () => {
  const { press, report } = await look(["about", "breads"])
  await press()
  expect(publishReady).toHaveBeenCalledTimes(1)
  expect(report).toHaveBeenCalledWith(expect.stringMatching(/draft of “Breads” cannot be published: somebody else/))
})
