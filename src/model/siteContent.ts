import { type Model, type Files, createShownFiles } from "../../plugins/gatsby-plugin-content-model"
import { spellOutHours } from "./spellOutHours"
import { withAsciiWebsite } from "./website"

/** `files` as the site knows them: with the anchors that entries leave out, and without what is off. */
export const createSiteFiles = (model: Model, files: Files): Record<string, unknown> => {
  const { words, ...written } = files
  const others: Files = {
    ...written,
    ...("clinic" in written && { clinic: withAsciiWebsite(spellOutHours(written["clinic"])) }),
  }
  // The clinic's own words are one of its facts: whoever knows the clinic knows them, too.
  return createShownFiles(model, words ? { ...others, clinic: Object.assign({ words }, others["clinic"]) } : others)
}
