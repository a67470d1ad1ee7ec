import { readFileSync } from "node:fs"
import path from "node:path"
import { read, readList, readText } from "../plugins/gatsby-plugin-content-model/json"
import { type GithubAccess, askGithub } from "./askGithub"
import { findProductUrl, unknownProduct } from "./productUrl"
import { createGit, findNewestVersion } from "./upgradeSite"

/** A security fix of the product, and the version that contains it. */
interface SecurityFix {
  version: string
  text: string
}

const mark = "- Security: "

/** Returns the security fixes in the product's changelog that the copy's changelog lacks, newest first. */
const findMissingFixes = (productChangelog: string, ownChangelog: string): SecurityFix[] => {
  const own = new Set(ownChangelog.split(/\r?\n/))
  const fixes: SecurityFix[] = []
  let version = ""
  for (const line of productChangelog.split(/\r?\n/)) {
    if (line.startsWith("## ")) version = line.slice(3)
    if (line.startsWith(mark) && !own.has(line)) fixes.push({ version, text: line.slice(mark.length) })
  }
  return fixes
}

/**
 * Opens an issue if the product's newest version has security fixes that the copy in `folder` lacks, unless there has
 * been one about the same version. Returns what it did.
 */
export const reportSecurityFixes = async ({
  folder,
  ...access
}: GithubAccess & { folder: string }): Promise<string> => {
  const product = await findProductUrl(folder, access)
  // GitHub shows it in the summary of the run.
  if (!product) return `::warning::${unknownProduct}`
  const git = createGit(folder)
  const tag = findNewestVersion(git, product)
  if (!tag) return "The product has no version yet."
  git(["fetch", "--quiet", "--depth=1", "--no-tags", "--", product, tag])
  const changelog = readFileSync(path.join(folder, "CHANGELOG.md"), "utf8")
  const fixes = findMissingFixes(git(["show", "FETCH_HEAD:CHANGELOG.md"]), changelog)
  const [newest] = fixes
  if (!newest) return "No security fix is missing."
  const title = `Version ${newest.version} of the product has a security fix`
  const issues = await askGithub(access, "/issues?state=all&per_page=100")
  const known = read({ issues: readList({ title: readText }) }, { issues })
  if (known.issues.some(issue => issue.title === title)) return `There is an issue already: ${title}`
  const list = fixes.map(({ version, text }) => `- ${version}: ${text}`).join("\n")
  const body = `${list}\n\nTo take it, run \`npm run upgrade -- ${product}\` (docs/upgrading.md).`
  await askGithub(access, "/issues", { method: "POST", body: JSON.stringify({ title, body }) })
  return `Opened an issue: ${title}`
}
