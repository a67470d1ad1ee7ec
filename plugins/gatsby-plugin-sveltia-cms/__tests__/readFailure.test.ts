import { type Shape, read } from "../../gatsby-plugin-content-model/json"
import { rehearsalRepository } from "../../../testing/github/github"
import { createGithub as createClient } from "../door/github"
import { readFailure } from "../door/readFailure"
import { apiUrl, openRehearsalDoor } from "./rehearsalDoor"
import { bakery } from "./bakery"

/** Answers a query for the checks of a commit with these checks. */
const createGithub = (nodes: readonly object[]) => ({
  backend: { owner: "bakery", repo: "website", branch: "main", folder: "data" },
  query: async <Part extends Shape>(_query: string, shape: Part) =>
    read(shape, { repository: { object: { statusCheckRollup: { contexts: { nodes } } } } }),
  readBlob: jest.fn(),
  rest: jest.fn(),
})

const [name = "", form] = Object.entries(bakery.forms.files)[0] ?? []
const annotation = {
  path: `data/${name}.json`,
  title: "Rye: “title”",
  message: "“title” is empty. Write something.",
  annotationLevel: "FAILURE",
}

it.each([
  {
    what: "names the form, the field and the remedy, once, if the content is the reason",
    checks: [
      { name: "content", conclusion: "FAILURE", annotations: { nodes: [annotation, annotation] } },
      { name: "build", conclusion: "FAILURE", annotations: { nodes: [] } },
    ],
    reasons: [`${form?.label}, Rye: “title”: “title” is empty. Write something.`],
  },
  {
    what: "names the check of a host, what it says and whom to ask",
    checks: [{ context: "netlify/clinic/deploy", state: "ERROR", description: "deploy failed." }],
    reasons: [
      "The check “netlify/clinic/deploy” has failed: “Deploy failed”. The content is not the reason: ask the person who looks after the site.",
    ],
  },
  {
    what: "does not take a warning, or a file that no form has, for a reason in the content",
    checks: [
      {
        name: "check",
        conclusion: "TIMED_OUT",
        annotations: {
          nodes: [
            { ...annotation, annotationLevel: "WARNING" },
            { ...annotation, path: ".github" },
          ],
        },
      },
    ],
    reasons: ["The check “check” has failed. The content is not the reason: ask the person who looks after the site."],
  },
  {
    what: "gives no reason while checks run or have passed",
    checks: [{ name: "content", conclusion: "SUCCESS" }, { name: "build" }, { context: "deploy", state: "PENDING" }],
    reasons: [],
  },
])("$what", async ({ checks, reasons }) => {
  expect(await readFailure(createGithub(checks), bakery.forms, "c1")).toEqual(reasons)
})

it("gives no reason to somebody who may not read checks", async () => {
  const github = { ...createGithub([]), query: () => Promise.reject(new Error("Resource not accessible")) }
  expect(await readFailure(github, bakery.forms, "c1")).toEqual([])
})

it("asks GitHub for what its schema has", async () => {
  const { github: imitation, git } = openRehearsalDoor([])
  const head = git.head("main") ?? ""
  const [owner = "", repo = ""] = rehearsalRepository.split("/")
  imitation.failedChecks.add(head)
  const call = {
    url: `${apiUrl}/graphql`,
    method: "POST",
    headers: new Headers({ authorization: "token rehearsal" }),
    body: undefined,
  }
  const fetch: typeof window.fetch = (input, init) => imitation.fetch(new Request(input, init))
  const github = createClient(fetch, call, { owner, repo, branch: "main", folder: "data" })
  expect(await readFailure(github, bakery.forms, head)).toEqual([
    "The check “deploy/host” has failed: “Deploy failed”. The content is not the reason: ask the person who looks after the site.",
  ])
})
