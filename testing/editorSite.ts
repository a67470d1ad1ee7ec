import { checkContent } from "../src/model/check/checkContent"
import { migrationsFile } from "../src/model/check/migrationsFile"
import { createForms } from "../src/editor/forms"

/** The editor's facts about the site, in English and without translations. */
export const editorSite = {
  forms: createForms("en", []),
  checkContent,
  // The git blob id of an empty file.
  migrations: { file: migrationsFile, id: "e69de29bb2d1d6434b8b29ae775ad8c2e48c5391" },
  clock: { timeZone: "UTC", hour12: false },
}
