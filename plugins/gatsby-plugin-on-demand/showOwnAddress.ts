import { addressHook } from "./contract"

/**
 * Shows the page's own address where a host has sent it at another, such as `/about/index.html`, `/about`, `//about/` or
 * `/ABOUT/`. React and everything else know the page by its own address alone.
 */
export const showOwnAddress = (): void => {
  const { pathname, search, hash } = location
  const address = document.querySelector(`[${addressHook}]`)?.getAttribute(addressHook) ?? pathname
  try {
    if (address !== pathname) history.replaceState(history.state, "", address + search + hash)
  } catch {
    // A page that was saved as a file, or that is shown by another site, cannot have the address. It can still be read.
  }
}
