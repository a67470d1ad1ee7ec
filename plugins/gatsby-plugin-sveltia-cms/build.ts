/** Exports for the site's configuration and commands: the plugin's options, and the editor's App at GitHub. */
export { createEditorApp } from "./createEditorApp"
export { readEditorBackend } from "./readEditorBackend"
export type { BuildOptions } from "./buildEditor"
export type { PluginOptions } from "./pluginOptions"
