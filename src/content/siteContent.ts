import { withAnchors } from "./anchors"
import { spellOutHours } from "./hours"
import { listPictures, omitOff } from "./field"
import type { Model } from "./model"
import type { Files } from "./values"
import { withAsciiWebsite } from "./website"

/** `files` as the site knows them: with the anchors that entries leave out, and without what is off. */
export const createSiteFiles = (model: Model, files: Files): Record<string, unknown> => {
  const { words, ...written } = files
  const others: Files = {
    ...written,
    ...("clinic" in written && { clinic: withAsciiWebsite(spellOutHours(written["clinic"])) }),
  }
  // The clinic's own words are one of its facts: whoever knows the clinic knows them, too.
  const known = words ? { ...others, clinic: Object.assign({ words }, others["clinic"]) } : others
  return Object.fromEntries(
    Object.entries(model)
      .map(([name, field]) => [name, omitOff(field, withAnchors(field, known[name]))] as const)
      .filter(([, value]) => value !== null)
  )
}

/** The addresses of pictures that only what is off in `files` names. */
export const listHiddenPictures = (model: Model, files: Files): string[] => {
  const listAll = (values: Files): string[] =>
    Object.entries(model).flatMap(([name, field]) => listPictures(field, values[name]))
  const shown = new Set(listAll(createSiteFiles(model, files)))
  return listAll(files).filter(address => !shown.has(address))
}
