import { readFileSync } from "node:fs"

/** Every way that Sveltia CMS has of writing to GitHub, as docs/decisions/editor.md lists them: an upgrade may bring another. */

const bundle = readFileSync("node_modules/@sveltia/cms/npm/index.js", "utf8")

it("is one that the door knows", () => {
  const rest = [...bundle.matchAll(/`\/repos\/\$\{\w+\}\/\$\{\w+\}\/([^`]*)`,\{method:`(\w+)`/g)].map(
    ([, place = "", method]) => `${method} ${place.replaceAll(/\$\{[^}]*\}/g, "*")}`
  )
  const mutations = [...bundle.matchAll(/mutation\(\$input: ([^)]*)!\)/g)].map(([, input]) => input)
  expect([...new Set(rest)].toSorted()).toEqual([
    "DELETE git/refs/heads/*",
    "PATCH git/refs/heads/*",
    "PATCH issues/*",
    "PATCH pulls/*",
    // That of Gitea.
    "POST contents",
    "POST dispatches",
    "POST forks",
    "POST issues/*/labels",
    "POST merge-upstream",
    "POST pulls",
    "PUT pulls/*/merge",
  ])
  expect(mutations.toSorted()).toEqual([
    expect.stringMatching(/ConvertPullRequestToDraftInput.*MarkPullRequestReadyForReviewInput/),
    "CreateCommitOnBranchInput",
    "CreateRefInput",
  ])
})
