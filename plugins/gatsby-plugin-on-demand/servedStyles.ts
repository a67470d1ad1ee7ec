/**
 * styled-components' styles of a page without its marks, which say where the rules of a component end and which it has, and
 * without what it writes around conditions, in selectors, in front of decimals and at the end of rules.
 */
export const withoutMarks = (styles: string): string =>
  styles
    .replaceAll(/data-styled\.g\d+\[[^\]]*\]\{[^}]*\}|\/\*!sc\*\/\n?/g, "")
    .replaceAll(/\((m[a-z-]+): /g, "($1:")
    .replaceAll(" >", ">")
    .replaceAll(/([ (:,])0\./g, "$1.")
    .replaceAll(";}", "}")

/** Returns the classes of an element without the names that styled-components gives its components, which no rule has. */
export const withoutComponentNames = (classes: string): string => classes.replaceAll(/\bsc-\S+ ?/g, "")
