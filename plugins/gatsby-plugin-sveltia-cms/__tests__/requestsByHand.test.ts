import { checkChanged, createFiles, createPicture, data } from "./bakery"
import { type Files, commitFiles, forbiddenChanges, rest, withoutBread } from "./forbiddenChanges"
import { apiUrl, openRehearsalDoor } from "./rehearsalDoor"
import { type Rehearsal, createRehearsal } from "./rehearsalFunction"

/** Checks that the function refuses requests by hand with the sentences of the browser’s door. */

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
  const { additions } = Object(Object(variables).input).fileChanges
  const decoded = additions.map(({ path, contents }: { path: string; contents: string }) => ({
    path,
    contents: Buffer.from(contents, "base64"),
  }))
  git.commit(git.head(branch), { branch, message: "By hand", additions: decoded })
}

/** For the function, a draft may be unfinished. */
const inBrowserAlone = new Set(["a draft that is wrong in itself"])

it.each(forbiddenChanges.filter(([name]) => !inBrowserAlone.has(name)))(
  "refuses %s",
  async (_, createCall, refusal) => {
    const { git, send, draft, ...rehearsal } = await open()
    push({ git }, { "data/breads.json": withoutBread("rye") }, draft.branch)
    const before = [git.branches(), git.head("main"), git.head(draft.branch)]
    const message = await send(createCall({ git, draft }))
    expect(message).toMatch(refusal)
    expect([git.branches(), git.head("main"), git.head(draft.branch)]).toEqual(before)
    expect(rehearsal.github.unknownCalls).toEqual([])
  }
)

const [slide] = data.window.slides
const withSlide = (change: object) => ({ ...data.window, slides: [{ ...slide, ...change }] })

const withLead = (lead: string): Files => ({ additions: { "data/about.json": { ...data.about, lead } } })

/** Changes of the published content, each of which both doors refuse with the same sentence. */
const changes: Readonly<Record<string, Files>> = {
  "no JSON": { additions: { "data/about.json": Buffer.from("{") } },
  "JSON with a mark before it": {
    additions: { "data/about.json": Buffer.from(`\uFEFF${JSON.stringify(data.about)}`) },
  },
  "a list in place of a group": { additions: { "data/about.json": [] } },
  "a missing field": { additions: { "data/about.json": { ...data.about, lead: undefined } } },
  "an unknown field": { additions: { "data/about.json": { ...data.about, colour: "red" } } },
  "a number in place of a text": { additions: { "data/about.json": { ...data.about, lead: 5 } } },
  "a text that is too long": { additions: { "data/about.json": { ...data.about, lead: "a".repeat(61) } } },
  "a placeholder that is none": { additions: { "data/about.json": { ...data.about, lead: "{twon}" } } },
  "a pasted text in another encoding": withLead("We don\u00e2\u20ac\u2122t bake on Monday."),
  "a pasted name in another encoding": withLead("Our cl\u00c3\u00adnica"),
  "half of a pasted letter": withLead("Four \ud800 people"),
  "a pasted object": withLead("Four \ufffc people"),
  "a pasted link": withLead("[Four people](https://bakery.example)"),
  "pasted asterisks": withLead("*Four* people"),
  "a pasted heading": withLead("# Four people"),
  "10,000 pasted brackets": { additions: { "data/about.json": Buffer.from("[".repeat(10_000)) } },
  "a missing link": { additions: { "data/window.json": withSlide({ bread: "none" }) } },
  "a missing picture": { additions: { "data/window.json": withSlide({ image: "/images/none.jpg" }) } },
  "a file that nobody knows": { additions: { "data/prices.json": {} } },
  "a deleted file": { deletions: ["data/window.json"] },
  "a language that nobody knows": { additions: { "data/xx/about.json": { heading: "Qui" } } },
  "two names for one file": { additions: { "data/About.json": data.about } },
  "a name with another meaning": { additions: { "data/constructor.json": {} } },
  "a name with another meaning, in a translation": { additions: { "data/fr/__proto__.json": {} } },
  "a folder with another meaning": { additions: { "data/__proto__/about.json": {} } },
  "a field with another meaning": {
    additions: { "data/about.json": Buffer.from(JSON.stringify(data.about).replace("{", '{"__proto__":{},')) },
  },
  "a field twice": {
    additions: { "data/about.json": Buffer.from(JSON.stringify(data.about).replace("{", '{"lead":"Two",')) },
  },
  "a text that is longer than all limits": {
    additions: { "data/about.json": { ...data.about, lead: "a".repeat(500_000) } },
  },
  "a deleted folder": { deletions: ["data/images"] },
  "a name that git reads": { additions: { "data/.gitattributes": Buffer.from("* working-tree-encoding=UTF-16") } },
}

it.each(Object.entries(changes))("says what the browser’s door says: %s", async (_, files) => {
  const { git, send } = await open()
  const refusals: string[] = []
  const { door, git: other } = openRehearsalDoor([], message => refusals.push(message))
  const { route, method, body } = commitFiles(other, files)
  const headers = { authorization: "token rehearsal" }
  await door(`${apiUrl}/${route}`, { method, headers, body: JSON.stringify(body) })
  expect(refusals).toEqual([expect.stringMatching(/\w{3}/)])
  expect([await send(commitFiles(git, files))]).toEqual(refusals)
})

/** What a file says of others, which is not checked where there is no time for all of the content. */
const aboutOthers = new Set(["a missing link"])

it.each(Object.entries(changes).filter(([name]) => !aboutOthers.has(name)))(
  "refuses it where each changed file is checked by itself: %s",
  async (_, files) => {
    const { git, send, restart } = await open()
    restart({}, { checkChanged })
    const head = git.head("main")
    expect(await send(commitFiles(git, files))).toMatch(/^[A-Z“].*\./s)
    expect(git.head("main")).toBe(head)
  }
)

/** Changes of which nobody else sees that other files need what they remove. */
const aboutOtherFiles = new Set(["a form without what another form needs", "the publishing of a draft"])

it.each(forbiddenChanges.filter(([name]) => !inBrowserAlone.has(name) && !aboutOtherFiles.has(name)))(
  "refuses where each changed file is checked by itself: %s",
  async (_, createCall, refusal) => {
    const { git, send, draft, restart } = await open()
    restart({}, { checkChanged })
    const head = git.head("main")
    expect(await send(createCall({ git, draft }))).toMatch(refusal)
    expect(git.head("main")).toBe(head)
  }
)

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

/** The first bytes of pictures of 1600 × 900 and 16 × 9 pixels. */
const png = (width: number, height: number): Buffer => {
  const header = Buffer.from("89504e470d0a1a0a0000000d49484452", "hex")
  const size = Buffer.alloc(17)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  return Buffer.concat([header, size])
}

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
    "data/images/new.png": png(1600, 900),
  }
  expect(await send(commitFiles(git, { additions }))).toBe("undefined")
})

it.each([
  ["a picture that is too small", "new.png", png(16, 9), /lide 1 .*16 × 9/],
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
