import type { EditorWords } from "./editorWords"

/** The editor's words in Portuguese, to be written by a native speaker who has used the editor. */
export const pt: EditorWords = { fields: {} }
