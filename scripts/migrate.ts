import { writeFile } from "node:fs/promises"
import path from "node:path"
import { checkContent } from "../src/model/check/checkContent"
import { migrations } from "../src/model/check/migrations"
import { currentVersion } from "../src/model/check/version"
import {
  describeVersionProblem,
  formatJson,
  parseJson,
  versionFile,
  formatProblems,
  getValue,
} from "../plugins/gatsby-plugin-content-model"
import { readContent } from "../src/model/check/readContent"
import { readTexts } from "../plugins/gatsby-plugin-content-model/build"

const folder = "data"

/** Brings older content in `data/` up to date with the model of this code. Files that stay the same are not written. */
const migrate = async (): Promise<void> => {
  const { version } = await readContent(folder)
  if (version === currentVersion) return console.log(`The content is up to date: version ${currentVersion}.`)
  if (typeof version !== "number" || version > currentVersion)
    throw new Error(`${folder}/${versionFile} ${describeVersionProblem(version, currentVersion)}`)
  const before = Object.fromEntries(
    Object.entries(await readTexts(folder)).map(([file, text]) => {
      const parsed = parseJson(text)
      if ("problem" in parsed) throw new Error(`${folder}/${file} ${parsed.problem.message}`)
      return [path.basename(file, ".json"), parsed.value]
    })
  )
  const steps = migrations.slice(version - 1)
  const after = steps.reduce<Readonly<Record<string, unknown>>>((files, step) => step.migrate(files), before)
  const changed = Object.entries(after).filter(
    ([name, value]) => value !== undefined && formatJson(value) !== formatJson(getValue(before, name))
  )
  for (const [name, text] of steps.flatMap(({ pictures = {} }) => Object.entries(pictures)))
    await writeFile(path.join(folder, "images", name), text)
  for (const [name, value] of changed) await writeFile(path.join(folder, `${name}.json`), formatJson(value))
  await writeFile(path.join(folder, versionFile), formatJson({ version: currentVersion }))
  console.log(
    `The content is now version ${currentVersion}. Changed: ${changed.map(([name]) => `${folder}/${name}.json`).join(", ")}.\n`
  )
  for (const { change } of steps) console.log(`  • ${change}`)
  console.log("\nRead what has changed before you publish it: git diff data\n")
  const problems = checkContent(await readContent(folder))
  if (problems.length) {
    console.error(formatProblems(problems))
    process.exitCode = 1
  }
}

migrate().catch((error: unknown) => {
  console.error(`The content could not be brought up to date: ${String(error)}`)
  process.exit(1)
})
