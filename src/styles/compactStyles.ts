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
