import { type Infer, read, readUnknown } from "../../plugins/gatsby-plugin-content-model"
import { clinic as clinicField } from "./files/clinic"
import { spellOutHours } from "./hours/spellOutHours"

/** The facts of the clinic. `words` is its own wording of the interface, which createSiteFiles adds. */
export type Clinic = Infer<typeof clinicField> & { readonly words: unknown }

/**
 * Reads the content of `clinic.json`, with explicit hours. Values that are still missing in the editor, or in a file that
 * has not passed the checks, are empty.
 */
export const readClinic = (content: unknown): Clinic => ({
  ...clinicField.read(spellOutHours(content)),
  ...read({ words: readUnknown }, content),
})
