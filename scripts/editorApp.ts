import { spawn } from "node:child_process"
import { createEditorApp } from "../plugins/gatsby-plugin-sveltia-cms/build"

const usage = "npm run editor:app -- OWNER/REPOSITORY"

/** Commands that open a URL in the browser. */
const openers: Readonly<Partial<Record<NodeJS.Platform, string>>> = { darwin: "open", win32: "explorer" }

/** Creates the GitHub App by which people edit without a GitHub account, and prints what the host needs. */
const run = async (): Promise<void> => {
  const repository = process.argv[2] ?? process.env["CMS_REPOSITORY"] ?? ""
  if (!/^[\w.-]+\/[\w.-]+$/.test(repository)) throw new Error(`Say for which repository: ${usage}`)
  const { url, app } = await createEditorApp({ repository })
  console.log(`Open ${url} in the browser in which you are signed in to GitHub.`)
  spawn(openers[process.platform] ?? "xdg-open", [url], { stdio: "ignore" }).on("error", () => undefined)
  const { lines, installUrl } = await app
  console.log(`
The App is created. Three steps are left:

1. Install it on this one repository, on the page that is open now: ${installUrl}
2. If a ruleset protects the published branch, add the App to its bypass list.
3. Set these variables at the host, the second as a secret (docs/going-live/people.md), and publish the site again:

${lines}

Anyone who has the second line can change the site’s content. It is nowhere else: do not commit or send it.
`)
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
})
