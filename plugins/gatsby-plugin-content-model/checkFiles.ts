import type { Files } from "./values"
import { type Pictures, type Problem, type ValueProblem, checkValue, findInFiles } from "./checkValue"
import { findPathProblem, sameNameProblem } from "./contentPaths"
import { findValueHints } from "./hints"
import { describeMark, isMarked } from "./marks"
import type { Model } from "./model"
import type { ContentSettings } from "./settings"
import { suggestName } from "./suggestName"
import {
  checkTranslations,
  findHiddenProblems,
  findOutdatedTranslations,
  findTranslationHints,
} from "./checkTranslations"
import { createFileProblem, parseFiles } from "./parseFiles"

export interface Content {
  /** Texts of the files of the content, keyed by file name with `.json`. */
  files: Readonly<Record<string, string>>
  /** Texts of the translated files, keyed by language, then by file name with `.json`. */
  translations?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Files of the folder `images`. Left out if they are not known. */
  pictures?: Pictures
  /** Paths in the folder of the content that are not content. Paths of folders end with `/`. */
  unknownPaths?: readonly string[]
}

/**
 * Returns hints about content that can be published: past dates, anchors that would change with a title, the site's own
 * hints, problems in disabled translations, and translations of earlier texts. `now` is the time of the check, in
 * milliseconds since 1970.
 */
export const findFileHints = (
  settings: ContentSettings,
  { files, translations = {}, unknownPaths = [] }: Content,
  now: number
): Problem[] => {
  const { model } = settings
  const { values, addPosition } = parseFiles(files, model)
  const timeZone = settings.getTimeZone(values)
  const hints = [
    ...Object.entries(model).flatMap(([name, field]) =>
      findValueHints(`${name}.json`, field, values[name], now, timeZone)
    ),
    ...settings.findHints(values),
  ]
  return [
    ...hints.map(addPosition),
    ...listUnknownPaths(settings, values, unknownPaths, false),
    ...findHiddenProblems(settings, values, addPosition, translations),
    ...findOutdatedTranslations(settings, values, translations),
    ...findTranslationHints(settings, values, translations),
  ]
}

/** Describes the problem with a JSON file that is not in the model. */
const describeUnknownFile = (file: string, known: readonly string[]): string =>
  `is not a file the site knows${suggestName(file, known, name => `; is it “${name}” misspelt?`) || "."} Rename it or remove it.`

/**
 * Returns a problem for each file and folder that is not content: outside disabled translations if `isOn` is true,
 * otherwise in disabled translations.
 */
const listUnknownPaths = (
  { translations: { list } }: ContentSettings,
  values: Files,
  paths: readonly string[],
  isOn: boolean
): Problem[] => {
  const enabled = list(values, "on") ?? []
  const off = (list(values, "all") ?? []).filter(language => !enabled.includes(language))
  return paths
    .filter(file => off.some(language => file.startsWith(`${language}/`)) !== isOn)
    .map(file => createFileProblem(file.replace(/\/$/, ""), findPathProblem(file) ?? sameNameProblem))
}

/** Returns a problem for each enabled text that is still in another language, as the mark at its beginning says. */
const findMarkedTexts = (model: Model, files: Files): ValueProblem[] =>
  findInFiles(model, files, ({ value }) => (isMarked(value) ? [describeMark(value)] : [])).map(problem => ({
    ...problem,
    isMarked: true,
  }))

/** Returns all problems that prevent `content` from being published, in the order of the files. */
export const checkFiles = (settings: ContentSettings, content: Content): Problem[] => {
  const { files, pictures, translations = {}, unknownPaths = [] } = content
  const { optionalFiles } = settings
  const model = {
    ...settings.model,
    ...Object.fromEntries(Object.entries(optionalFiles).filter(([name]) => files[`${name}.json`] !== undefined)),
  }
  const knownFiles = Object.keys({ ...model, ...optionalFiles }).map(name => `${name}.json`)
  const { values, textProblems, addPosition } = parseFiles(files, model)
  return [
    ...Object.entries(model).flatMap(([name, field]) => [
      ...(textProblems[name] ?? [
        createFileProblem(`${name}.json`, "is missing. Put the file back; its last version is in the history."),
      ]),
      ...(Object.keys(values).includes(name)
        ? checkValue(settings, `${name}.json`, field, values[name], pictures).map(addPosition)
        : []),
    ]),
    ...settings.findProblems(model, values).map(addPosition),
    ...findMarkedTexts(model, values).map(addPosition),
    ...Object.keys(files)
      .filter(file => !knownFiles.includes(file))
      .map(file => createFileProblem(file, describeUnknownFile(file, knownFiles))),
    ...listUnknownPaths(settings, values, unknownPaths, true),
    ...checkTranslations({ ...settings, model }, values, addPosition, translations),
  ]
}

/**
 * Returns the problems that each file of `content` has by itself, without what other files say: in about a tenth of the
 * time. Of translations, it checks the JSON alone.
 */
export const checkFilesAlone = (settings: ContentSettings, content: Content): Problem[] => {
  const { files, pictures, translations = {}, unknownPaths = [] } = content
  const model = { ...settings.model, ...settings.optionalFiles }
  const { values, textProblems, addPosition } = parseFiles(files, model)
  const translated = Object.entries(translations).flatMap(([language, texts]) =>
    Object.values(parseFiles(texts, model, `${language}/`).textProblems).flat()
  )
  return [
    ...Object.values(textProblems).flat(),
    ...Object.entries(model).flatMap(([name, field]) =>
      Object.keys(values).includes(name)
        ? checkValue(settings, `${name}.json`, field, values[name], pictures).map(addPosition)
        : []
    ),
    ...translated,
    ...listUnknownPaths(settings, {}, unknownPaths, true),
  ]
}
