import type { EditorWords } from "./editorWords"
import { pt } from "./pt"

/** English is not here, because its labels are in the model. */
const catalogues: Readonly<Record<string, EditorWords>> = { pt }

/** Returns the editor's words for a site in `language`, or in a variety of it such as `pt-BR`. */
export const getEditorWords = (language: string): EditorWords => ({
  fields: {},
  ...catalogues[language.split("-")[0] ?? ""],
})
