import { spawnSync } from "node:child_process"
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { mkdir, rename, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import { createInterface } from "node:readline"
import { parseArgs } from "node:util"
import { checkContent } from "../src/content/check/checkContent"
import { currentVersion } from "../src/content/check/migrations"
import { readContent, versionFile } from "../src/content/check/readContent"
import { formatProblems } from "../src/content/checks"
import { getValue } from "../src/content/vocabulary"
import { createContent } from "./newClinic/createContent"
import { type Answers, questions } from "./newClinic/questions"

const folder = "data"

/** What has been answered so far: a later start offers it again. Git ignores it. */
const answersFile = ".new-clinic.json"

const readAnswers = (file: string): Record<string, string> => {
  const answers: unknown = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {}
  return Object.fromEntries(
    questions.flatMap(({ name }) => {
      const answer = getValue(answers, name)
      return typeof answer === "string" ? [[name, answer]] : []
    })
  )
}

/** Asks for lines on the terminal, or reads them from what is piped in. */
const createTerminal = () => {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const lines = terminal[Symbol.asyncIterator]()
  return {
    ask: async (text: string): Promise<string> => {
      terminal.setPrompt(text)
      terminal.prompt()
      const { value, done } = await lines.next()
      if (!done) return value.trim()
      console.log(
        `\nNothing has been written. Your answers are kept in ${answersFile}: npm run new-clinic offers them again.`
      )
      process.exit(130)
    },
    close: () => terminal.close(),
  }
}

type Terminal = ReturnType<typeof createTerminal>

/** Every answer, each kept as soon as it is given. */
const askAll = async (terminal: Terminal): Promise<Answers> => {
  const kept = readAnswers(answersFile)
  const answers: Record<string, string> = {}
  for (const { name, text, suggest, isAsked, isOptional, check } of questions) {
    if (isAsked && !isAsked(answers)) continue
    const suggestion = kept[name] ?? suggest?.(answers) ?? ""
    for (;;) {
      const answer = (await terminal.ask(`${text}${suggestion && ` [${suggestion}]`}: `)) || suggestion
      const problem = !answer && isOptional ? "" : check(answer, answers)
      if (problem) {
        console.log(`  ${problem}`)
        continue
      }
      answers[name] = answer
      writeFileSync(answersFile, `${JSON.stringify({ ...kept, ...answers }, null, 2)}\n`)
      break
    }
  }
  return answers
}

/** The answers of a file; what it leaves out is the suggestion. Throws with what is wrong. */
const takeAnswers = (file: string): Answers => {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`)
  const given = readAnswers(file)
  const answers: Record<string, string> = {}
  for (const { name, suggest, isAsked, isOptional, check } of questions) {
    if (isAsked && !isAsked(answers)) continue
    const answer = given[name] ?? suggest?.(answers) ?? ""
    const problem = !answer && isOptional ? "" : check(answer, answers)
    if (problem) throw new Error(`${file}: “${name}” ${problem}`)
    answers[name] = answer
  }
  return answers
}

/** Whether `data/` is a sample of the product that git has as it is, so that nothing is lost without it. */
const isSavedSample = (): boolean => {
  const name: unknown = getValue(JSON.parse(readFileSync(path.join(folder, "clinic.json"), "utf8")), "name")
  const isSample = ["sample", "beira"].some(sample => {
    const file = `__tests__/${sample}/clinic.json`
    return existsSync(file) && getValue(JSON.parse(readFileSync(file, "utf8")), "name") === name
  })
  const { status, stdout } = spawnSync("git", ["status", "--porcelain", "--ignored", "--", folder], {
    encoding: "utf8",
  })
  return isSample && status === 0 && stdout.trim() === ""
}

/** Moves what is in `data/` out of the way; resolves to where it is now. */
const moveAside = async (): Promise<string> => {
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(/\D/g, "")
  const aside = `${folder}-before-${stamp}`
  await rename(folder, aside)
  return aside
}

/**
 * Writes a complete `data/` for another clinic: `npm run new-clinic`, or with a file of answers
 * `npm run new-clinic -- --answers FILE [--yes]`. Content that is not a sample is moved aside, and only after a yes.
 */
const createClinic = async (): Promise<void> => {
  const { values } = parseArgs({ options: { answers: { type: "string" }, yes: { type: "boolean", default: false } } })
  const terminal = values.answers === undefined ? createTerminal() : undefined
  if (terminal) console.log("A new clinic. Enter takes what is in [ ]; Ctrl+C stops and keeps your answers.\n")
  const answers = terminal ? await askAll(terminal) : takeAnswers(values.answers ?? "")
  const mustMove = existsSync(folder) && !isSavedSample()
  if (mustMove && !values.yes) {
    const question = `\nThere is content in ${folder}/ already. Move it aside and write the new clinic’s? (yes, no) [no]: `
    if (!terminal || !/^y(es)?$/i.test(await terminal.ask(question)))
      throw new Error(`There is content in ${folder}/ already: answer yes, or add --yes, to move it aside.`)
  }
  terminal?.close()
  const { files, pictures } = await createContent(answers)
  const incoming = `${folder}-incoming`
  await rm(incoming, { recursive: true, force: true })
  await mkdir(path.join(incoming, "images"), { recursive: true })
  for (const [name, value] of [
    ...Object.entries(files),
    [path.basename(versionFile, ".json"), { version: currentVersion }] as const,
  ])
    await writeFile(path.join(incoming, `${name}.json`), `${JSON.stringify(value, null, 2)}\n`)
  for (const [name, bytes] of Object.entries(pictures)) await writeFile(path.join(incoming, "images", name), bytes)
  const problems = checkContent(await readContent(incoming))
  if (problems.length) throw new Error(formatProblems(problems))
  if (mustMove) console.log(`\nWhat was in ${folder}/ is now in ${await moveAside()}/.`)
  else await rm(folder, { recursive: true, force: true })
  await rename(incoming, folder)
  await rm(answersFile, { force: true })
  console.log(
    `\n${folder}/ is written. Next:\n\n  npm run develop      forms at http://localhost:8000/admin: put the clinic’s own in place of the samples\n  npm run check:live   lists what is left\n\ndocs/new-clinic.md says more.`
  )
}

createClinic().catch((error: unknown) => {
  console.error(`No clinic was written. ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
})
