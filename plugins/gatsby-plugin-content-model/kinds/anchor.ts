import type { Kind, Presence, ValueMaker } from "./field"
import { type LineField, type LineOptions, line, lineKind } from "./line"

const anchorKind = {
  ...lineKind,
  longest: (_sample: unknown, { makeAnchor }: ValueMaker): unknown => makeAnchor(),
} satisfies Kind & Partial<LineField>

/**
 * Creates a field for the entry's anchor on its page. A missing anchor is made from the field `anchorOf` of the same
 * entry.
 */
export const anchorLine = <Options extends LineOptions & { anchorOf: string }>(
  options: Options
): LineField & Presence<Options> & { anchorOf: string } => ({ ...line(options), ...anchorKind, ...options })
