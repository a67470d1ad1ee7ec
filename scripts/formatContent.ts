import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs"
import path from "node:path"
import { parseArgs } from "node:util"
import { applyEdits, format } from "jsonc-parser"
import {
  formatJson,
  parseJson,
  beginTranslation,
  countMarked,
  prepareOriginal,
  prepareTranslation,
} from "../plugins/gatsby-plugin-content-model"
import { getLanguage, listTranslations } from "../src/model/locale"
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

/**
 * The files of a clinic with translations that lack a key or a note, with what they are to be. The translation into `begun` is
 * to have all texts, in the clinic's words where it lacks them.
 */
const listUnprepared = (folder: string, begun?: string): { file: string; value: unknown }[] => {
  const clinic = readValue(path.join(folder, "clinic.json"))
  const languages = listTranslations(clinic, "all")
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
          const written = readValue(translatedFile)
          const translation =
            language === begun ? beginTranslation(field, original, written, getLanguage(clinic)) : written
          return {
            file: translatedFile,
            found: written,
            value: original === undefined ? written : prepareTranslation(field, original, translation),
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

/** Writes what is missing of the translation into `language`, with the clinic's own texts marked in its place. */
const begin = (language: string): void => {
  const [folder = ""] = folders
  const clinic = path.join(folder, "clinic.json")
  if (!listTranslations(readValue(clinic), "all").includes(language))
    throw new Error(
      `“translations” in ${clinic} has no “${language}”. Add it there: { "enabled": false, "language": "${language}" }`
    )
  for (const { file, value } of listUnprepared(folder, language)) {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, formatJson(value))
    const count = countMarked(value)
    if (count) console.log(`${file}: ${count === 1 ? "1 text" : `${count} texts`} to translate`)
  }
}

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

try {
  const { values } = parseArgs({ options: { check: { type: "boolean" }, language: { type: "string" } } })
  if (values.language !== undefined) begin(values.language)
  formatContent(values.check === true)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
