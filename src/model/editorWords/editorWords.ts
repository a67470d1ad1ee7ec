import type { FieldWords } from "../../../plugins/gatsby-plugin-content-model"

/** The editor's words in one language, in addition to those of Sveltia CMS. Missing words are in English. */
export interface EditorWords {
  /** Sentence above the reasons why a form was not saved. */
  readonly refusal?: string
  readonly fields: FieldWords
}
