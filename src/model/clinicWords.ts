import { createWords } from "../words/catalogues"
import type { Words } from "../words/words"
import { getLocaleName } from "./locale"
import type { Clinic } from "./readClinic"

/** Returns the locale of a clinic's texts, such as `en-ZW`. */
export const getClinicLocale = ({ locale, address }: Clinic): string =>
  getLocaleName(locale.language, address.countryCode)

/** Returns the words of the interface in the clinic's language, with its own wording. */
export const createClinicWords = (clinic: Clinic): Words => createWords(getClinicLocale(clinic), clinic.words)
