/** What the site's gatsby-node.ts may import: how the editor is made. */
export { readEditorBackend } from "./backend"
export { buildEditor } from "./buildEditor"
export { writeLiveBuild } from "./writeLiveBuild"
