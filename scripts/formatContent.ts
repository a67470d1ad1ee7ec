import { readFileSync, readdirSync, writeFileSync } from "node:fs"
import path from "node:path"

/** Where the content is: the clinic's own, and the frozen sample of the tests. */
const folders = ["data", "__tests__/sample"]

/**
 * Writes the files of content as the editor writes them, so that a save there changes only the lines that an editor has
 * changed. With `--check` it changes nothing, lists the files that are written otherwise, and fails when there are any.
 */
const isCheck = process.argv.includes("--check")
const files = folders.flatMap(folder =>
  readdirSync(folder)
    .filter(name => name.endsWith(".json"))
    .map(name => path.join(folder, name))
)
for (const file of files) {
  const text = readFileSync(file, "utf8")
  let formatted = text
  try {
    formatted = `${JSON.stringify(JSON.parse(text), null, 2)}\n`
  } catch (error) {
    console.error(`${file} is not JSON: ${String(error)}`)
    process.exitCode = 1
  }
  if (formatted === text) continue
  if (isCheck) {
    console.error(`${file} is not formatted. Run: npm run format`)
    process.exitCode = 1
  } else {
    writeFileSync(file, formatted)
    console.log(`${file} is formatted.`)
  }
}
