import { checkContent } from "../../src/model/checks/contentSettings"
import { createForms } from "../../src/editor/forms"

/** The editor's facts about the site, without translations. */
export const editorSite = {
  forms: createForms([]),
  checkContent,
  clock: { timeZone: "UTC", hour12: false },
  periods: {},
}
