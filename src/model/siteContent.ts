import { type Model, type Files, createPublicFiles } from "../../plugins/gatsby-plugin-content-model"
import { spellOutHours } from "./hours/spellOutHours"
import { withAsciiWebsite } from "./links/website"

/** Returns `files` for the site: with the anchors that entries leave out, and without disabled content. */
export const createSiteFiles = (model: Model, files: Files): Record<string, unknown> => {
  const { words, ...written } = files
  const others: Files = {
    ...written,
    ...("clinic" in written && { clinic: withAsciiWebsite(spellOutHours(written["clinic"])) }),
  }
  // The clinic's own words become part of its facts, so that they are available wherever the facts are.
  return createPublicFiles(model, words ? { ...others, clinic: Object.assign({ words }, others["clinic"]) } : others)
}
