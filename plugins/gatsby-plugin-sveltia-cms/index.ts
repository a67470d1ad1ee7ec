/** Exports for all code of a site. Other entry points: browser.ts (the editor's script), build.ts. */
export type { EditorBackend } from "./readEditorBackend"
export { createConfig, createFormFiles } from "./config"
export { describeProblems } from "./forms/describeProblems"
export type { Editor, Forms, Previews } from "./options"
export { describeTestMessage, getRunsPath, runsShape } from "./testMessage"
export { checkForm, setForm, writeForm } from "./forms/writeForm"
