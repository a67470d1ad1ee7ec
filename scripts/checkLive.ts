import { checkContent } from "../src/content/check/checkContent"
import { parseJson, getPosition } from "../src/content/check/parseJson"
import { readContent } from "../src/content/check/readContent"
import { measureWords, plainAge } from "../src/content/check/readingAge"
import { formatProblem, formatProblems } from "../src/content/checks"
import { formatAdvice, findLiveProblems } from "../src/content/goLive"
import { listTexts } from "../src/content/plainLanguage"
import { getValue } from "../src/content/vocabulary"

/** How easy the texts are to read: the median of their reading ages, and those that are harder than they should be. */
const printReadingAge = (files: Readonly<Record<string, unknown>>): void => {
  const { texts, medianAge, measuredTexts } = measureWords(listTexts(files))
  console.log(
    `The median reading age of ${measuredTexts} texts of six words or more is ${medianAge.toFixed(1)} years (aim: ${plainAge} or less). The hardest:\n`
  )
  const hardest = texts.flatMap(({ age = 0, ...text }) => (age > plainAge ? [{ ...text, age }] : []))
  for (const { place, age, text } of hardest.toSorted((one, other) => other.age - one.age).slice(0, 10))
    console.log(`  • ${formatProblem({ ...place, message: `${age.toFixed(1)} years: ${text.slice(0, 60)}` })}`)
}

const check = async (): Promise<void> => {
  const content = await readContent("data")
  const problems = checkContent(content)
  if (problems.length) {
    console.error(formatProblems(problems))
    process.exitCode = 1
    return
  }
  const parsed = new Map(Object.entries(content.files).map(([file, text]) => [file, { text, json: parseJson(text) }]))
  const files = Object.fromEntries(
    [...parsed].map(([file, { json }]) => [file.replace(/\.json$/, ""), "value" in json ? json.value : undefined])
  )
  const left = findLiveProblems(files, Date.now()).map(({ path, ...problem }) => {
    const { text = "", json } = parsed.get(problem.file) ?? {}
    return { ...problem, ...(json && "value" in json && getPosition(text, json.offsetOf(path))) }
  })
  if (left.length) {
    console.error(
      `Not ready to go live. Still to do (${left.length}):\n\n${left.map(problem => `  • ${formatProblem(problem)}`).join("\n")}\n\ndocs/going-live.md explains each step.\n`
    )
    process.exitCode = 1
  } else console.log("No sample is left and every question is answered: the site can go live.\n")
  console.log(formatAdvice(getValue(getValue(files["clinic"], "address"), "countryCode")))
  printReadingAge(files)
}

check().catch((error: unknown) => {
  console.error(`The content could not be checked: ${String(error)} Run this in the folder of the site.`)
  process.exit(1)
})
