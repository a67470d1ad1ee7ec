/** Exports for the site's gatsby-node.ts: the build of the editor. */
export { readEditorBackend } from "./readEditorBackend"
export { type BuiltEditor, buildEditor } from "./buildEditor"
export { writeLiveBuild } from "./writeLiveBuild"
