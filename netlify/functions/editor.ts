import { createEditorFunction } from "../../plugins/gatsby-plugin-sveltia-cms/server"

/** Netlify’s function for people who edit by an invitation (docs/decisions/editor.md). */
export default createEditorFunction(process.env)

export const config = { path: "/editor/*" }
