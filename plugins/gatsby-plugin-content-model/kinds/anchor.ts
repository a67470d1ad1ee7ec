import type { Kind, Presence, ValueMaker } from "./field"
import { type LineField, type LineOptions, line, lineKind } from "./line"

const anchorKind = {
  ...lineKind,
  // Guides refer to prices by their anchors.
  longest(this: LineField, _sample: unknown, { makeAnchor }: ValueMaker, seed?: number): unknown {
    return this.anchorOf === "item" ? `price-${seed}` : makeAnchor()
  },
} satisfies Kind & Partial<LineField>

/**
 * Creates a field for the entry's anchor on its page. A missing anchor is made from the field `anchorOf` of the same
 * entry.
 */
export const anchorLine = <Options extends LineOptions & { anchorOf: string }>(
  options: Options
): LineField & Presence<Options> & { anchorOf: string } => ({ ...line(options), ...anchorKind, ...options })
