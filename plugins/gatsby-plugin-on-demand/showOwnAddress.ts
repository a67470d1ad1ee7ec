import { addressHook } from "./contract"

/**
 * Shows the page's own address if a host has served it at another one, such as `/about/index.html`, `/about`,
 * `//about/` or `/ABOUT/`. React and all other code know the page only by its own address.
 */
export const showOwnAddress = (): void => {
  const { pathname, search, hash } = location
  const address = document.querySelector(`[${addressHook}]`)?.getAttribute(addressHook) ?? pathname
  try {
    if (address !== pathname) history.replaceState(history.state, "", address + search + hash)
  } catch {
    // A page that is saved as a file or embedded in another site cannot have this address, but can still be read.
  }
}
