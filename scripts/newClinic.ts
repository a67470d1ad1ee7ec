import { spawnSync } from "node:child_process"
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { mkdir, rename, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import { text } from "node:stream/consumers"
import { parseArgs } from "node:util"
import { isCancel, text as prompt } from "@clack/prompts"
import { checkContent } from "../src/model/check/checkContent"
import { formatJson, getValue, suggestName, formatProblems } from "../plugins/gatsby-plugin-content-model"
import { readContent } from "../src/model/check/readContent"
import { createContent } from "./newClinic/createContent"
import { readClinic } from "../src/model/readClinic"
import { describeDefaults } from "./newClinic/describeDefaults"
import { type Answers, questions } from "./newClinic/questions"
import { sampleFolders } from "./sampleFolders"

const folder = "data"

/** File with the answers so far, which the next run offers again. Git ignores it. */
const answersFile = ".new-clinic.json"

/** Returns the value in a file, or undefined if the file does not exist. */
const readJson = (file: string): unknown => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined)

const readAnswers = (file: string): Answers => {
  const answers = readJson(file)
  return Object.fromEntries(
    questions.flatMap(({ name }) => {
      const answer = getValue(answers, name)
      return typeof answer === "string" ? [[name, answer]] : []
    })
  )
}

/** Throws if the file of answers does not exist, or with the first name in it that is not the name of a question. */
const checkFile = (file: string): void => {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`)
  const names = questions.map(({ name }) => name)
  const unknown = Object.keys(Object(readJson(file))).find(name => !names.includes(name))
  if (unknown === undefined) return
  const suggestion = suggestName(unknown, names, name => `; did you mean “${name}”?`) || "."
  throw new Error(`${file}: “${unknown}” is not an answer here${suggestion} The answers are: ${names.join(", ")}.`)
}

interface Asked {
  name: string
  text: string
  /** Answer to use if the user enters nothing. */
  suggestion: string
  /** Returns the problem of an answer, worded to follow the question's name, or an empty string if there is none. */
  check: (answer: string) => string
}

/** Asks a question. Resolves to an answer that has passed its check. */
type Ask = (question: Asked) => Promise<string>

const stop = (): never => {
  console.log(
    `\nNothing has been written. Your answers are kept in ${answersFile}: npm run new-clinic offers them again.`
  )
  process.exit(130)
}

/** Asks on the terminal. */
const askPerson: Ask = async ({ text: message, suggestion, check }) => {
  const answer = await prompt({
    message,
    placeholder: suggestion,
    defaultValue: suggestion,
    validate: (written = "") => check(written.trim() || suggestion) || undefined,
  })
  return isCancel(answer) ? stop() : answer.trim() || suggestion
}

/** Creates an `Ask` that reads the answers from piped lines. */
const readLines = async (): Promise<Ask> => {
  const lines = (await text(process.stdin)).split("\n")
  return async ({ text: message, suggestion, check }) => {
    for (let line = lines.shift(); line !== undefined; line = lines.shift()) {
      const answer = line.trim() || suggestion
      const problem = check(answer)
      console.log(`${message}${suggestion && ` [${suggestion}]`}: ${problem || answer}`)
      if (!problem) return answer
    }
    return stop()
  }
}

/**
 * Creates an `Ask` that accepts the answers in `file`, which are its suggestions. It throws if an answer has a problem.
 */
const answerFromFile =
  (file: string): Ask =>
  async ({ name, suggestion, check }) => {
    const problem = check(suggestion)
    if (problem) throw new Error(`${file}: “${name}” ${problem}`)
    return suggestion
  }

/**
 * Asks each question that applies. Answers in `file` are suggested. If `file` is `answersFile`, new answers are stored
 * in it.
 */
const collectAnswers = async (file: string, ask: Ask): Promise<Answers> => {
  const known = readAnswers(file)
  const answers: Record<string, string> = {}
  for (const { name, text: message, suggest, isAsked, isOptional, check } of questions) {
    if (isAsked && !isAsked(answers)) continue
    answers[name] = await ask({
      name,
      text: message,
      suggestion: known[name] ?? suggest?.(answers) ?? "",
      check: answer => (!answer && isOptional ? "" : check(answer, answers)),
    })
    if (file === answersFile) writeFileSync(file, formatJson({ ...known, ...answers }))
  }
  return answers
}

/** Returns the name of the clinic whose content is in `from`. */
const readName = (from: string): string => readClinic(readJson(path.join(from, "clinic.json"))).name

/** Returns whether `data/` is one of the project's samples and unchanged in git, so that replacing it loses nothing. */
const isSavedSample = (): boolean => {
  const name = readName(folder)
  const isSample = name !== "" && sampleFolders.some(sample => readName(sample) === name)
  const { status, stdout } = spawnSync("git", ["status", "--porcelain", "--ignored", "--", folder])
  return isSample && status === 0 && stdout.length === 0
}

/** Returns a message that the first words do not exist in the site's language. */
const describeEnglish = (count: number, { language }: Answers): string =>
  `${count} texts are still in English, and begin with “[en]”: npm run check:content lists them, and nothing is published until they are translated. To have them for every clinic, first write them into scripts/newClinic/firstWords/${language}.json, with the fields of en.json.`

/**
 * Writes a complete `data/` for another clinic: `npm run new-clinic`, or with a file of answers
 * `npm run new-clinic -- --answers FILE [--yes]`. Content that is not a sample is moved aside, and only after a yes.
 */
const createClinic = async (): Promise<void> => {
  const { values } = parseArgs({ options: { answers: { type: "string" }, yes: { type: "boolean", default: false } } })
  const file = values.answers ?? answersFile
  if (file === answersFile)
    console.log("A new clinic. Enter takes what is suggested; Ctrl+C stops and keeps your answers.\n")
  else checkFile(file)
  const ask = file !== answersFile ? answerFromFile(file) : process.stdin.isTTY ? askPerson : await readLines()
  const answers = await collectAnswers(file, ask)
  const mustMove = existsSync(folder) && !isSavedSample()
  if (mustMove && !values.yes) {
    const message = `There is content in ${folder}/ already. Move it aside and write the new clinic’s? (yes, no)`
    const answer = await ask({ name: "move", text: message, suggestion: "no", check: () => "" })
    if (!/^y(es)?$/i.test(answer))
      throw new Error(`There is content in ${folder}/ already: answer yes, or add --yes, to move it aside.`)
  }
  const { files, pictures } = await createContent(answers)
  const incoming = `${folder}-incoming`
  await rm(incoming, { recursive: true, force: true })
  await mkdir(path.join(incoming, "images"), { recursive: true })
  for (const [name, value] of Object.entries(files))
    await writeFile(path.join(incoming, `${name}.json`), formatJson(value))
  for (const [address, bytes] of Object.entries(pictures)) await writeFile(path.join(incoming, address), bytes)
  const found = checkContent(await readContent(incoming))
  const problems = found.filter(({ isMarked }) => !isMarked)
  if (problems.length) throw new Error(formatProblems(problems))
  if (mustMove) {
    const aside = `${folder}-before-${new Date().toISOString().slice(0, 19).replaceAll(/\D/g, "")}`
    await rename(folder, aside)
    console.log(`\nWhat was in ${folder}/ is now in ${aside}/.`)
  } else await rm(folder, { recursive: true, force: true })
  await rename(incoming, folder)
  await rm(answersFile, { force: true })
  console.log(`\n${describeDefaults(readClinic(files["clinic"]))}`)
  if (found.length) console.log(`\n${describeEnglish(found.length, answers)}`)
  console.log(
    `\n${folder}/ is written. Next:\n\n  npm run develop      forms at http://localhost:8000/admin: put the clinic’s own in place of the samples\n  npm run check:live   lists what is left\n\ndocs/new-clinic.md says more.`
  )
}

createClinic().catch((error: unknown) => {
  console.error(`No clinic was written. ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
})
