/**
 * Ids, attributes and events that the inline script, the build and React share. Separate constants and not an object,
 * so that every page contains only those it uses.
 */

/** Id of Gatsby's element for everything that React renders. */
export const containerId = "___gatsby"

/** Id of the element in the container that holds the page. */
export const rootId = "gatsby-focus-wrapper"

/**
 * Id of the data block with the URLs of Gatsby's own scripts, the files that React requests when it starts, and
 * those that a form requests.
 */
export const preloadsId = "preloads"

/** Attribute of that block with the page's own URL, such as `/faq/`. */
export const pathHook = "data-page"

/** Id of the inline script, the only script that starts immediately. */
export const inlineScriptId = "inline-script"

/** Id of the element with all styles of the page. */
export const stylesId = "styles"

/** Id of the inline script's live region: for screen readers, and visible if it has the attribute `data-visible`. */
export const announcerId = "announcer"

/** Id of the note about a page that comes from the service worker's copies. It is empty on all other pages. */
export const copyNoteId = "copy-note"

/** Name of the `<meta>` with the build's id. */
export const buildMetaName = "build"

/** Attribute of the announcer that makes its text visible to everybody. */
export const visibleHook = "data-visible"

/** Selector of all elements that can be clicked or filled in. */
export const interactiveSelector = "a,button,input,select,textarea,summary"

/** Event on `window` after React has hydrated the page. */
export const hydratedEvent = "hydrated"

/** Event on `window` after React has failed completely and the page is back to its HTML without React. */
export const reactLostEvent = "react-lost"

/**
 * Attribute of the root element: empty once the inline script has run without an error, `unsupportedValue` in a browser
 * that is too old for it.
 */
export const scriptHook = "data-script"

/** Value of that attribute in a browser that the site does not support: the page stays as it is without scripts. */
export const unsupportedValue = "no"

/** Path of the scripts that start immediately, in develop mode, in which pages do not contain them. */
export const developScripts = "/___scripts.js"
