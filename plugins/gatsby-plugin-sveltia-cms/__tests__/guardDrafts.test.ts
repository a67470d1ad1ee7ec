import { rehearsalRepository } from "../../../testing/github/github"
import { guardDrafts } from "../door/guardDrafts"
import { reportCommits } from "../door/reportCommits"
import { data } from "../../../testing/bakery"
import { commitFiles, rest } from "./githubCalls"
import { apiUrl, openRehearsalDoor } from "./rehearsalDoor"

/** Checks that a tab which does not know of a draft cannot write over it, and that the newest commit is reported. */

const commits: string[] = []
const built: boolean[] = []
const { door, git, github } = openRehearsalDoor([
  reportCommits((commit, _, isBuilt) => {
    commits.push(commit)
    built.push(isBuilt)
  }),
  guardDrafts,
])
afterEach(() => {
  commits.length = 0
  built.length = 0
})

const send = async ({ route, method, body }: { route: string; method: string; body: unknown }): Promise<unknown> => {
  const headers = { authorization: "token rehearsal" }
  return (await door(`${apiUrl}/${route}`, { method, headers, body: JSON.stringify(body) })).json()
}

const query = (text: string, branch: string) => {
  const [owner, repo] = rehearsalRepository.split("/")
  const head = "query($owner: String!, $repo: String!, $branch: String!) { repository(owner: $owner, name: $repo)"
  return send({
    route: "graphql",
    method: "POST",
    body: { query: `${head} { ${text} } }`, variables: { owner, repo, branch } },
  })
}

/** Asks for the draft on a branch, as Sveltia CMS does before it saves a draft that it does not know. */
const askForDraft = (branch: string) =>
  query("pullRequests(headRefName: $branch, states: OPEN, first: 1) { totalCount }", branch)

const startDraft = (branch: string) => {
  git.createBranch(branch, git.head("main") ?? "")
  return github.pullRequests.open({ title: "A draft", branch, base: "main", isDraft: false })
}

const about = { additions: { "data/about.json": data.about } }

it("stops a second tab from saving over a draft, until that has ended", async () => {
  const none = { data: { repository: { pullRequests: { totalCount: 0 } } } }
  expect(await askForDraft("cms/_singletons/breads")).toEqual(none)
  const draft = startDraft("cms/_singletons/breads")
  expect(await askForDraft("cms/_singletons/breads")).toEqual({
    errors: [{ message: expect.stringContaining("There is a draft of this page already") }],
  })
  expect(await askForDraft("cms/_singletons/about")).toEqual(none)
  github.pullRequests.update(draft, { state: "CLOSED" })
  expect(await askForDraft("cms/_singletons/breads")).toEqual(none)
})

it("reports the newest commit of the published branch alone", async () => {
  await query(
    "ref(qualifiedName: $branch) { target { ... on Commit { history(first: 1) { nodes { oid } } } } }",
    "main"
  )
  expect(commits).toEqual([git.head("main")])
  await send(commitFiles(git, about))
  expect(commits.slice(1)).toEqual([git.head("main")])
  const { number } = startDraft("cms/_singletons/about")
  await send(commitFiles(git, about, "cms/_singletons/about"))
  expect(commits).toHaveLength(2)
  await send(rest("PUT", `pulls/${number}/merge`, { commit_title: "A draft" }))
  expect(commits.slice(2)).toEqual([git.head("main")])
})

it("a commit of the list of people is reported as one that hosts do not build", async () => {
  const contents = Buffer.from("{}")
  for (const message of ["Editors: Ruth signs in [skip ci]", "Fees"]) {
    git.commit(git.head("main"), { branch: "main", message, additions: [{ path: ".github/editors.json", contents }] })
    await query(
      "ref(qualifiedName: $branch) { target { ... on Commit { history(first: 1) { nodes { oid message } } } } }",
      "main"
    )
  }
  expect(built).toEqual([false, true])
})

it("a pull request of a fork, or into another branch, is not a draft", async () => {
  const none = { data: { repository: { pullRequests: { totalCount: 0 } } } }
  const values = { title: "A", branch: "cms/_singletons/window", base: "main", isDraft: false }
  git.createBranch(values.branch, git.head("main") ?? "")
  github.pullRequests.open({ ...values, isCrossRepository: true })
  git.createBranch("other", git.head("main") ?? "")
  github.pullRequests.open({ ...values, base: "other" })
  expect(await askForDraft(values.branch)).toEqual(none)
})
