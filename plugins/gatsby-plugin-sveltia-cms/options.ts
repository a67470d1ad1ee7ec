import type { ReactNode } from "react"
import { usualFolder } from "./config"
import {
  type Content,
  type ContentSettings,
  type Drawing,
  type EntryField,
  type Model,
  type Pictures,
  type Problem,
  type ValueProblem,
  checkFiles,
  checkValue,
} from "../gatsby-plugin-content-model"

/** The editor's forms, described in the editors' own terms. */
export interface Forms {
  /** Folder of the content in the repository, such as `data`. */
  folder: string
  /** Model of each file, keyed by name without `.json`. */
  files: Model
  /** Model of each file's translations. */
  translations: Model
  /** Languages of the translations. */
  languages: readonly string[]
  /** Returns `texts`, the translation of the file `name`, in the format of its file and in step with `original`. */
  writeTranslation: (name: string, original: unknown, texts: unknown) => unknown
}

/** Data about the site that the editor needs in addition to the repository's files. */
export interface Site {
  forms: Forms
  /** Returns every problem that keeps content from being published. */
  checkContent: (content: Content) => Problem[]
  /** Number of publications a month that the host's plan allows; 0 if it has no limit. */
  monthlyPublications: number
  /** Time zone and clock format in which times are shown. */
  clock: { timeZone: string; hour12: boolean }
  /**
   * Functions that return the first and the last moment at which visitors see the content of a form, in milliseconds
   * since 1970, keyed by form name. Other forms have no such times.
   */
  periods: Readonly<Record<string, (value: unknown) => { from: number; until: number }>>
}

/** A form's content as it is saved: the original, and its translations keyed by language. */
export interface WrittenForm {
  name: string
  file: EntryField
  value: unknown
  translations: Record<string, unknown>
}

/** The values of a form's fields, keyed by field name. */
export type Typed = Readonly<Record<string, unknown>>

/** The preview pane. */
interface Pane {
  /** Document of the preview pane, which is a frame. */
  frame: Document
  /** Returns a URL at which the browser can show a picture of the content; empty if there is none. */
  getPictureUrl: (picture: string) => string
  /** Describes hints on the form with its labels. */
  describe: (hints: readonly ValueProblem[]) => string[]
}

/** The preview of a form. */
interface Preview {
  /** Its content, in the language of the pane. */
  data: Typed
  draw: (pane: Pane) => ReactNode
}

/**
 * Functions that create the preview of a form, keyed by form name, from the values in its own pane (`typed`) and in the
 * panes of other languages (`others`).
 */
export type Previews = Readonly<Record<string, (typed: Typed, others: Typed) => Preview>>

/** Everything that a site provides to the editor. */
export interface Editor extends Site {
  /**
   * Returns the problems that keep a form from being saved. With `checksOthers` it includes those that it causes in
   * other live files.
   */
  checkForm: (form: WrittenForm, checksOthers: boolean) => ValueProblem[]
  /** Returns the problems of an SVG as a drawing. */
  checkDrawing: (source: string) => Promise<Drawing["problems"]>
  /** Sizes of the pictures when the site was built, keyed by name, and data about them, keyed by blob id. */
  pictures: { byName: Pictures; byId: Pictures }
  previews: Previews
  /** File name of the workflow that sends test messages; empty if there is none. */
  testMessageWorkflow: string
  /** Returns the content of an icon's `<svg>`, which is 24 by 24 units. */
  drawIcon: (name: string) => ReactNode
}

/** Options of a site's editor that cannot be derived from its content settings. */
export interface EditorOptions extends Partial<Editor> {
  settings: ContentSettings
}

/** Completes the options with the defaults for content in one language. */
export const completeOptions = ({ settings, ...options }: EditorOptions): Editor => ({
  forms: {
    folder: usualFolder,
    files: settings.model,
    translations: settings.translations.model,
    languages: [],
    writeTranslation: (_name, _original, texts) => texts,
  },
  clock: { timeZone: settings.getTimeZone({}), hour12: false },
  checkContent: content => checkFiles(settings, content),
  checkForm: ({ name, file, value }) => checkValue(settings, `${name}.json`, file, value),
  checkDrawing: () => Promise.resolve([]),
  pictures: { byName: {}, byId: {} },
  previews: {},
  periods: {},
  monthlyPublications: 0,
  testMessageWorkflow: "",
  drawIcon: () => null,
  ...options,
})
