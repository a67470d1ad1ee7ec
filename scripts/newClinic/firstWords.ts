import { en } from "./en"
import { pt } from "./pt"

/** What a new clinic's pages say at first, by language. */
export const firstWords = { en, pt }
