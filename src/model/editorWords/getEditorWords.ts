import type { EditorWords } from "./editorWords"
import { pt } from "./pt"

/** English has its labels in the model. */
const catalogues: Readonly<Record<string, EditorWords>> = { pt }

/** What the editor says on a site in `language`, or in a variety of it such as `pt-BR`. */
export const getEditorWords = (language: string): EditorWords => ({
  fields: {},
  ...catalogues[language.split("-")[0] ?? ""],
})
