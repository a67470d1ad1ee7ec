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

/** The forms of the content, as whoever fills them in knows them. */
export interface Forms {
  /** The folder of the content in the repository, such as `data`. */
  folder: string
  /** The form of each file, by the file’s name without `.json`. */
  files: Model
  /** What is translated of each. */
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
  /** The file of the code that brings older content up to date, by its path, and git’s id of it when the site was built. */
  migrations?: { file: string; id: string }
  /** The clock by which moments are told. */
  clock: { timeZone: string; hour12: boolean }
}

/** A form as its files are written: the original, and each translation by its language. */
export interface WrittenForm {
  name: string
  file: EntryField
  value: unknown
  translations: Record<string, unknown>
}

/** What is typed in the fields of a form, by their names. */
export type Typed = Readonly<Record<string, unknown>>

/** What a preview is drawn for. */
interface Pane {
  /** The document of the preview pane, which is a frame. */
  frame: Document
  /** Returns the address at which the browser can show a picture of the content; empty where it is not known. */
  getAddress: (picture: string) => string
  /** Puts hints on the form into the words of the form. */
  describe: (hints: readonly ValueProblem[]) => string[]
}

/** What is shown of a form. */
interface Preview {
  /** Its content, in the language of the pane. */
  data: Typed
  draw: (pane: Pane) => ReactNode
}

/**
 * What is shown of each form that has a preview, by the form’s name: made of what is `typed` in a pane, and in those of the
 * `others`, by their languages.
 */
export type Previews = Readonly<Record<string, (typed: Typed, others: Typed) => Preview>>

/** Everything that the editor asks of a site. */
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

/** What a site gives its editor: all that does not follow from the settings of its content. */
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
