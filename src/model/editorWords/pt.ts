import type { EditorWords } from "./editorWords"

/** Portuguese. Somebody who speaks it, and has used the editor, writes the words here. */
export const pt: EditorWords = { fields: {} }
