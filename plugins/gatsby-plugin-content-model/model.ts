import type { EntryField } from "./kinds/variants"

/** A description of some data files, by their names without `.json`. */
export type Model = Readonly<Record<string, EntryField>>
