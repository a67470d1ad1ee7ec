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
  /** The folder of the content in the repository, such as `data`. */
  folder: string
  /** The form of each file, by the file’s name without `.json`. */
  files: Model
  /** The translatable fields of each file. */
  translations: Model
  /** The languages that there are translations for. */
  languages: readonly string[]
  /** Returns `texts`, the translation of the file `name`, as its file is written: in step with `original`. */
  writeTranslation: (name: string, original: unknown, texts: unknown) => unknown
}

/** Facts about the site that the editor needs in addition to the repository's files. */
export interface Site {
  forms: Forms
  /** Finds everything that keeps content from being published. */
  checkContent: (content: Content) => Problem[]
  /** The migrations file: its path, and its git blob id when the site was built. */
  migrations?: { file: string; id: string }
  /** Time zone and clock format in which times are shown. */
  clock: { timeZone: string; hour12: boolean }
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

/** The preview pane that a preview is drawn in. */
interface Pane {
  /** The document of the preview pane, which is a frame. */
  frame: Document
  /** Returns the address at which the browser can show a picture of the content; empty where it is not known. */
  getAddress: (picture: string) => string
  /** Puts hints on the form into the words of the form. */
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
   * Finds what keeps a form from being saved. With `checksOthers` also what it makes wrong in other files, as they are live.
   */
  checkForm: (form: WrittenForm, checksOthers: boolean) => ValueProblem[]
  /** Finds everything that is wrong with an SVG in the place of a drawing. */
  checkDrawing: (source: string) => Promise<Drawing["problems"]>
  /** The size of each picture when the site was built, by its name, and all that is known of pictures, by git’s ids of them. */
  pictures: { byName: Pictures; byId: Pictures }
  previews: Previews
  /** Draws an icon by its name: what is in an `<svg>` of 24 by 24. */
  drawIcon: (name: string) => ReactNode
}

/** Options of a site's editor that cannot be derived from its content settings. */
export interface EditorOptions extends Partial<Editor> {
  settings: ContentSettings
}

/** Returns everything that the editor asks of a site; what it leaves out is that of content in one language. */
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
  drawIcon: () => null,
  ...options,
})
