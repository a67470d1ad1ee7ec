import { type Infer, read, readUnknown } from "../../plugins/gatsby-plugin-content-model"
import { clinic as clinicField } from "./files/clinic"

/** The facts of the clinic; `words` are those of the interface that it says otherwise, which createSiteFiles puts there. */
export type Clinic = Infer<typeof clinicField> & { readonly words: unknown }

/** Reads the content of `clinic.json`. In the editor anything may still be missing: there it is empty. */
export const readClinic = (content: unknown): Clinic => ({
  ...clinicField.read(content),
  ...read({ words: readUnknown }, content),
})
