import { readFileSync, readdirSync, writeFileSync } from "node:fs"
import path from "node:path"
import { applyEdits, format } from "jsonc-parser"
import { sampleContent } from "./sampleFolders"

/** Where the content is: the clinic's own, and the frozen sample of the tests. */
const folders = ["data", sampleContent]

/** The same JSON with the spaces and lines that the editor writes. Changes nothing else, whatever is wrong with it. */
const formatJson = (text: string): string =>
  applyEdits(text, format(text, undefined, { tabSize: 2, insertSpaces: true, insertFinalNewline: true, eol: "\n" }))

/**
 * Writes the files of content as the editor does, so that a save there changes only the lines that somebody has changed.
 * With `--check` it changes none, names the files that are written otherwise, and fails when there are any.
 */
const formatContent = (isCheck: boolean): void => {
  for (const folder of folders)
    for (const name of readdirSync(folder).filter(entry => entry.endsWith(".json"))) {
      const file = path.join(folder, name)
      const text = readFileSync(file, "utf8")
      const formatted = formatJson(text)
      if (formatted === text) continue
      if (isCheck) {
        console.error(`${file} is not formatted. Run: npm run format`)
        process.exitCode = 1
      } else writeFileSync(file, formatted)
    }
}

formatContent(process.argv.includes("--check"))
