import type { FieldWords } from "../../../plugins/gatsby-plugin-content-model"

/** What the editor says in a language besides Sveltia CMS. What is missing is said in English. */
export interface EditorWords {
  /** Above the reasons for which a form is not saved. */
  readonly refusal?: string
  readonly fields: FieldWords
}
