import { rehearsalRepository } from "../../../testing/github/github"
import type { PullRequest } from "../../../testing/github/createPullRequests"
import type { Repository } from "../../../testing/github/repository"
import { createPicture, data } from "./bakery"

/** All ways of writing to the repository, each with a change that must be refused and the editor's message. */

const slidePicture = "data/images/night.jpg"

/** Returns the content of a file in base64, as GitHub expects it. */
export const encode = (content: unknown): string =>
  (Buffer.isBuffer(content) ? content : Buffer.from(`${JSON.stringify(content, null, 2)}\n`)).toString("base64")

/** Returns a call of GitHub's REST API for the rehearsal repository. */
export const rest = (method: string, route: string, body: unknown = {}) => ({
  route: `v3/repos/${rehearsalRepository}/${route}`,
  method,
  body,
})

/** Fields that the editor selects in the response to a mutation, keyed by mutation. */
const answers: Readonly<Record<string, string>> = {
  createCommitOnBranch: "commit { oid }",
  createRef: "ref { name }",
  markPullRequestReadyForReview: "pullRequest { isDraft }",
}

/** Returns a call of a mutation of GitHub's GraphQL API. */
export const mutate = (name: string, input: unknown) => {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`
  const query = `mutation($input: ${type}!) { ${name}(input: $input) { ${answers[name] ?? "clientMutationId"} } }`
  return { route: "graphql", method: "POST", body: { query, variables: { input } } }
}

export interface Files {
  /** New contents of the files, keyed by path. */
  additions?: Readonly<Record<string, unknown>>
  deletions?: readonly string[]
}

/** Returns a call that commits on top of a branch. */
export const commitFiles = (git: Repository, { additions = {}, deletions = [] }: Files, branch = "main") =>
  mutate("createCommitOnBranch", {
    branch: { repositoryNameWithOwner: rehearsalRepository, branchName: branch },
    expectedHeadOid: git.head(branch),
    message: { headline: "A change" },
    fileChanges: {
      additions: Object.entries(additions).map(([path, content]) => ({ path, contents: encode(content) })),
      deletions: deletions.map(path => ({ path })),
    },
  })

/** Data for trying a change: the repository, and a draft without a bread that the shop window leads to. */
interface Rehearsal {
  git: Repository
  draft: Pick<PullRequest, "number" | "branch">
}

const refuseFiles =
  (files: Files) =>
  ({ git }: Rehearsal): ReturnType<typeof mutate> =>
    commitFiles(git, files)

/** Returns the breads without one of them. */
export const withoutBread = (anchor: string) => ({
  ...data.breads,
  breads: data.breads.breads.filter(bread => bread.anchor !== anchor),
})

const small = createPicture(640)

export const forbiddenChanges: readonly (readonly [
  name: string,
  call: (rehearsal: Rehearsal) => ReturnType<typeof rest>,
  refusal: RegExp,
])[] = [
  [
    "a form without what another form needs",
    refuseFiles({ additions: { "data/breads.json": withoutBread("plait") } }),
    /^Other forms need what is removed.*\n\nShop window, .*“Leads to” is “plait/s,
  ],
  [
    "a draft that is wrong in itself",
    ({ git, draft }) => commitFiles(git, { additions: { "data/breads.json": {} } }, draft.branch),
    /is missing/,
  ],
  [
    "something else than a picture",
    refuseFiles({ additions: { "data/images/prices.pdf": Buffer.from("%PDF") } }),
    /^“data\/images\/prices.pdf” is not a picture that the site can show \(JPEG, PNG, WebP or AVIF; SVG for the logo\). Remove it.$/,
  ],
  [
    "a small picture in the place of one that is used",
    refuseFiles({ additions: { [slidePicture]: small } }),
    /Shop window, slide 1/,
  ],
  [
    "a folder",
    refuseFiles({ additions: { "data/images/team/.gitkeep": Buffer.from("") } }),
    /^“data\/images\/team” is a folder/,
  ],
  ["a form that is deleted", refuseFiles({ deletions: ["data/about.json"] }), /^About us.* is missing/],
  [
    "a deleted picture",
    refuseFiles({ deletions: [slidePicture] }),
    /^The picture “.*” is used\. .*\n• Shop window, slide 1 .*: “Picture”/s,
  ],
  [
    "a renamed picture",
    refuseFiles({ additions: { "data/images/other.webp": small }, deletions: [slidePicture] }),
    /is used/,
  ],
  [
    "a moved picture",
    refuseFiles({ additions: { "data/images/team/day.webp": small }, deletions: [slidePicture] }),
    /is a folder|is used/,
  ],
  [
    "a file outside the content",
    refuseFiles({ additions: { "package.json": {} } }),
    /^“package.json” is not part of the content. The editor writes to the folder “data” alone.$/,
  ],
  ["a file beside the content", refuseFiles({ additions: { "database.json": {} } }), /“database.json” is not part/],
  [
    "the publishing of a draft",
    ({ draft }) => rest("PUT", `pulls/${draft.number}/merge`, { merge_method: "squash" }),
    /^The draft of “.*” cannot be published: .*\n\nShop window/s,
  ],
  [
    "a new branch",
    ({ git }) => mutate("createRef", { name: "refs/heads/other", oid: git.head("main") }),
    /cannot change the branch “other”/,
  ],
  [
    "the branch itself moved",
    ({ git, draft }) => rest("PATCH", "git/refs/heads/main", { sha: git.head(draft.branch), force: true }),
    /./,
  ],
  ["the branch itself removed", () => rest("DELETE", "git/refs/heads/main"), /./],
  ["a call that starts a build", () => rest("POST", "dispatches"), /POST dispatches/],
  ["a fork", () => rest("POST", "forks"), /POST forks/],
  ["a fork that is brought up to date", () => rest("POST", "merge-upstream"), /POST merge-upstream/],
  ["a file by REST", () => rest("PUT", "contents/data/about.json"), /PUT contents\//],
  [
    "a mutation that it never makes",
    ({ draft }) => mutate("mergeBranch", { base: "main", head: draft.branch }),
    /mergeBranch/,
  ],
  [
    "two mutations in one query",
    ({ git }) => {
      const call = mutate("createRef", { name: "refs/heads/cms/other", oid: git.head("main") })
      const query = call.body.query.replace(/ }$/, " b: createCommitOnBranch(input: $input) { clientMutationId } }")
      return { ...call, body: { ...call.body, query } }
    },
    /createRef/,
  ],
]
