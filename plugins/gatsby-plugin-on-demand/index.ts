/**
 * Exports for any file of a site. Other entries are inline.ts for its inline script, browser.ts for code that runs with
 * React, and build.ts for its configuration and gatsby-node.ts.
 */
export { announce } from "./hydration/announce"
export { closest } from "./hydration/closest"
export { isDataSaver } from "./hydration/connection"
export {
  announcerId,
  copyNoteId,
  interactiveSelector,
  reactLostEvent,
  rootId,
  scriptHook,
  stylesId,
  unsupportedValue,
  visibleHook,
} from "./contract"
export { isFocusVisible } from "./hydration/isFocusVisible"
export { opensElsewhere } from "./hydration/opensElsewhere"
export { withoutMarks } from "./hydration/servedStyles"
