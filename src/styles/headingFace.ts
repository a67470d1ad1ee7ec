import file from "./fonts/fraunces-600.woff2"

/**
 * The heading face, for the page's head and not for `GlobalStyle`: React writes that anew when it comes, and a browser
 * that has the file by then would change all headings under the reader's eyes.
 */
export const headingFace = `@font-face{font-family:Fraunces;font-weight:600;font-display:optional;src:url(${file}) format("woff2")}`
