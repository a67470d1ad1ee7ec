import { checkChanged, createFiles } from "./bakery"
import type { rest } from "./githubCalls"
import { refusedChanges, withoutBread } from "./refusedChanges"
import { apiUrl, openRehearsalDoor } from "./rehearsalDoor"
import { createRehearsal } from "./rehearsalFunction"

/** Checks that a change which one door refuses is refused by both, with the same message. */

type Call = ReturnType<typeof rest>

const openBrowser = async () => {
  const refusals: string[] = []
  const { door, ...rehearsal } = openRehearsalDoor([], message => refusals.push(message))
  const send = async ({ route, method, body }: Call) => {
    const headers = { authorization: "token rehearsal" }
    await door(`${apiUrl}/${route}`, { method, headers, body: JSON.stringify(body) })
    return refusals.splice(0).join()
  }
  return { ...rehearsal, send }
}

const openFunction = async (site?: Parameters<ReturnType<typeof createRehearsal>["restart"]>[1]) => {
  const rehearsal = createRehearsal(createFiles())
  if (site) rehearsal.restart({}, site)
  const { secret } = await rehearsal.invite("Ruth")
  const cookie = await rehearsal.signIn(secret)
  const send = async ({ route, ...call }: Call) => {
    const answer = await rehearsal.send(`/editor/api/${route}`, { ...call, cookie })
    return String((await answer.json()).message)
  }
  return { ...rehearsal, send }
}

const openDraft = async (open: () => ReturnType<typeof openBrowser | typeof openFunction>) => {
  const { git, github, send } = await open()
  const draft = github.pullRequests.open({ title: "A", branch: "cms/_singletons/breads", base: "main", isDraft: false })
  git.createBranch(draft.branch, git.head("main") ?? "")
  const additions = [{ path: "data/breads.json", contents: Buffer.from(JSON.stringify(withoutBread("rye"))) }]
  git.commit(git.head("main"), { branch: draft.branch, message: "By hand", additions })
  return { git, github, send, draft }
}

describe.each([
  ["the browser’s door", openBrowser, ["everywhere", "with all content", "in the browser"]],
  ["the function", () => openFunction(), ["everywhere", "with all content"]],
  ["the function that checks each file alone", () => openFunction({ checkChanged }), ["everywhere"]],
])("%s", (_door, open, scopes) => {
  let opened: ReturnType<typeof openDraft>
  beforeAll(() => {
    // Nothing may change, so one repository serves all changes.
    opened = openDraft(open)
  })

  const changes = refusedChanges.flatMap(([name, createCall, message, scope = "everywhere"]) =>
    scopes.includes(scope) ? [[name, createCall, message] as const] : []
  )

  it.each(changes)("refuses %s", async (_name, createCall, message) => {
    const { git, github, send, draft } = await opened
    const before = git.branches().map(branch => git.head(branch))
    expect(await send(createCall({ git, draft }))).toBe(message)
    expect(git.branches().map(branch => git.head(branch))).toEqual(before)
    expect(github.pullRequests.get(draft.number)?.state).toBe("OPEN")
    expect(github.unknownCalls).toEqual([])
  })
})
