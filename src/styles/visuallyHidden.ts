/**
 * Declarations for text that is only for screen readers
 * (https://www.w3.org/WAI/tutorials/forms/labels/#note-on-hiding-elements).
 */
export const visuallyHidden =
  "position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap;"
