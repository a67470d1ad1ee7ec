import path from "node:path"
import { createBrandStyles, formatThemes } from "../../plugins/gatsby-plugin-brand"
import { type BuildOptions, readEditorBackend } from "../../plugins/gatsby-plugin-sveltia-cms/build"
import { readBrand } from "../model/files/brand"
import { readClinic } from "../model/files/clinic"
import { contentSettings } from "../model/checks/contentSettings"
import { type Files } from "../../plugins/gatsby-plugin-content-model/json"
import { countRows } from "../../plugins/gatsby-plugin-content-model/translations"
import {
  checkedFolder,
  listLanguageFolders,
  parseTexts,
  readForEditor,
  readValues,
} from "../../plugins/gatsby-plugin-content-model/build"
import { describeFileProgress, describeNearestPage, listTranslationRows } from "../model/checks/translationRows"
import { dataFolder, readContent } from "../model/checks/readContent"
import { getLanguage } from "../model/locale"
import { allFiles } from "../model/model"
import { findTranslatedWords } from "../words/catalogues"
import { spritePath } from "./sprite"
import { createEditorOptions } from "../editor/createEditorOptions"

/**
 * Reads everything that the editor needs to know about the content: its enabled parts, the size of each picture, and
 * the problems of translations.
 */
const readSiteContent = async () => {
  const { files: texts, translations = {}, pictures } = await readContent(checkedFolder)
  const files = parseTexts(texts)
  // A translation that is off has no pages, but can be edited.
  const { translationProblems, picturesById } = await readForEditor(contentSettings, dataFolder, readContent)
  const sites = Object.keys(translationProblems).map(
    language => [language, parseTexts(translations[language] ?? {})] as const
  )
  const languages = [getLanguage(readClinic(files["clinic"])), ...Object.keys(translationProblems)]
  return {
    files,
    sites: Object.fromEntries(sites),
    translationProblems,
    ...(await describeTranslations(Object.keys(translationProblems))),
    builtWords: Object.fromEntries(languages.map(language => [language, findTranslatedWords(language, {})])),
    pictures,
    picturesById,
  }
}

/** Reads what is translated into a language. */
const readTranslation = async (originals: Files, language: string) => {
  const isBegun = (await listLanguageFolders(dataFolder)).includes(language)
  const translation = isBegun ? await readValues(path.join(dataFolder, language)) : {}
  return { language, translation, rows: listTranslationRows(originals, translation, language) }
}

/**
 * Says how much is translated: of each language that is not complete (`translationProgress`), and of each form for the
 * list of forms (`notes`).
 */
const describeTranslations = async (languages: readonly string[]) => {
  const originals = await readValues(dataFolder)
  const translations = await Promise.all(languages.map(language => readTranslation(originals, language)))
  const unfinished = translations.filter(({ rows }) => rows.some(row => !row.translation))
  const progress = unfinished.map(({ language, translation, rows }): [string, string] => [
    language,
    `${countRows(rows)} texts are translated and live. ${describeNearestPage(originals, translation, language)}`,
  ])
  const notes = Object.keys(allFiles).map((name): [string, string] => [
    name,
    translations.flatMap(translation => describeFileProgress(originals, translation, name)).join("; "),
  ])
  return { translationProgress: Object.fromEntries(progress), notes: Object.fromEntries(notes) }
}

/** Publications that Netlify's free plan allows a month: each takes 15 of 300 credits. */
const netlifyPublications = 300 / 15

/** Returns the limit of publications a month: `MONTHLY_PUBLICATIONS`, or that of the host which builds; 0 if none. */
const readMonthlyPublications = (env: NodeJS.ProcessEnv): number =>
  Number(env["MONTHLY_PUBLICATIONS"] ?? (env["NETLIFY"] === "true" ? netlifyPublications : 0))

/** Reads what the editor is built from. */
export const readEditorOptions = async (): Promise<BuildOptions> => {
  const { notes, ...content } = await readSiteContent()
  const brand = readBrand(content.files["brand"])
  if (!brand) throw new Error("brand.json has not passed the checks.")
  return {
    entry: "src/editor/editor.ts",
    content: { ...content, monthlyPublications: readMonthlyPublications(process.env) },
    config: createEditorOptions(readEditorBackend(process.env), content.files, Object.keys(content.sites), notes),
    colours: formatThemes(brand),
    guide: { file: "docs/editing.md", styles: createBrandStyles(brand) },
    alias: { "react-helmet": path.resolve("src/editor/helmetInPreviews.ts") },
    define: {
      // Previews show pages as browsers do, without the tags that only the server writes.
      "process.env.BUILD_STAGE": '"build-javascript"',
      "process.env.GATSBY_PREVIEW": '""',
      "process.env.GATSBY_SPRITE": JSON.stringify(spritePath),
    },
  }
}
