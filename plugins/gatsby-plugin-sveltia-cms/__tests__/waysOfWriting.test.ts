import { readFileSync } from "node:fs"

/** Checks that the door knows every way in which Sveltia CMS writes to GitHub. An upgrade may add another. */

const bundle = readFileSync("node_modules/@sveltia/cms/npm/index.js", "utf8")

it("the door knows every way in which Sveltia CMS writes", () => {
  const rest = [...bundle.matchAll(/`\/repos\/\$\{\w+\}\/\$\{\w+\}\/([^`]*)`,\{method:`(\w+)`/g)].map(
    ([, place = "", method]) => `${method} ${place.replaceAll(/\$\{[^}]*\}/g, "*")}`
  )
  const mutations = [...bundle.matchAll(/mutation\(\$input: ([^)]*)!\)/g)].map(([, input]) => input)
  expect([...new Set(rest)].toSorted()).toEqual([
    "DELETE git/refs/heads/*",
    "PATCH git/refs/heads/*",
    "PATCH issues/*",
    "PATCH pulls/*",
    // Used by the Gitea backend.
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
