import type { Infer } from "../../plugins/gatsby-plugin-content-model"
import { clinic as clinicField } from "./files/clinic"

/** The content of `clinic.json`. */
export type Clinic = Infer<typeof clinicField>

/**
 * Reads the content of `clinic.json`. Values that are still missing in the editor, or in a file that
 * has not passed the checks, are empty.
 */
export const readClinic = (content: unknown): Clinic => clinicField.read(content)
