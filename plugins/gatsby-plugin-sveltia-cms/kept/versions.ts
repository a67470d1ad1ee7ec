import type { Field, Path } from "../../gatsby-plugin-content-model"

/** One value three times. `undefined` is none. */
export interface Versions<Value = unknown> {
  /** What both changes began with. */
  base: Value
  /** What the person at the form made of it. */
  mine: Value
  /** What was saved meanwhile. */
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

/** How the parts of a value are merged. */
export interface Merge {
  /** Merges what is at `path`, which `field` describes. */
  mergeBelow: (field: Field | undefined, path: Path, versions: Versions) => unknown
  /** Returns the value of a conflict. */
  onConflict: (path: Path, versions: Versions) => unknown
}
