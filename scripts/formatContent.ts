import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs"
import path from "node:path"
import { applyEdits, format } from "jsonc-parser"
import { formatJson, parseJson, prepareOriginal, prepareTranslation } from "../plugins/gatsby-plugin-content-model"
import { listTranslations } from "../src/model/locale"
import { model } from "../src/model/model"
import { sampleContent, secondContent } from "./sampleFolders"

/** Where the content is: the clinic's own, and the frozen samples of the tests. */
const folders = ["data", sampleContent, secondContent]

/** The same JSON with the spaces and lines that the editor writes. Changes nothing else, whatever is wrong with it. */
const formatText = (text: string): string =>
  applyEdits(text, format(text, undefined, { tabSize: 2, insertSpaces: true, insertFinalNewline: true, eol: "\n" }))

/** The value in a file; `undefined` where there is none, or none that can be read. */
const readValue = (file: string): unknown => {
  const parsed = existsSync(file) ? parseJson(readFileSync(file, "utf8")) : undefined
  return parsed && "value" in parsed ? parsed.value : undefined
}

/** The files of a clinic with translations that lack a key or a note, with what they are to be. */
const listUnprepared = (folder: string): { file: string; value: unknown }[] => {
  const languages = listTranslations(readValue(path.join(folder, "clinic.json")), "all")
  if (languages.length === 0) return []
  return Object.entries(model)
    .flatMap(([name, field]) => {
      const file = path.join(folder, `${name}.json`)
      const found = readValue(file)
      const original = prepareOriginal(field, found)
      return [
        { file, found, value: original },
        ...languages.map(language => {
          const translatedFile = path.join(folder, language, `${name}.json`)
          const translation = readValue(translatedFile)
          return {
            file: translatedFile,
            found: translation,
            value: original === undefined ? translation : prepareTranslation(field, original, translation),
          }
        }),
      ]
    })
    .filter(({ found, value }) => JSON.stringify(value) !== JSON.stringify(found))
}

const listJsonFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && entry.name.endsWith(".json"))
    .map(entry => path.join(entry.parentPath, entry.name))

/**
 * Writes the files of content as the editor does, so that a save there changes only the lines that somebody has changed:
 * with the same spaces, with a key in each entry that is translated, and with notes of what texts were translated from. With
 * `--check` it changes none, names the files that are written otherwise, and fails when there are any.
 */
const formatContent = (isCheck: boolean): void => {
  const write = (file: string, text: string): void => {
    if (isCheck) {
      console.error(`${file} is not formatted. Run: npm run format`)
      process.exitCode = 1
    } else writeFileSync(file, text)
  }
  for (const folder of folders) {
    const unprepared = listUnprepared(folder)
    for (const { file, value } of unprepared) write(file, formatJson(value))
    for (const file of listJsonFiles(folder)) {
      if (unprepared.some(other => other.file === file)) continue
      const text = readFileSync(file, "utf8")
      const formatted = formatText(text)
      if (formatted !== text) write(file, formatted)
    }
  }
}

formatContent(process.argv.includes("--check"))
