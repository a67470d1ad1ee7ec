// Ends with 0 if nothing that is published differs between two commits, so that a host need not build: a production
// deploy on Netlify costs credits. Hosts run it before they install packages, so it uses Node and git alone.
//   node scripts/skipBuild.mjs [FROM TO]    by default Netlify's CACHED_COMMIT_REF and COMMIT_REF
import { spawnSync } from "node:child_process"
import { isDeepStrictEqual } from "node:util"

const [from = process.env.CACHED_COMMIT_REF, to = process.env.COMMIT_REF] = process.argv.slice(2)

/** The guide for editors, which is a page beside the editor. */
const guide = /^docs\/(pictures\/)?editing[./]/

/** Other files from which no published file is made. */
const unpublished =
  /^(docs|__tests__|plugins\/[^/]+\/__tests__|testing|samples|examples|scripts|types|\.github|\.ci|\.vscode)\/|\.md$|^(LICENSE|knip\.ts|oxlint\.config\.mjs|\.oxfmtrc\.json|\.editorconfig|\.gitattributes|\.gitignore)$/

const git = parameters => spawnSync("git", parameters, { encoding: "utf8", maxBuffer: 2 ** 28 })

const readJson = (commit, file) => {
  try {
    return JSON.parse(git(["show", `${commit}:${file}`]).stdout)
  } catch {
    return undefined
  }
}

/** Returns whether a JSON file says the same in both commits, however it is formatted. */
const isSameJson = file => {
  const before = readJson(from, file)
  return file.endsWith(".json") && before !== undefined && isDeepStrictEqual(before, readJson(to, file))
}

// Netlify names the same commit twice if it has no earlier build, or if somebody has asked for a new one.
const difference = from && to && from !== to && git(["diff", "--name-only", "--no-renames", "-z", from, to])
const changed =
  difference && difference.status === 0
    ? difference.stdout
        .split("\0")
        .filter(file => file && (guide.test(file) || !unpublished.test(file)) && !isSameJson(file))
    : undefined

if (changed?.length === 0) console.log("Nothing that is published has changed: no build.")
else {
  console.log(changed ? `Changed: ${changed.slice(0, 5).join(", ")}` : "It is not known what has changed.")
  process.exitCode = 1
}
