/** Declarations that several components share. */

/** Declarations for parts beside each other in one line, such as an icon and its text, centred on each other. */
export const inLine = "display: flex; align-items: center;"

/** Declarations for an element with a single part, such as an icon, in its middle. */
export const centred = "display: grid; place-items: center;"

/** Declarations for a link or button that is easy to press: 44 px high, with its text in the middle. */
export const touchTarget = "display: inline-flex; align-items: center; min-height: 2.75rem;"

/**
 * Returns the background of dark text in a strong colour. A browser that darkens light pages makes such text light, but
 * leaves the colour as it is. Only there does an element with a light scheme get the second of the two colours.
 */
export const underDarkText = (colour: string): string => `
  background: var(${colour});
  @supports (color: light-dark(red, red)) {
    color-scheme: light;
    background: light-dark(var(${colour}), var(--deep));
  }
`

/** A dark ground, with the colours of what is on it. */
export const deepGround = `
  --text-muted: var(--on-deep-muted);
  --focus: var(--deep-focus);
  background: var(--deep);
  color: var(--on-deep);
  p > a {
    color: inherit;
  }
`

/** Keeps a phone number on one line, unless the line is shorter than the number: then it breaks between its groups. */
export const wholeNumber = "display: inline-block; max-width: 100%; overflow-wrap: normal;"

/**
 * Declarations for text that is only for screen readers
 * (https://www.w3.org/WAI/tutorials/forms/labels/#note-on-hiding-elements).
 */
export const visuallyHidden =
  "position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap;"

/** Removes comments and white space from plain CSS, as the build does in the styles of components. */
export const compactStyles = (rules: string): string =>
  rules
    .replaceAll(/\/\*[^]*?\*\//g, "")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ ?([{};,]) ?/g, "$1")
    .replaceAll(": ", ":")
    .replaceAll(/([ (:,])0\./g, "$1.")
    .replaceAll(";}", "}")
    .trim()
