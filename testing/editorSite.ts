import { checkContent } from "../src/content/check/checkContent"
import { createForms } from "../src/editor/forms"

/** What the editor knows of the site, in English, with no translation. */
export const editorSite = {
  forms: createForms("en", []),
  checkContent,
  clock: { timeZone: "UTC", hour12: false },
}
