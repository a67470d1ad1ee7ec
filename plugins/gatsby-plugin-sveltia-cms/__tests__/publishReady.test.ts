import { formatJson } from "../../gatsby-plugin-content-model/json"
import { listReady } from "../drafts/listReady"
import { publishReady } from "../drafts/publishReady"
import { watchSession } from "../history/watchSession"
import { data } from "../../../testing/bakery"
import { bakery } from "./bakery"
import { openRehearsalDoor } from "./rehearsalDoor"

/** Checks “Publish all that is ready” with a rehearsal server for GitHub. */

const start = async () => {
  const { step, getSession } = watchSession({
    fetch: (input, init) => rehearsal.door(input, init),
    onSignIn: () => undefined,
    onCommit: () => undefined,
  })
  const rehearsal = openRehearsalDoor([step])
  await rehearsal.signIn("rehearsal")
  const session = getSession()
  if (!session) throw new Error("Nobody is signed in.")
  const { git, github } = rehearsal
  const write = (branch: string, name: string, content: unknown): void =>
    void git.commit(git.head(branch), {
      branch,
      message: "A change",
      additions: [{ path: `data/${name}.json`, contents: Buffer.from(formatJson(content)) }],
    })
  /** Begins a draft of a form, which is marked as ready. */
  const openDraft = (name: string, content: unknown, branch = `cms/_singletons/${name}`): void => {
    git.createBranch(branch, git.head("main") ?? "")
    write(branch, name, content)
    const draft = github.pullRequests.open({ title: "A draft", branch, base: "main", isDraft: false })
    github.pullRequests.update(draft, { labels: ["sveltia-cms/pending_publish"] })
  }
  const publishedFile = (name: string): unknown => JSON.parse(String(git.findFile(`main:data/${name}.json`)?.content))
  return { git, github, session, write, openDraft, publishedFile }
}

it("publishes several drafts by one commit, with what others have published meanwhile", async () => {
  const { git, github, session, write, openDraft, publishedFile } = await start()
  openDraft("about", { ...data.about, lead: "Five people and an oven." })
  openDraft("notice", { ...data.notice, heading: "Closed on Tuesday" })
  write("main", "about", { ...data.about, heading: "The bakers" })
  const before = git.history("main").length

  expect((await listReady(session.github)).drafts).toHaveLength(2)
  expect(await publishReady(session, bakery.forms)).toEqual([])
  expect(git.history("main")).toHaveLength(before + 1)
  expect(publishedFile("about")).toEqual({ ...data.about, heading: "The bakers", lead: "Five people and an oven." })
  expect(publishedFile("notice")).toEqual({ ...data.notice, heading: "Closed on Tuesday" })
  expect(git.branches()).toEqual(["main"])
  expect(github.pullRequests.all().map(({ state }) => state)).toEqual(["CLOSED", "CLOSED"])
  expect((await listReady(session.github)).drafts).toEqual([])
  expect(github.unknownCalls).toEqual([])
})

it("leaves a draft as it is in which others have changed the same text, and names its form", async () => {
  const { git, session, write, openDraft, publishedFile } = await start()
  openDraft("about", { ...data.about, lead: "Five people and an oven." })
  openDraft("notice", { ...data.notice, heading: "Closed on Tuesday" })
  write("main", "about", { ...data.about, lead: "Six people and an oven." })
  expect(await publishReady(session, bakery.forms)).toEqual(["About us"])
  expect(publishedFile("about")).toMatchObject({ lead: "Six people and an oven." })
  expect(publishedFile("notice")).toMatchObject({ heading: "Closed on Tuesday" })
  expect(git.branches()).toEqual(["cms/_singletons/about", "main"])
})

it("publishes nothing that the checks of the build refuse", async () => {
  const { git, session, openDraft } = await start()
  openDraft("about", { ...data.about, lead: "" })
  openDraft("notice", { ...data.notice, heading: "Closed on Tuesday" })
  const before = git.head("main")
  await expect(publishReady(session, bakery.forms)).rejects.toThrow("“Lead”")
  expect(git.head("main")).toBe(before)
  expect(git.branches()).toHaveLength(3)
})

it.each([1, 101])("refuses a draft with %i files outside the content, which would be lost", async count => {
  const { git, session, openDraft } = await start()
  openDraft("about", { ...data.about, lead: "Five people and an oven." })
  const branch = "cms/_singletons/about"
  const files = Array.from({ length: count }, (_, index) => `${count > 1 ? "pages" : "zzz"}/${index}.md`)
  // GitHub lists only the first hundred files of a draft.
  const content = Array.from({ length: count > 1 ? 100 : 0 }, (_, index) => `data/images/${index}.png`)
  const additions = [...content, ...files].map(path => ({ path, contents: Buffer.from("x") }))
  const made = git.commit(git.head(branch), { branch, message: "By hand", additions })
  const before = git.head("main")
  await expect(publishReady(session, bakery.forms)).rejects.toThrow("not part of the content")
  expect([git.head("main"), git.head(branch)]).toEqual([before, made])
})

it("counts no draft that is not ready", async () => {
  const { github, session, openDraft } = await start()
  openDraft("about", { ...data.about, lead: "Five people and an oven." })
  openDraft("notice", { ...data.notice, heading: "Closed on Tuesday" })
  openDraft("shop", data.shop, "somebody/shop")
  const [about, notice] = github.pullRequests.all()
  if (about) github.pullRequests.update(about, { labels: ["sveltia-cms/draft"] })
  if (notice) github.pullRequests.update(notice, { isDraft: true })
  expect((await listReady(session.github)).drafts).toEqual([])
})
