import type { EditorWords } from "./editorWords"
import { pt } from "./pt"

/** English has its labels in the model. */
const catalogues: Readonly<Record<string, EditorWords>> = { pt }

const refusal = "The form could not be saved. What you typed is still here."

/** What the editor says on a site in `language`, or in a variety of it such as `pt-BR`. */
export const getEditorWords = (language: string): Required<EditorWords> => ({
  refusal,
  fields: {},
  ...catalogues[language.split("-")[0] ?? ""],
})
