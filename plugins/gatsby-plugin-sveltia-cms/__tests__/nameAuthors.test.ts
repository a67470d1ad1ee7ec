import { appAuthor } from "../../../testing/github/createRehearsalApp"
import { rehearsalRepository } from "../../../testing/github/github"
import { nameAuthors } from "../door/nameAuthors"
import { apiUrl, openRehearsalDoor } from "./rehearsalDoor"

/** Queries of Sveltia CMS: the history of a file, and the drafts. */
const history = `ref(qualifiedName: "main") {
  target { ... on Commit { history(first: 3, path: "data/about.json") { nodes { oid author { name email } } } } }
}`
const drafts = "pullRequests(states: OPEN, first: 9) { nodes { headRefOid author { login ... on User { name } } } }"

it("names the person who was invited, as the author of commits and drafts", async () => {
  const { door, git, github } = openRehearsalDoor([nameAuthors])
  const commit = (branch: string, message: string, author: string): string =>
    git.commit(git.head(branch), {
      branch,
      author,
      message,
      additions: [{ path: "data/about.json", contents: Buffer.from(`{ "heading": "${message}${branch}" }`) }],
    })
  const open = (branch: string, message: string, author: string): void => {
    git.createBranch(branch, git.head("main") ?? "")
    commit(branch, message, author)
    github.pullRequests.open({ title: "About", branch, base: "main", isDraft: true })
  }
  const trailer = "Save\n\nEdited-by: Ruth <a1>"
  commit("main", "Save", "Tendai")
  commit("main", trailer, appAuthor)
  commit("main", "Without a name", appAuthor)
  open("cms/a", trailer, appAuthor)
  open("cms/b", trailer, "Tendai")

  const [owner, name] = rehearsalRepository.split("/")
  const ask = async () => {
    const query = `{ repository(owner: "${owner}", name: "${name}") { ${history} ${drafts} } }`
    const headers = { authorization: "token rehearsal" }
    const response = await door(`${apiUrl}/graphql`, { method: "POST", headers, body: JSON.stringify({ query }) })
    const { ref, pullRequests } = (await response.json()).data.repository
    return [ref.target.history.nodes, pullRequests.nodes].map(nodes =>
      nodes.map(({ author }: { author: { name?: string } }) => author.name).toSorted()
    )
  }
  expect(await ask()).toEqual([
    ["Ruth", "Tendai", appAuthor],
    ["Rehearsal", "Ruth"],
  ])
  github.fail("repository.object", { status: 502, message: "" })
  expect((await ask())[0]).toEqual(["Tendai", appAuthor, appAuthor])
  expect(github.unknownCalls).toEqual([])
})
