import { appendFile } from "node:fs/promises"
import { parseArgs } from "node:util"
import { type Content, checkContent } from "../src/build/checkContent"
import { parseJson, positionAt } from "../src/build/parseJson"
import { formats, githubSummary, isFormat } from "../src/build/problemFormats"
import { readContent } from "../src/build/readContent"
import type { Problem } from "../src/content/checks"
import { plainLanguageHints } from "../src/content/plainLanguage"

/** The hints on plain language, each with its line. The content has passed the checks. */
const hintsOf = ({ files }: Content): Problem[] => {
  const parsed = new Map(Object.entries(files).map(([file, text]) => [file, { text, json: parseJson(text) }]))
  const values = [...parsed].map(([file, { json }]) => [file.replace(/\.json$/, ""), "value" in json && json.value])
  return plainLanguageHints(Object.fromEntries(values)).map(({ path, ...hint }) => {
    const { text = "", json } = parsed.get(hint.file) ?? {}
    return { ...hint, ...(json && "value" in json && positionAt(text, json.offsetOf(path))) }
  })
}

/**
 * Says what in `data/` cannot be published: `npm run check:content [-- --format text|github|json]`. `github` writes
 * annotations that GitHub shows in the diff of a pull request, and a summary where a workflow asks for one.
 */
const check = async (): Promise<void> => {
  const { values } = parseArgs({ options: { format: { type: "string", default: "text" } } })
  const { format } = values
  if (!isFormat(format))
    throw new Error(`--format is “${format}”, but must be one of: ${Object.keys(formats).join(", ")}.`)
  const content = await readContent("data")
  const problems = checkContent(content)
  const text = formats[format](problems, problems.length ? [] : hintsOf(content))
  if (format === "text" && problems.length) console.error(text)
  else console.log(text)
  const summary = process.env["GITHUB_STEP_SUMMARY"]
  if (format === "github" && summary) await appendFile(summary, githubSummary(problems))
  process.exitCode = problems.length ? 1 : 0
}

check().catch((error: unknown) => {
  console.error(`The content could not be checked: ${String(error)} Run this in the folder of the site.`)
  process.exit(1)
})
