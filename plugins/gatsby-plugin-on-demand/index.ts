/**
 * Exports for any file of a site. Other entries are inline.ts for its inline script, browser.ts for code that runs with
 * React, and build.ts for its configuration and gatsby-node.ts.
 */
export { announce } from "./announce"
export { closest } from "./closest"
export { isDataSaver } from "./connection"
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
export { announcer, copyNote, createFilledElements } from "./filledElements"
export { isFocusVisible } from "./isFocusVisible"
export { opensElsewhere } from "./opensElsewhere"
export { withoutMarks } from "./servedStyles"
