import { rm, writeFile } from "node:fs/promises"
import { existsSync } from "node:fs"
import path from "node:path"
import { checkContent } from "../src/model/check/checkContent"
import { migrate, parseReadable } from "../src/model/check/migrations"
import { parseFiles, formatJson, formatProblems } from "../plugins/gatsby-plugin-content-model"
import { readContent } from "../src/model/check/readContent"
import { readTexts } from "../plugins/gatsby-plugin-content-model/build"
import { allFiles } from "../src/model/model"

const folder = "data"

/** Brings older content in `data/` up to date with the current model, and prints the changes in each file. */
const migrateContent = async (): Promise<void> => {
  const texts = await readTexts(folder)
  const broken = Object.values(parseFiles(texts, allFiles).textProblems).flat()
  if (broken.length) throw new Error(`nothing was changed.\n\n${formatProblems(broken)}`)
  const { files, steps } = migrate(parseReadable(texts))
  for (const name of new Set(steps.map(({ file }) => file))) {
    const changes = steps.filter(({ file }) => file === name)
    const file = path.join(folder, `${name}.json`)
    if (name in files) await writeFile(file, formatJson(files[name]))
    else await rm(file)
    const pictures = changes.flatMap(step => Object.entries(step.pictures ?? {}))
    for (const [picture, text] of pictures) {
      const address = path.join(folder, "images", picture)
      if (!existsSync(address)) await writeFile(address, text)
    }
    console.log(`${folder}/${name}.json\n${changes.map(({ change }) => `  • ${change}`).join("\n")}`)
  }
  if (steps.length) console.log(`\nRead what has changed before you publish it: git diff ${folder}`)
  const problems = checkContent(await readContent(folder))
  if (problems.length) throw new Error(`what is left is for you to decide.\n\n${formatProblems(problems)}`)
  console.log("The content is up to date.")
}

migrateContent().catch((error: unknown) => {
  console.error(`The content is not up to date: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
})
