import { appendFile } from "node:fs/promises"
import { parseArgs } from "node:util"
import { checkContent, findContentHints } from "../src/model/checks/contentSettings"
import { formats, formatGithubSummary, isFormat } from "../plugins/gatsby-plugin-content-model"
import { readContent } from "../src/model/checks/readContent"

/**
 * Prints the problems that prevent `data/` from being published, or hints if there are none:
 * `npm run check:content [-- --format text|github]`. `github` writes annotations that GitHub shows in the diff of a
 * pull request, and a summary if a workflow requests one.
 */
const check = async (): Promise<void> => {
  const { values } = parseArgs({ options: { format: { type: "string", default: "text" } } })
  const { format } = values
  if (!isFormat(format))
    throw new Error(`--format is “${format}”, but must be one of: ${Object.keys(formats).join(", ")}.`)
  const content = await readContent("data")
  const problems = checkContent(content)
  const text = formats[format](problems, problems.length ? [] : findContentHints(content, Date.now()))
  if (format === "text" && problems.length) console.error(text)
  else console.log(text)
  const summary = process.env["GITHUB_STEP_SUMMARY"]
  if (format === "github" && summary) await appendFile(summary, formatGithubSummary(problems))
  process.exitCode = problems.length ? 1 : 0
}

check().catch((error: unknown) => {
  console.error(`The content could not be checked: ${String(error)} Run this in the folder of the site.`)
  process.exit(1)
})
