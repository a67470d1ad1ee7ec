import { checkContent } from "../src/model/check/checkContent"
import { createForms } from "../src/editor/forms"

/** The editor's facts about the site, in English and without translations. */
export const editorSite = {
  forms: createForms("en", []),
  checkContent,
  clock: { timeZone: "UTC", hour12: false },
}
