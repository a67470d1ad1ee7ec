/** What the inline script, the build and React agree on. One constant each, not objects: every page carries only those it uses. */

/** Gatsby's element for everything that React renders. */
export const containerId = "___gatsby"

/** The element in it that holds the page. */
export const rootId = "gatsby-focus-wrapper"

/** The data block with Gatsby's own scripts, the files that React requests when it starts, and those that a form requests. */
export const preloadsId = "preloads"

/** On that block: the page's own address, such as `/faq/`. */
export const addressHook = "data-page"

/** The inline script, the only one that starts immediately. */
export const inlineScriptId = "inline-script"

/** The element with all styles of the page. */
export const stylesId = "styles"

/** The link to the rules for print, which are in a file of their own. */
export const printId = "print-styles"

/** The live region of the inline script: for screen readers, and visible with the attribute `data-visible`. */
export const announcerId = "announcer"

/** The name of the `<meta>` with the build's id. */
export const buildMetaName = "build"

/** On the announcer: its words are visible to everybody. */
export const visibleHook = "data-visible"

/** Everything that can be pressed or filled in. */
export const pressable = "a,button,input,select,textarea,summary"

/** Sent on `window` when React has hydrated the page. */
export const hydratedEvent = "hydrated"

/** Sent on `window` when React has failed as a whole, and the page is as it was without it. */
export const reactLostEvent = "react-lost"

/** The CSS property that a browser must know for React to be tried: one without it is from before 2021. */
export const supportedProperty = "aspect-ratio"

/** A value of that property. */
export const supportedValue = "1"
