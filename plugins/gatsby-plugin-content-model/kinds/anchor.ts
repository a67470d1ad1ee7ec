import type { Presence } from "./field"
import { type LineField, type LineOptions, line } from "./line"

/**
 * Creates a field for the entry's anchor on its page. A missing anchor is made from the field `anchorOf` of the same
 * entry.
 */
export const anchorLine = <Options extends LineOptions & { anchorOf: string }>(
  options: Options
): LineField & Presence<Options> & { anchorOf: string } => ({ ...line(options), ...options })
