import { checkContent } from "../src/build/checkContent"
import { readContent } from "../src/build/readContent"
import { formatProblem, formatProblems } from "../src/content/checks"
import { legalAdvice, liveProblems } from "../src/content/goLive"
import { valueAt } from "../src/content/vocabulary"

const parse = (text: string): unknown => JSON.parse(text)

const check = async (): Promise<void> => {
  const content = await readContent("data")
  const problems = checkContent(content)
  if (problems.length) {
    console.error(formatProblems(problems))
    process.exitCode = 1
    return
  }
  const files = Object.fromEntries(
    Object.entries(content.files).map(([file, text]) => [file.replace(/\.json$/, ""), parse(text)])
  )
  const left = liveProblems(files)
  if (left.length) {
    console.error(
      `Not ready to go live. Still to do (${left.length}):\n\n${left.map(problem => `  • ${formatProblem(problem)}`).join("\n")}\n\ndocs/going-live.md explains each step.\n`
    )
    process.exitCode = 1
  } else console.log("No sample is left and every question is answered: the site can go live.\n")
  console.log(legalAdvice(valueAt(valueAt(files["clinic"], "address"), "countryCode")))
}

check().catch((error: unknown) => {
  console.error(`The content could not be checked: ${String(error)} Run this in the folder of the site.`)
  process.exit(1)
})
