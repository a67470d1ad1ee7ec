import type { Field, Path } from "../../gatsby-plugin-content-model"

/** One value three times. `undefined` is none. */
export interface Versions<Value = unknown> {
  /** The value before both changes. */
  base: Value
  /** The value after the user’s change in the form. */
  mine: Value
  /** The value that was saved in the meantime. */
  theirs: Value
}

/** A list three times. */
export type Lists = Versions<readonly unknown[]>

/** A field that both changed, each to something else. */
export interface Conflict {
  path: Path
  mine: unknown
  theirs: unknown
}

export type Choice = "mine" | "theirs"

/** Functions that merge the parts of a value. */
export interface Merge {
  /** Merges what is at `path`, which `field` describes. */
  mergeBelow: (field: Field | undefined, path: Path, versions: Versions) => unknown
  /** Returns the value of a conflict. */
  onConflict: (path: Path, versions: Versions) => unknown
}
