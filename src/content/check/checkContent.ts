import { findBrandHints } from "../brand"
import { findAmountProblems } from "../checkAmounts"
import {
  type Pictures,
  type Problem,
  checkValue,
  findDestinationProblems,
  findMissingFactProblems,
  findPriceProblems,
} from "../checks"
import { findPlaceProblems } from "../placeProblems"
import { findValueHints } from "../hints"
import { getTimeZone, listTranslations } from "../locale"
import { type Model, model as contentModel, optionalFiles } from "../model"
import { findPlainLanguageHints } from "../plainLanguage"
import { suggestName } from "../suggestName"
import { findMarkedTexts } from "./checkMarks"
import { findMissingWords, findWordHints } from "./checkCatalogues"
import {
  checkTranslations,
  findCopiedFiles,
  findHiddenProblems,
  findHardTranslations,
  findOutdatedTranslations,
} from "./checkTranslations"
import { describeVersionProblem } from "./version"
import { createFileProblem, parseFiles } from "./parseFiles"

export interface Content {
  /** Text of each file of `data/`, by its name with `.json`. */
  files: Readonly<Record<string, string>>
  /** The same of the files of each translation, by its language. */
  translations?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Left out where the pictures are not known. */
  pictures?: Pictures
  /** The version of the model that it says it has. Left out where it is not known. */
  version?: unknown
  /** What lies in `data/` and is none of this: its paths there, those of folders with `/` at their end. */
  unknownPaths?: readonly string[]
}

/**
 * What editors should know of content that can be published: dates that are over, anchors that would change with a
 * title, sentences that are hard to read, translations of earlier texts. `now` is the moment of the check, in milliseconds
 * since 1970.
 */
export const findContentHints = (
  { files, translations = {}, unknownPaths = [] }: Content,
  now: number,
  model: Model = contentModel
): Problem[] => {
  const { values, place } = parseFiles(files, model)
  const timeZone = getTimeZone(values["clinic"])
  const hints = [
    ...Object.entries(model).flatMap(([name, field]) =>
      findValueHints(`${name}.json`, field, values[name], now, timeZone)
    ),
    ...findBrandHints(values["brand"]),
    ...findPlainLanguageHints(values),
    ...findWordHints(values["clinic"]),
  ]
  return [
    ...hints.map(place),
    ...listUnknownPaths(values["clinic"], unknownPaths, false),
    ...findHiddenProblems(model, values, place, translations),
    ...findOutdatedTranslations(model, values, translations),
    ...findHardTranslations(model, values, translations),
    ...findCopiedFiles(model, values, translations),
  ]
}

/** What is wrong with a file that the site does not know. */
const describeUnknownFile = (file: string, known: readonly string[]): string =>
  `is not a file the site knows${suggestName(file, known, name => `; is it “${name}” misspelt?`) || "."} Rename it or remove it.`

/** What is wrong with a file or a folder that is neither text nor picture. */
const describeUnknownPath = (file: string): string => {
  const isPicture = file.startsWith("images/")
  if (file.endsWith("/"))
    return isPicture
      ? "is a folder, but the site finds pictures in data/images itself alone. Move its pictures there, and remove it."
      : "is a folder, but its name is that of a file, or it is in a folder of translations. Remove it."
  return isPicture
    ? "is no picture that the site can show (JPEG, PNG, WebP or AVIF; SVG for the logo). Remove it."
    : "is not a file the site knows: its texts are in files that end in .json. Rename it or remove it."
}

/** Problems of files and folders that are no content: those in translations that are off, or all others (`isOn`). */
const listUnknownPaths = (clinic: unknown, paths: readonly string[], isOn: boolean): Problem[] => {
  const enabled = listTranslations(clinic)
  const off = listTranslations(clinic, "all").filter(language => !enabled.includes(language))
  return paths
    .filter(file => off.some(language => file.startsWith(`${language}/`)) !== isOn)
    .map(file => createFileProblem(file.replace(/\/$/, ""), describeUnknownPath(file)))
}

/** Everything that keeps `content` from being published, in the order of the files; empty when nothing is wrong. */
export const checkContent = (content: Content, requiredFiles: Model = contentModel): Problem[] => {
  const { files, pictures, translations = {}, unknownPaths = [] } = content
  const model = {
    ...requiredFiles,
    ...Object.fromEntries(Object.entries(optionalFiles).filter(([name]) => files[`${name}.json`] !== undefined)),
  }
  const versionProblem = "version" in content && describeVersionProblem(content.version)
  // All other problems of older content would be about what has changed since.
  if (versionProblem) return [createFileProblem("version.json", versionProblem)]
  const knownFiles = Object.keys({ ...model, ...optionalFiles }).map(name => `${name}.json`)
  const { values, textProblems, place } = parseFiles(files, model)
  return [
    ...Object.entries(model).flatMap(([name, field]) => [
      ...(textProblems[name] ?? [
        createFileProblem(`${name}.json`, "is missing. Put the file back; its last version is in the history."),
      ]),
      ...(Object.hasOwn(values, name) ? checkValue(`${name}.json`, field, values[name], pictures).map(place) : []),
    ]),
    ...findDestinationProblems(model, values).map(place),
    ...findPriceProblems(model, values).map(place),
    ...findAmountProblems(model, values).map(place),
    ...findPlaceProblems(model, values).map(place),
    ...findMissingFactProblems(model, values).map(place),
    ...findMissingWords(values["clinic"]).map(place),
    ...findMarkedTexts(model, values).map(place),
    ...Object.keys(files)
      .filter(file => !knownFiles.includes(file))
      .map(file => createFileProblem(file, describeUnknownFile(file, knownFiles))),
    ...listUnknownPaths(values["clinic"], unknownPaths, true),
    ...checkTranslations(model, values, place, translations),
  ]
}
