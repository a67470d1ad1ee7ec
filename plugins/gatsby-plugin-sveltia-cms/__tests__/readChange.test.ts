import { readCall, readChange } from "../door/change"
import { mutate } from "./githubCalls"

/** Checks what the door takes a request for. What it cannot read with certainty is an unknown change. */

const repository = "bakery/website"
const api = "https://api.github.com"

const classify = (method: string, url: string, body?: unknown) =>
  readChange(readCall(url, { method, ...(body !== undefined && { body: JSON.stringify(body) }) }), repository)

const rest = (call: string) => {
  const [method = "", path = ""] = call.split(" ")
  return classify(method, `${api}/repos/${repository}/${path}`)
}

const createCommit = (files: object, branchName = "main", repositoryNameWithOwner = repository) => ({
  branch: { branchName, repositoryNameWithOwner },
  expectedHeadOid: "a1",
  fileChanges: files,
})

const graphql = (query: string, input?: unknown) => classify("POST", `${api}/graphql`, { query, variables: { input } })

const commit = (...parameters: Parameters<typeof createCommit>) => {
  const { body } = mutate("createCommitOnBranch", createCommit(...parameters))
  return graphql(body.query, body.variables.input)
}

const add = (path: string) => ({ additions: [{ path, contents: "" }] })

it("reads every change that the editor makes", () => {
  expect(rest("DELETE git/refs/heads/cms/_singletons/fees")).toEqual({ kind: "branch", name: "cms/_singletons/fees" })
  expect(rest("PATCH git/refs/heads/cms%2F_singletons%2Ffees")).toEqual({
    kind: "branch",
    name: "cms/_singletons/fees",
  })
  expect(rest("PUT pulls/7/merge")).toEqual({ kind: "merge", pull: 7 })
  expect(rest("PATCH pulls/7")).toEqual({ kind: "note" })
  expect(classify("PATCH", `https://github.bakery.org/api/v3/repos/${repository}/issues/7`)).toEqual({ kind: "note" })
  expect(commit(add("data/fees.json"))).toMatchObject({ kind: "commit", branch: "main", expected: "a1" })
  expect(commit(add("data/images/ward.jpg"), "refs/heads/cms/_singletons/about")).toMatchObject({
    branch: "cms/_singletons/about",
    additions: [{ path: "data/images/ward.jpg" }],
  })
  expect(commit({ deletions: [{ path: "data/images/a b%.jpg" }] })).toMatchObject({
    deletions: ["data/images/a b%.jpg"],
  })
  const { body } = mutate("createRef", { name: "refs/heads/cms/new", oid: "a1" })
  expect(graphql(body.query, body.variables.input)).toEqual({ kind: "branch", name: "cms/new" })
})

it("a call that only reads is not a change", () => {
  expect(rest("GET git/trees/main?recursive=1")).toBeUndefined()
  expect(graphql('query($owner: String!) { mutation: repository(owner: $owner, name: "x") { id } }')).toBeUndefined()
  expect(graphql("fragment A on User { id } { viewer { ...A } }")).toBeUndefined()
})

it.each(["cms/../main", "cms/%2e%2e/main", "cms/%2E./main", "cms/./../main"])(
  "the path of the branch %s leads to main",
  branch => {
    expect(rest(`DELETE git/refs/heads/${branch}`)).toEqual({ kind: "branch", name: "main" })
  }
)

it.each([
  "DELETE git/refs//heads/main",
  "DELETE git/refs/heads/main/",
  "DELETE git/refs/heads/cms%2F..%2Fmain",
  "DELETE git/refs/heads/cms%2F%2Fmain",
  "DELETE git/refs/heads/cms/%252e%252e/main",
  "DELETE git/refs/heads/cms%5C..%5Cmain",
  "DELETE git/refs/heads/cms/%E0%A4%A",
  "DELETE git/refs/heads/main%00",
  "DELETE git/refs/tags/v1",
  "DELETE git/refs/heads/../../../../../graphql",
  "PUT pulls/7/../8/merge/x",
  "POST graphql",
])("a call with a path that the editor does not use is unknown: %s", call => {
  expect(rest(call)).toMatchObject({ kind: "unknown" })
})

it.each([
  ["DELETE", `${api}/repos/${repository}/git/refs/heads/main?/graphql`, { kind: "branch", name: "main" }],
  ["POST", `${api}/repos/${repository}/forks#/graphql`, { kind: "unknown", call: "POST forks" }],
  ["PUT", `${api}/graphql`, { kind: "unknown" }],
  ["POST", `${api}/repos/other/website/pulls`, { kind: "unknown" }],
  ["POST", `${api}/user/repos`, { kind: "unknown" }],
  ["POST", "/graphql", { kind: "unknown" }],
])("does not take %s %s for anything else", (method, url, expected) => {
  expect(classify(method, url, { query: "{ viewer { id } }" })).toMatchObject(expected)
})

it("does not take a request that somebody else has prepared for a read", () => {
  const request = new Request(`${api}/repos/${repository}/git/refs/heads/main`, { method: "DELETE" })
  expect(readChange(readCall(request), repository)).toEqual({ kind: "branch", name: "main" })
})

it.each([
  "data/../package.json",
  "data/./../src/pages/index.tsx",
  "data//../.github/workflows/check.yml",
  "data/..\\package.json",
  "/data/fees.json",
  "data/fees.json\u0000",
  "",
])("cannot read a commit of “%s”", path => {
  expect(commit(add(path))).toMatchObject({ kind: "unknown" })
  expect(commit({ deletions: [{ path }] })).toMatchObject({ kind: "unknown" })
})

it("cannot read a commit elsewhere, or one with a file where GitHub takes it for a list", () => {
  expect(commit(add("data/fees.json"), "refs/heads/cms/../main")).toMatchObject({ kind: "unknown" })
  expect(commit(add("data/fees.json"), "main", "other/website")).toMatchObject({ kind: "unknown" })
  expect(commit({ additions: { path: "package.json", contents: "" } })).toMatchObject({ kind: "unknown" })
  expect(commit({ deletions: { path: "package.json" } })).toMatchObject({ kind: "unknown" })
})

const change = "createRef(input: $input) { ref { name } }"
const input = { name: "refs/heads/cms/new", oid: "a1" }

it.each([
  `# a comment\nmutation($input: CreateRefInput!) { ${change} }`,
  `mutation named($input: CreateRefInput!) { other: ${change} }`,
])("reads a mutation however it is written: %s", query => {
  expect(graphql(query, input)).toEqual({ kind: "branch", name: "cms/new" })
})

it.each([
  `mutation($input: CreateRefInput!) { ${change} b: createCommitOnBranch(input: $input) { clientMutationId } }`,
  `query A { viewer { id } } mutation B($input: CreateRefInput!) { ${change} }`,
  `fragment F on Mutation { ${change} } mutation($input: CreateRefInput!) { ...F }`,
  `mutation($input: CreateRefInput!) { ... on Mutation { ${change} } }`,
  'mutation { createRef(input: { name: "refs/heads/main", oid: "a1" }) { clientMutationId } }',
  "mutation($input: CreateRefInput!, $other: CreateRefInput!) { createRef(input: $other) { clientMutationId } }",
  `mutation($input: CreateRefInput!) { createRef(input: $input) @skip(if: false) { clientMutationId } }`,
  "mutation($input: MergeBranchInput!) { mergeBranch(input: $input) { clientMutationId } }",
  "mutation($input: CreateRefInput!) { toString(input: $input) }",
  "subscription { viewer { id } }",
  "mutation {",
  "",
])("refuses a query that is not exactly one known mutation: %s", query => {
  expect(graphql(query, input)).toMatchObject({ kind: "unknown" })
})

it("a branch with an invalid name is refused", () => {
  for (const name of ["refs/tags/v1", "heads/cms/new", "refs/heads/cms/../main", "refs/heads/"])
    expect(graphql(`mutation($input: CreateRefInput!) { ${change} }`, { ...input, name })).toMatchObject({
      kind: "unknown",
    })
})
