import { getIconId } from "./iconId"

/**
 * Adds an icon that the server has not drawn to the page's sprite. Fetches the paths; where they cannot be fetched the
 * icon stays empty, and the next one tries again.
 */
export const drawIcon = (name: string): void => {
  if (document.getElementById(getIconId(name))) return
  import(/* webpackChunkName: "icons" */ "./addSymbol").then(
    ({ addSymbol }) => addSymbol(name),
    () => undefined
  )
}
