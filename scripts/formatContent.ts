import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs"
import path from "node:path"
import { parseArgs } from "node:util"
import { applyEdits, format } from "jsonc-parser"
import { formatJson, parseJson } from "../plugins/gatsby-plugin-content-model/json"
import {
  draftTranslation,
  countMarked,
  prepareOriginal,
  prepareTranslation,
} from "../plugins/gatsby-plugin-content-model/translations"
import { describeWordGroups, wordGroupsFile } from "../src/gatsby/wordGroups"
import { getLanguage, listTranslations } from "../src/model/locale"
import { model } from "../src/model/model"
import { readClinic } from "../src/model/files/clinic"
import { sampleContent, secondContent } from "../testing/sampleFolders"

/** Folders with content: the clinic's own, and the frozen samples of the tests. */
const folders = ["data", sampleContent, secondContent]

/**
 * Returns the same JSON with the whitespace that the editor writes. Changes nothing else, even if the JSON has errors.
 */
const formatText = (text: string): string =>
  applyEdits(text, format(text, undefined, { tabSize: 2, insertSpaces: true, insertFinalNewline: true, eol: "\n" }))

/** Returns the value in a file, or undefined if the file does not exist or cannot be parsed. */
const readValue = (file: string): unknown => {
  const parsed = existsSync(file) ? parseJson(readFileSync(file, "utf8")) : undefined
  return parsed && "value" in parsed ? parsed.value : undefined
}

/**
 * Returns the files of a translated clinic that lack a key or a note, with the values that they should have. The
 * translation into `begun` gets all texts: those it lacks are taken from the clinic's own language.
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
            language === begun ? draftTranslation(field, original, written, getLanguage(readClinic(clinic))) : written
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

/** Writes the missing parts of the translation into `language`: the clinic's own texts, marked as untranslated. */
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
 * Writes content files exactly as the editor does, so that saving in the editor changes only edited lines: with the
 * same whitespace, a key in each translated entry, and notes of the texts from which translations were made. With
 * `--check`, writes nothing, lists the files that differ, and fails if there are any.
 */
const formatContent = (isCheck: boolean): void => {
  const write = (file: string, text: string): void => {
    if (isCheck) {
      console.error(`${file} is not formatted. Run: npm run format`)
      process.exitCode = 1
    } else writeFileSync(file, text)
  }
  // Where only content is formatted, there is no code.
  const groups = existsSync(wordGroupsFile) ? describeWordGroups() : ""
  if (groups && readFileSync(wordGroupsFile, "utf8") !== groups) write(wordGroupsFile, groups)
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
