import { execFile } from "node:child_process"
import { promisify } from "node:util"
import { read, readList, readText } from "../plugins/gatsby-plugin-content-model"

/** Name of the job in .github/workflows/check.yml that checks the content. */
const contentCheck = "Content"

const seeSteps = "See docs/going-live.md, “GitHub”."

/** A branch rule in GitHub's response. */
const rule = { type: readText, parameters: { required_status_checks: readList({ context: readText }) } }

/**
 * Returns a sentence about whether GitHub's rules for the published branch require the check; `rules` is GitHub's
 * response.
 */
export const describeBranchRule = (rules: unknown): string => {
  const required = read(readList(rule), rules)
    .filter(({ type }) => type === "required_status_checks")
    .flatMap(({ parameters }) => parameters.required_status_checks.map(({ context }) => context))
  return required.includes(contentCheck)
    ? `GitHub merges nothing while the check “${contentCheck}” is red. GitHub does not say who may bypass that rule: look at its bypass list.`
    : `GitHub lets people merge while the check of the content is red. ${seeSteps}`
}

/**
 * Returns the `owner/name` of the GitHub repository at the address of a remote, or undefined if it is not on GitHub.
 */
export const readRepository = (remote: string): string | undefined =>
  /github\.com[/:]([^/\s]+\/[^/\s]+?)(?:\.git)?\/?\s*$/.exec(remote)?.[1]

/**
 * Requests the rules of the published branch from GitHub, without an account
 * (https://docs.github.com/en/rest/repos/rules#get-rules-for-a-branch). Resolves to a sentence about them.
 */
export const readBranchRule = async (env: NodeJS.ProcessEnv): Promise<string> => {
  const { stdout } = await promisify(execFile)("git", ["remote", "get-url", "origin"]).catch(() => ({ stdout: "" }))
  const repository = env["CMS_REPOSITORY"] || readRepository(stdout)
  if (!repository)
    return `Whether GitHub merges while the check is red was not looked up: this folder has no repository there. ${seeSteps}`
  const branch = env["CMS_BRANCH"] || "main"
  try {
    const response = await fetch(`https://api.github.com/repos/${repository}/rules/branches/${branch}`, {
      headers: { accept: "application/vnd.github+json" },
      signal: AbortSignal.timeout(5000),
    })
    if (!response.ok) throw new Error(`status ${response.status}`)
    return describeBranchRule(await response.json())
  } catch (error) {
    return `Whether GitHub merges while the check is red could not be read (${error instanceof Error ? error.message : String(error)}): it tells this of public repositories alone. ${seeSteps}`
  }
}
