import { listFieldValues } from "../../gatsby-plugin-content-model/forms"
import type { Editor, WrittenForm } from "../options"

/** Name of the field beside a picture that says what it shows. */
const alternativeName = "alt"

/**
 * Finds pictures that are new on the site, whose alternative text is still the one that the form was loaded with.
 * Returns these texts. `loaded` is the text of the file.
 */
export const findOldAlternatives = (
  { byName: published }: Editor["pictures"],
  { file, value }: WrittenForm,
  loaded: string
): string[] =>
  listFieldValues(file, value).flatMap(({ field, value: url, group }) => {
    const alternative = group[alternativeName]
    const isNew = field.picture && typeof url === "string" && !Object.hasOwn(published, url.replace("/images/", ""))
    if (!isNew || typeof alternative !== "string" || !loaded.includes(JSON.stringify(alternative))) return []
    return [alternative]
  })
