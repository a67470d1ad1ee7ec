import { type Infer, read, readUnknown } from "../../plugins/gatsby-plugin-content-model"
import { clinic as clinicField } from "./files/clinic"

/** The facts of the clinic. `words` is its own wording of the interface, which createSiteFiles adds. */
export type Clinic = Infer<typeof clinicField> & { readonly words: unknown }

/** Reads the content of `clinic.json`. Values that are still missing in the editor are empty. */
export const readClinic = (content: unknown): Clinic => ({
  ...clinicField.read(content),
  ...read({ words: readUnknown }, content),
})
