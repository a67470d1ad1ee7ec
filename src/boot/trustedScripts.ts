/**
 * The name of the only Trusted Types policy that a page may create
 * (https://developer.mozilla.org/docs/Web/API/Trusted_Types_API).
 */
export const trustedScriptsPolicy = "own-scripts"

const ownScript = /^\/(?:sw|[\w-]+-[0-9a-f]{10})\.js$/

/** Lets through the addresses of the site's own scripts: the service worker and the files with a hash in their name. */
const createScriptURL = (address: string): string => {
  const { origin, pathname } = new URL(address, location.href)
  if (origin === location.origin && ownScript.test(pathname)) return address
  throw new TypeError(`${address} is not a script of this site.`)
}

/**
 * Creates the policy, once a page. Webpack takes it from `window` for the chunks it loads (src/boot/startReact.ts). A
 * browser without Trusted Types gets the same check and plain texts.
 */
export const createTrustedScripts = (): TrustedScripts => {
  const rules = { createScriptURL }
  return (window.trustedScripts = window.trustedTypes?.createPolicy(trustedScriptsPolicy, rules) ?? rules)
}
