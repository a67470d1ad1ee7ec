import type { ContentRules, ValueProblem } from "./checkValue"
import { createShownFiles } from "./createShownFiles"
import type { Model } from "./model"
import type { Files } from "./values"

/** What a site says of its translations. */
export interface TranslationSettings {
  /** What the files of a translation may have (createTranslationModel.ts). */
  model: Model
  /** Returns the language in which `files` are written. */
  getOwn: (files: Files) => string
  /** Returns the languages of translations: those that are on, or all that the site lists; `undefined` where nobody can say. */
  list: (files: Files, which: "on" | "all") => string[] | undefined
  /** Returns `files` with the translation into `language` on. */
  turnOn: (files: Files, language: string) => Files
  /** The files without whose translation there is no site in a language. */
  required: ReadonlySet<string>
  /** The file whose words of today are shown in the site's own language until they are translated. */
  waiting?: string
  /** Returns the translated content of the file `name` with what follows from its language. */
  finish: (name: string, original: unknown, translated: unknown, language: string) => unknown
  /** What to tell of a required file that is not translated; follows “is missing, ” or “is set, ”. */
  describeMissing: (language: string) => string
  /** What to tell of a folder whose language the site does not list. */
  describeUnlisted: (language: string) => string
  /** Finds what is wrong in a translation as a whole, the values of its files. */
  findProblems: (files: Files, originals: Files, folder: string) => ValueProblem[]
  /** Finds what the writer of a translation should know. */
  findHints: (files: Files, originals: Files, language: string) => ValueProblem[]
}

/** Everything that a site says of its content. */
export interface ContentSettings extends ContentRules {
  /** Every file of the content, by its name without `.json`. */
  model: Model
  /** Files that the content may have: the same in no two languages, so that they are no translations of each other. */
  optionalFiles: Model
  /** Returns the time zone of the days in `files`. */
  getTimeZone: (files: Files) => string
  /** Returns `files` as pages know them, without what is off (createShownFiles.ts). */
  createSiteFiles: (model: Model, files: Files) => Record<string, unknown>
  /** Finds what is wrong between files. */
  findProblems: (model: Model, files: Files) => ValueProblem[]
  /** Finds what the writer should know, although it can be published. */
  findHints: (files: Files) => ValueProblem[]
  translations: TranslationSettings
}

/** Translations of a site that has none, in the language of its files. */
const noTranslations = (language: string): TranslationSettings => ({
  model: {},
  getOwn: () => language,
  list: () => [],
  turnOn: files => files,
  required: new Set(),
  finish: (_name, _original, translated) => translated,
  describeMissing: () => "",
  describeUnlisted: () => "is a folder, but the content has one language. Remove it.",
  findProblems: () => [],
  findHints: () => [],
})

/** Returns the settings of a site in one language, with texts without placeholders; `others` say what is otherwise. */
export const createSettings = (
  model: Model,
  language: string,
  timeZone: string,
  others: Partial<ContentSettings> = {}
): ContentSettings => ({
  model,
  optionalFiles: {},
  reservedAnchors: [],
  placeholders: { names: [], example: "", findUnknown: () => [], hasStrayBrace: () => false },
  getTimeZone: () => timeZone,
  createSiteFiles: createShownFiles,
  findProblems: () => [],
  findHints: () => [],
  translations: noTranslations(language),
  ...others,
})
