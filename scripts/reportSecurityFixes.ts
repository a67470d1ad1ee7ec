import { readFileSync } from "node:fs"
import { readProductUrl } from "./readProductUrl"
import { findMissingFixes, reportFixes } from "./securityFixes"
import { createGit, findNewestVersion } from "./upgradeSite"

/** Opens an issue if the product's newest version has a security fix that this copy lacks. A workflow runs it. */
const report = async (): Promise<void> => {
  const product = readProductUrl()
  if (!product) throw new Error("package.json does not name the product’s repository.")
  const git = createGit(".")
  const version = findNewestVersion(git, product)
  if (!version) return console.log("The product has no version yet.")
  git(["fetch", "--quiet", "--depth=1", "--no-tags", "--", product, version])
  const fixes = findMissingFixes(git(["show", "FETCH_HEAD:CHANGELOG.md"]), readFileSync("CHANGELOG.md", "utf8"))
  const { GITHUB_API_URL: api = "", GITHUB_REPOSITORY: repository = "", GITHUB_TOKEN: token = "" } = process.env
  console.log(await reportFixes(fixes, { api, repository, token }))
}

report().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
})
