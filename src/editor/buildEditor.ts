import { readFile } from "node:fs/promises"
import path from "node:path"
import { formatThemes } from "../../plugins/gatsby-plugin-brand"
import { buildEditor as build, readEditorBackend } from "../../plugins/gatsby-plugin-sveltia-cms/build"
import { readBrand } from "../model/readBrand"
import { contentSettings } from "../model/check/contentSettings"
import { dataFolder } from "../model/check/dataFolder"
import { migrationsFile } from "../model/check/migrationsFile"
import { checkedFolder, hashBlob, parseTexts, readForEditor } from "../../plugins/gatsby-plugin-content-model/build"
import { readContent } from "../model/check/readContent"
import { getEditorWords } from "../model/editorWords/getEditorWords"
import { createEditorOptions } from "./editorForms"

/** Reads the migrations as they are in the repository: git on Windows may convert line endings. */
const readMigrations = async (): Promise<Buffer> =>
  Buffer.from((await readFile(migrationsFile, "utf8")).replaceAll("\r\n", "\n"))

/**
 * Reads everything that the editor needs to know about the content: its enabled parts, the size of each picture, the
 * problems of translations, and the git blob id of the migrations.
 */
const readSiteContent = async () => {
  const { files: texts, translations = {}, pictures } = await readContent(checkedFolder)
  const files = parseTexts(texts)
  // A translation that is off has no pages, but can be edited.
  const { translationProblems, picturesById } = await readForEditor(contentSettings, dataFolder, readContent)
  const sites = Object.keys(translationProblems).map(
    language => [language, parseTexts(translations[language] ?? {})] as const
  )
  const migrationsId = hashBlob(await readMigrations())
  return { files, sites: Object.fromEntries(sites), translationProblems, pictures, picturesById, migrationsId }
}

/** Builds the editor into `folder`. Resolves to the source files of its script. */
export const buildEditor = async (folder: string): Promise<string[]> => {
  const content = await readSiteContent()
  const brand = readBrand(content.files["brand"])
  if (!brand) throw new Error("brand.json has not passed the checks.")
  return build(folder, {
    entry: "src/editor/editor.ts",
    content,
    config: createEditorOptions(readEditorBackend(process.env), content.files, Object.keys(content.sites)),
    colours: formatThemes(brand),
    describeRefusal: language => getEditorWords(language).refusal,
    alias: { "react-helmet": path.resolve("src/editor/helmetInPreviews.ts") },
    define: { "process.env.GATSBY_PREVIEW": '""' },
  })
}
