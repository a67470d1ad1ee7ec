/** @jest-environment jsdom */
import type { Content } from "../../gatsby-plugin-content-model"
import { watchContent } from "../door/watchContent"
import { bakery } from "./bakery"

/** Checks what the editor says about content that was published past it. */

/** Creates an answer that is given later. */
const createAnswer = (content: Content) => {
  const listeners: (() => void)[] = []
  const promise = new Promise<Content>(accept => listeners.push(() => accept(content)))
  return { promise, resolve: () => listeners.forEach(listener => listener()) }
}

/** Opens the watch of content with one problem at each of these commits. */
const watch = (problems: Readonly<Record<string, string>>, liveCommit = "") => {
  const list = document.createElement("div")
  const setProblems = jest.fn()
  const contents = new Map(Object.keys(problems).map(commit => [commit, createAnswer({ files: { [commit]: "" } })]))
  const github = {
    backend: { owner: "bakery", repo: "website", branch: "main", folder: "data" },
    query: jest.fn(),
    readBlob: jest.fn(),
    rest: jest.fn(),
  }
  let asked = ""
  github.query.mockImplementation(async (_query, _shape, { tree0 }: { tree0: string }) => {
    asked = tree0.replace(":data", "")
    return { repository: [{ entries: [{ name: asked, mode: 0o100644, oid: asked }] }] }
  })
  const check = watchContent(
    async (_, snapshot) => contents.get([...snapshot.keys()].join(""))?.promise ?? { files: {} },
    {
      ...bakery,
      checkContent: ({ files }) =>
        Object.keys(files).flatMap(commit => {
          const message = problems[commit]
          return message
            ? [{ file: "notice.json", line: 1, field: "heading", entry: "", message, path: ["heading"] }]
            : []
        }),
    },
    list,
    async commit => commit === liveCommit,
    setProblems
  )
  return {
    list,
    github,
    setProblems,
    check: (commit: string) => check(commit, github),
    /** Answers the request for the content of a commit. */
    answer: (commit: string) => contents.get(commit)?.resolve(),
  }
}

it("shows the problems of the newest commit, whichever is read first", async () => {
  const { list, check, answer, setProblems } = watch({ a: "The heading is old.", b: "The heading is new." })
  const [first, second] = [check("a"), check("b")]
  answer("b")
  await second
  answer("a")
  await first
  expect(list.hidden).toBe(false)
  expect(list.textContent).toContain("The heading is new.")
  expect(list.textContent).not.toContain("The heading is old.")
  expect(list.querySelector("a")?.getAttribute("href")).toBe("/admin/help/#not-live")
  expect(setProblems.mock.calls).toEqual([[1]])
})

it("shows nothing once they are fixed, and does not check what is live", async () => {
  const { list, check, answer } = watch({ a: "The heading is old.", live: "Nobody asks." }, "live")
  const first = check("a")
  answer("a")
  await first
  expect(list.hidden).toBe(false)
  await check("live")
  expect(list.hidden).toBe(true)
  expect(list.textContent).toBe("")
})

it("checks a commit again that could not be read", async () => {
  const { list, github, check, answer } = watch({ a: "The heading is old." })
  jest.spyOn(console, "error").mockImplementation(() => undefined)
  github.query.mockRejectedValueOnce(new TypeError("Failed to fetch"))
  await check("a")
  expect(list.textContent).toBe("")
  answer("a")
  await check("a")
  expect(list.textContent).toContain("The heading is old.")
  jest.restoreAllMocks()
})
