import { read, readList, readText } from "../plugins/gatsby-plugin-content-model"

/** A security fix of the product, and the version that contains it. */
export interface SecurityFix {
  version: string
  text: string
}

const mark = "- Security: "

/** Returns the security fixes in the product's changelog that the copy's changelog lacks, newest first. */
export const findMissingFixes = (productChangelog: string, ownChangelog: string): SecurityFix[] => {
  const own = new Set(ownChangelog.split(/\r?\n/))
  const fixes: SecurityFix[] = []
  let version = ""
  for (const line of productChangelog.split(/\r?\n/)) {
    if (line.startsWith("## ")) version = line.slice(3)
    if (line.startsWith(mark) && !own.has(line)) fixes.push({ version, text: line.slice(mark.length) })
  }
  return fixes
}

/** Access to a repository on GitHub, as a workflow has it. */
export interface GithubAccess {
  api: string
  repository: string
  token: string
}

/**
 * Opens an issue about missing security fixes, unless there has been one about the same version. Returns what it did.
 */
export const reportFixes = async (
  [newest, ...others]: readonly SecurityFix[],
  { api, repository, token }: GithubAccess
): Promise<string> => {
  if (!newest) return "No security fix is missing."
  const url = `${api}/repos/${repository}/issues`
  const headers = { authorization: `Bearer ${token}`, accept: "application/vnd.github+json" }
  const ask = async (query: string, init: RequestInit = {}): Promise<unknown> => {
    const response = await fetch(`${url}${query}`, { ...init, headers })
    if (!response.ok) throw new Error(`GitHub answers ${response.status}: ${await response.text()}`)
    return response.json()
  }
  const title = `Version ${newest.version} of the product has a security fix`
  const known = read({ issues: readList({ title: readText }) }, { issues: await ask("?state=all&per_page=100") })
  if (known.issues.some(issue => issue.title === title)) return `There is an issue already: ${title}`
  const list = [newest, ...others].map(({ version, text }) => `- ${version}: ${text}`).join("\n")
  const steps = "To take it, run `npm run upgrade` (docs/upgrading.md)."
  await ask("", { method: "POST", body: JSON.stringify({ title, body: `${list}\n\n${steps}` }) })
  return `Opened an issue: ${title}`
}
