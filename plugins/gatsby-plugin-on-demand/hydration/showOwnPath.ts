import { pathHook } from "../contract"

/**
 * Shows the page's own URL if a host has served it at another one, such as `/about/index.html`, `/about`,
 * `//about/` or `/ABOUT/`. React and all other code know the page only by its own URL.
 */
export const showOwnPath = (): void => {
  const { pathname, search, hash } = location
  const url = document.querySelector(`[${pathHook}]`)?.getAttribute(pathHook) ?? pathname
  try {
    if (url !== pathname) history.replaceState(history.state, "", url + search + hash)
  } catch {
    // A page that is saved as a file or embedded in another site cannot have this URL, but can still be read.
  }
}
