/** What the inline script of a site may import, besides index.ts. */
export {
  areControlsReleased,
  bringReact,
  holdPress,
  isElsewhere,
  isReactMissing,
  isReactWanted,
  noteServedNodes,
  registerWorkerOnUse,
  watchControls,
  watchLinks,
} from "./onDemand"
export { showOwnAddress } from "./showOwnAddress"
