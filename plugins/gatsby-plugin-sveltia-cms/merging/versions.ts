import type { Field } from "../../gatsby-plugin-content-model"
import type { Path } from "../../gatsby-plugin-content-model/forms"

/** Three versions of one value. `undefined` if a version has no value. */
export interface Versions<Value = unknown> {
  /** The value before both changes. */
  base: Value
  /** The value after the user’s change in the form. */
  mine: Value
  /** The value that was saved in the meantime. */
  theirs: Value
}

/** Three versions of a list. */
export type Lists = Versions<readonly unknown[]>

/** A field that both sides changed to different values. */
export interface Conflict {
  path: Path
  mine: unknown
  theirs: unknown
}

export type Choice = "mine" | "theirs"

/** Functions that merge the parts of a value. */
export interface Merge {
  /** Merges the values at `path`, which `field` describes. */
  mergeBelow: (field: Field | undefined, path: Path, versions: Versions) => unknown
  /** Returns the value of a conflict. */
  onConflict: (path: Path, versions: Versions) => unknown
}
