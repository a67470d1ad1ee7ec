import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { formatJson } from "../plugins/gatsby-plugin-content-model/json"
import { countRows, prepareOriginal } from "../plugins/gatsby-plugin-content-model/translations"
import { formatCsv, listLanguageFolders, parseCsv, readValues } from "../plugins/gatsby-plugin-content-model/build"
import { fillTranslation } from "../src/model/checks/fillTranslation"
import { listTranslationRows } from "../src/model/checks/translationRows"
import { listTranslations } from "../src/model/locale"
import { model } from "../src/model/model"
import { readTranslatedTexts } from "../src/model/checks/readTranslatedTexts"

const folder = "data"

const header = ["key", "where", "source", "translation", "limit"] as const

/** Writes all texts to be translated into `language`, with their translations. */
const exportTexts = async (language: string, file: string): Promise<void> => {
  const { originals, translation } = await readBoth(language)
  const rows = listTranslationRows(originals, translation, language)
  writeFileSync(
    file,
    formatCsv([
      header,
      ...rows.map(({ key, labels, source, translation: text, limit }) => [
        key,
        labels.join(" → "),
        source,
        text,
        Number.isFinite(limit) ? String(limit) : "",
      ]),
    ])
  )
  console.log(`${file}: ${countRows(rows)} texts are translated. Fill in the column “translation”.`)
}

/** Writes the translations of a file into the content, or nothing if one of them is not valid. */
const importTexts = async (language: string, file: string): Promise<void> => {
  const { originals, translation } = await readBoth(language)
  const rows = parseCsv(readFileSync(file), header[0])
  const { texts, problems } = readTranslatedTexts(rows, listTranslationRows(originals, translation, language))
  if (problems.length)
    throw new Error(`Nothing was imported:\n\n${problems.map(problem => `  • ${problem}`).join("\n")}`)
  for (const [name, field] of Object.entries(model))
    writeFileSync(path.join(folder, `${name}.json`), formatJson(prepareOriginal(field, originals[name])))
  const files = fillTranslation(originals, translation, language, texts)
  mkdirSync(path.join(folder, language), { recursive: true })
  for (const [name, value] of Object.entries(files))
    writeFileSync(path.join(folder, language, `${name}.json`), formatJson(value))
  console.log(`${texts.size} texts are in ${folder}/${language}. Now run: npm run check:content`)
}

const readBoth = async (language: string) => {
  const originals = await readValues(folder)
  if (!listTranslations(originals["clinic"], "all").includes(language))
    throw new Error(
      `“translations” in ${folder}/clinic.json has no “${language}”. Add it there: { "enabled": false, "language": "${language}" }`
    )
  const isBegun = (await listLanguageFolders(folder)).includes(language)
  return { originals, translation: isBegun ? await readValues(path.join(folder, language)) : {} }
}

const commands: Readonly<Record<string, typeof exportTexts>> = { export: exportTexts, import: importTexts }

const [name = "", language = "", file = `words-${language}.csv`] = process.argv.slice(2)
const command = commands[name]

if (!command || !language) {
  console.error("Write: npm run words -- export sn, or: npm run words -- import sn words-sn.csv")
  process.exitCode = 1
} else
  command(language, file).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  })
