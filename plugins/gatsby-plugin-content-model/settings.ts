import type { ContentRules, ValueProblem } from "./checkValue"
import type { Model } from "./model"
import type { Files } from "./values"

/** Settings for a site's translations. */
export interface TranslationSettings {
  /** Model of the translated files (createTranslationModel.ts). */
  model: Model
  /** Returns the language in which `files` are written. */
  getOwn: (files: Files) => string
  /**
   * Returns the languages of the enabled translations (`on`), or of all that the site lists (`all`). Returns
   * `undefined` if they cannot be determined.
   */
  list: (files: Files, which: "on" | "all") => string[] | undefined
  /** Returns `files` with the translation into `language` enabled. */
  turnOn: (files: Files, language: string) => Files
  /** Names of the files that must be translated before the site can be published in a language. */
  required: ReadonlySet<string>
  /** Name of the file that is shown in the site's own language until all of its current texts are translated. */
  fallbackFile?: string
  /** Returns the translated content of the file `name`, completed with what depends on its language. */
  addDerivedValues: (name: string, original: unknown, translated: unknown, language: string) => unknown
  /** Returns the message about a required file that is not translated. It follows “is missing, ” or “is set, ”. */
  describeMissing: (language: string) => string
  /** Returns the message about a folder whose language the site does not list. */
  describeUnlisted: (language: string) => string
  /** Returns the problems of a translation as a whole. `files` are the values of its files. */
  findProblems: (files: Files, originals: Files, folder: string) => ValueProblem[]
  /** Returns hints for the translator. */
  findHints: (files: Files, originals: Files, language: string) => ValueProblem[]
}

/** Settings for a site's content. */
export interface ContentSettings extends ContentRules {
  /** Model of each file of the content, keyed by file name without `.json`. */
  model: Model
  /**
   * Model of files that the content may have. Each language has its own, so they are not translations of each other.
   */
  optionalFiles: Model
  /** Returns the time zone of the dates in `files`. */
  getTimeZone: (files: Files) => string
  /** Returns the problems that concern several files. */
  findProblems: (model: Model, files: Files) => ValueProblem[]
  /** Returns hints about content that can be published. */
  findHints: (files: Files) => ValueProblem[]
  translations: TranslationSettings
}

/** Returns the translation settings of a site without translations, whose files are in `language`. */
const noTranslations = (language: string): TranslationSettings => ({
  model: {},
  getOwn: () => language,
  list: () => [],
  turnOn: files => files,
  required: new Set(),
  addDerivedValues: (_name, _original, translated) => translated,
  describeMissing: () => "",
  describeUnlisted: () => "is a folder, but the content has one language. Remove it.",
  findProblems: () => [],
  findHints: () => [],
})

/**
 * Returns the settings of a site in one language whose texts have no placeholders. `others` overrides these defaults.
 */
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
  findProblems: () => [],
  findHints: () => [],
  translations: noTranslations(language),
  ...others,
})
