import { type Files } from "../../../plugins/gatsby-plugin-content-model/json"
import {
  type TextRow,
  countRows,
  findOutdatedTexts,
  isDraft,
  listRows,
  prepareOriginal,
} from "../../../plugins/gatsby-plugin-content-model/translations"
import { findTranslatedWords } from "../../words/catalogues"
import { en } from "../../words/en"
import { createPublicFiles } from "../../../plugins/gatsby-plugin-content-model/forms"
import { listAllNeeds } from "../links/sitePages"
import { isDataFile, model, optionalFiles } from "../model"
import { readSite } from "../readSite"

/** Name of the file with the words of the interface. */
export const wordsKey = "words"

/** Returns every word of the interface, with its translation in `language`, given the clinic's own wording. */
export const listWordRows = (language: string, ownWords: unknown): TextRow[] =>
  listRows(optionalFiles.words, en, findTranslatedWords(language, ownWords), wordsKey)

/**
 * Returns every text of a clinic's content and of the interface, with its translation in `language`. `translation` are
 * the parsed files of the language.
 */
export const listTranslationRows = (originals: Files, translation: Files, language: string): TextRow[] => [
  ...Object.entries(model).flatMap(([name, field]) =>
    listRows(field, prepareOriginal(field, originals[name]), translation[name], name)
  ),
  ...listWordRows(language, translation[wordsKey]),
]

/** Returns how much of a translation there is, and the first ten texts that are missing; nothing if it is complete. */
export const describeProgress = (rows: readonly TextRow[], language: string): string => {
  const missing = rows.filter(({ translation }) => !translation)
  const first = missing.slice(0, 10).map(({ labels, source }) => `  • ${labels.join(" → ")}: “${source}”`)
  return missing.length
    ? `Translated into “${language}”: ${countRows(rows)} texts. The first that are missing:\n\n${first.join("\n")}\n`
    : ""
}

/**
 * Says how many texts of a file are translated into a language, and how many originals have changed since:
 * `sn 3 of 24, 1 changed`. Returns nothing if there is nothing left to do.
 */
export const describeFileProgress = (
  originals: Files,
  { language, translation, rows }: { language: string; translation: Files; rows: readonly TextRow[] },
  name: string
): string[] => {
  const own = rows.filter(({ key }) => key.startsWith(`${name}/`))
  const changed = isDataFile(name)
    ? findOutdatedTexts(model[name], originals[name], translation[name]).filter(({ isNoted }) => isNoted).length
    : 0
  if (own.every(row => row.translation) && !changed) return []
  return [`${language} ${countRows(own)}${changed ? `, ${changed} changed` : ""}`]
}

/**
 * Says which page needs the fewest texts until it is complete in `language`, and names the first ten of them; returns an
 * empty text if every page is complete.
 */
export const describeNearestPage = (originals: Files, translation: Files, language: string): string => {
  const missing = listTranslationRows(originals, translation, language).filter(row => !row.translation)
  const pages = listAllNeeds(readSite(createPublicFiles(model, originals))).map(({ main, files, words }) => {
    const starts = [...files, ...words.map(group => `${wordsKey}/${group}`)]
    const left = [
      ...missing.filter(({ key }) => starts.some(start => key.startsWith(`${start}/`))).map(({ labels }) => labels),
      ...files.filter(name => isDraft(translation[name])).map(name => [model[name].label, "“Draft” is on"]),
    ]
    return { label: model[main].label, left: left.map(labels => labels.join(" → ")) }
  })
  const [nearest] = pages
    .filter(({ left }) => left.length)
    .toSorted((one, other) => one.left.length - other.left.length)
  if (!nearest) return ""
  const { label, left } = nearest
  const first = [...new Set(left)].slice(0, 10)
  return `The page nearest to complete is “${label}”. Still to do for it (${left.length}): ${first.join(", ")}.`
}
