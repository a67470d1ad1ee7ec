import { getValue, read, readList, readText } from "../../gatsby-plugin-content-model/json"
import { data } from "../../../testing/bakery"
import { checkChanged, createFiles, createPicture } from "./bakery"
import { commitFiles, rest } from "./githubCalls"
import { withoutBread } from "./refusedChanges"
import { type Rehearsal, createRehearsal } from "./rehearsalFunction"

/** Checks what the function refuses beyond refusedChanges.ts: requests by hand, and drafts and pictures of others. */

const open = async () => {
  const rehearsal = createRehearsal(createFiles())
  const { git, github } = rehearsal
  const { secret } = await rehearsal.invite("Ruth")
  const cookie = await rehearsal.signIn(secret)
  const draft = github.pullRequests.open({ title: "A", branch: "cms/breads", base: "main", isDraft: false })
  git.createBranch(draft.branch, git.head("main") ?? "")
  const send = async ({ route, ...call }: ReturnType<typeof rest>): Promise<string> =>
    String((await (await rehearsal.send(`/editor/api/${route}`, { ...call, cookie })).json()).message)
  return { ...rehearsal, cookie, draft, send }
}

/** Commits past every door, as a push by hand does. */
const push = ({ git }: Pick<Rehearsal, "git">, files: Readonly<Record<string, unknown>>, branch = "main") => {
  const { variables } = commitFiles(git, { additions: files }, branch).body
  const { additions } = read(
    { additions: readList({ path: readText, contents: readText }) },
    getValue(variables, "input", "fileChanges")
  )
  const decoded = additions.map(({ path, contents }) => ({ path, contents: Buffer.from(contents, "base64") }))
  git.commit(git.head(branch), { branch, message: "By hand", additions: decoded })
}

const [slide] = data.window.slides
const withSlide = (change: object) => ({ ...data.window, slides: [{ ...slide, ...change }] })

it.each([
  ["removes", undefined],
  ["replaces", Buffer.from("text")],
])("refuses a draft that %s a picture in use, where each changed file is checked by itself", async (_, contents) => {
  const { git, send, draft, restart } = await open()
  restart({}, { checkChanged })
  const head = git.head("main") ?? ""
  const tree = git.writeTree(git.findCommit("main")?.tree ?? "", [{ path: "data/images/night.jpg", contents }])
  git.moveBranch(draft.branch, git.writeCommit(tree, "By hand", [head]))
  expect(await send(rest("PUT", `pulls/${draft.number}/merge`, {}))).toMatch(/Shop window, slide 1 /)
  expect(git.head("main")).toBe(head)
})

it("publishes nothing on a commit that GitHub does not show", async () => {
  const { git, send } = await open()
  const call = commitFiles(git, { additions: { "data/notice.json": data.notice } })
  const text = JSON.stringify(call)
  for (const other of ["0".repeat(40), "main", ""]) {
    const changed = JSON.parse(text.replaceAll(git.head("main") ?? "", other))
    expect(await send(changed)).toMatch(/^GitHub did not say|does not follow/)
  }
})

it("a draft may be unfinished, if it is JSON", async () => {
  const { git, send, draft } = await open()
  expect(await send(commitFiles(git, { additions: { "data/about.json": {} } }, draft.branch))).toBe("undefined")
  const broken = { additions: { "data/about.json": Buffer.from("{") } }
  const head = git.head(draft.branch)
  expect(await send(commitFiles(git, broken, draft.branch))).toMatch(/^About us /)
  const tree = [{ path: "data/about.json", content: "{" }]
  expect(await send(rest("POST", "git/trees", { base_tree: "", tree }))).toMatch(/^About us /)
  expect(git.head(draft.branch)).toBe(head)
})

it("a change is not refused because of an earlier problem", async () => {
  const { git, send } = await open()
  push({ git }, { "data/breads.json": withoutBread("plait"), "data/images/night.jpg": createPicture(1) })
  const additions = { "data/notice.json": { ...data.notice, heading: "Sold out" } }
  expect(await send(commitFiles(git, { additions }))).toBe("undefined")
})

const drawing = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"/>`)

/** Returns a box of an AVIF picture, whose header names its size. */
const box = (type: string, content: Buffer, size = content.length + 8): Buffer => {
  const header = Buffer.alloc(8)
  header.writeUInt32BE(size)
  header.write(type, 4)
  return Buffer.concat([header, content])
}

/** An AVIF picture, the box of whose dimensions has no size: a program that goes on from it goes on for ever. */
const endlessPicture = Buffer.concat([
  box("ftyp", Buffer.from("avif\0\0\0\0avif")),
  box("meta", Buffer.concat([Buffer.alloc(4), box("iprp", box("ipco", box("ispe", Buffer.alloc(64), 0)))])),
])

it("a picture that is large enough is accepted by its header", async () => {
  const { git, send } = await open()
  const additions = {
    "data/window.json": withSlide({ image: "/images/new.png" }),
    "data/images/new.png": createPicture(1600, 900),
  }
  expect(await send(commitFiles(git, { additions }))).toBe("undefined")
})

it.each([
  ["a picture that is too small", "new.png", createPicture(16, 9), /lide 1 .*16 × 9/],
  ["a text that is named as a picture", "new.jpg", Buffer.from("text"), /“Picture” .*picture/],
  ["a picture that never ends", "new.avif", endlessPicture, /“Picture” .*picture/],
  ["a drawing in place of a picture", "new.png", drawing, /“Picture” .*picture/],
])("refuses %s in the request, in the repository and in a draft", async (_, name, file, message) => {
  const { git, send, draft } = await open()
  const window = withSlide({ image: `/images/${name}` })
  const additions = { "data/window.json": window, [`data/images/${name}`]: file }
  expect(await send(commitFiles(git, { additions }))).toMatch(message)
  push({ git }, { [`data/images/${name}`]: file })
  expect(await send(commitFiles(git, { additions: { "data/window.json": window } }))).toMatch(message)
  git.moveBranch(draft.branch, git.head("main") ?? "")
  push({ git }, { "data/window.json": window }, draft.branch)
  expect(await send(rest("PUT", `pulls/${draft.number}/merge`, {}))).toMatch(message)
})
