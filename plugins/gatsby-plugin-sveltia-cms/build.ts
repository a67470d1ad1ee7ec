/** Exports for the site's gatsby-node.ts and commands: the build of the editor, and its App at GitHub. */
export { createEditorApp } from "./createEditorApp"
export { readEditorBackend } from "./readEditorBackend"
export { type BuiltEditor, buildEditor } from "./buildEditor"
export { writeLiveBuild } from "./writeLiveBuild"
