/** What all of a site may import. Other doors are browser.ts, for the editor's script, build.ts, and practice.ts. */
export { describeProblems } from "./describeProblems"
export type { EditorOptions, Forms, Previews, Site, WrittenForm } from "./options"
export { checkForm, setForm, writeForm } from "./writeForm"
