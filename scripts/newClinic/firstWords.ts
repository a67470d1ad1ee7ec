import en from "./en.json"
import pt from "./pt.json"

/**
 * What a new clinic's pages say at first, by language and data file. What only the clinic can know begins with “Sample: ”;
 * everything else is true of any clinic, whatever its hours. The compiler asks each language for all texts of the first.
 */
export const firstWords: Readonly<Record<"en" | "pt", typeof en>> = { en, pt }
