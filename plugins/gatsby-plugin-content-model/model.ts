import type { EntryField } from "./kinds/variants"

/** Description of data files, keyed by file name without `.json`. */
export type Model = Readonly<Record<string, EntryField>>
