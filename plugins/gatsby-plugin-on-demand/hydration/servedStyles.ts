/**
 * Returns a page's styles from styled-components without its markers for the rules and ids of each component, and
 * without redundant characters in conditions, in selectors, after commas, before decimals and at the end of rules. That is a twentieth
 * of a compressed page.
 */
export const withoutMarks = (styles: string): string =>
  styles
    .replaceAll(/data-styled\.g\d+\[[^\]]*\]\{[^}]*\}|\/\*!sc\*\/\n?/g, "")
    .replaceAll(/\((m[a-z-]+): /g, "($1:")
    .replaceAll(" >", ">")
    // Not in quotation marks.
    .replaceAll(/(?:, |\( | \))(?=[^"{};]*[{};])/g, mark => mark.trim())
    .replaceAll(/([ (:,])0\./g, "$1.")
    .replaceAll(";}", "}")

/** Returns the classes of an element without the component names that styled-components adds, which no rule uses. */
export const withoutComponentNames = (classes: string): string => classes.replaceAll(/\bsc-\S+ ?/g, "")
