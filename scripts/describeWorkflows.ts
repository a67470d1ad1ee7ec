import { read, readText } from "../plugins/gatsby-plugin-content-model/json"
import { describeTestMessage, getRunsPath, runsShape } from "../plugins/gatsby-plugin-sveltia-cms"
import { type GithubAccess, askGithub } from "./askGithub"
import { findProductUrl, unknownProduct } from "./productUrl"

const turnOn = "To turn it on: Actions → Messages → Enable workflow."

const explanations: Readonly<Record<string, string>> = {
  disabled_inactivity: `GitHub has turned off the weekly test message, because the repository had no commit for 60 days. ${turnOn} Do the same with Security fixes.`,
  disabled_manually: `Somebody has turned off the weekly test message. ${turnOn}`,
}

const describeMessages = async (access: GithubAccess, now: number): Promise<string> => {
  const { state } = read({ state: readText }, await askGithub(access, "/actions/workflows/messages.yml"))
  const last = describeTestMessage(read(runsShape, await askGithub(access, `/${getRunsPath("messages.yml")}`)), now)
  const off = explanations[state]
  return off ? `${last} ${off}` : last
}

/**
 * Describes what runs in a copy's repository every week: the test message, and the search for security fixes if it has
 * a problem. `now` is in milliseconds since 1970.
 */
export const describeWorkflows = async (folder: string, access: GithubAccess, now: number): Promise<string> => {
  try {
    const messages = await describeMessages(access, now)
    return (await findProductUrl(folder, access)) ? messages : `${messages}\n\n${unknownProduct}`
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return `Test message and security fixes: unknown. ${reason}. For a private repository, set GITHUB_TOKEN to a token that may read Actions.`
  }
}
