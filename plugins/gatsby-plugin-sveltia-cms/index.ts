/** Exports for all code of a site. Other entry points: browser.ts (the editor's script), build.ts. */
export type { EditorBackend } from "./readEditorBackend"
export { createConfig, createFormFiles } from "./config"
export { describeProblems } from "./describeProblems"
export type { Editor, Forms, Previews } from "./options"
export { describeTestMessage, getRunsPath, runsShape } from "./testMessage"
export { checkForm, setForm, writeForm } from "./writeForm"
