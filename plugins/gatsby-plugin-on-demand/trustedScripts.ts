/**
 * The name of the only Trusted Types policy that a page may create
 * (https://developer.mozilla.org/docs/Web/API/Trusted_Types_API).
 */
export const trustedScriptsPolicy = "own-scripts"

/** The form of these addresses. It begins with one slash, so it cannot leave the site. */
export const ownScript = /^\/(sw|static\/[\w-]+-[\da-f]{10})\.js$/

/** Lets through the addresses of the site's own scripts: the service worker and the files with a hash in their name. */
const createScriptURL = (address: string): string => {
  if (ownScript.test(address)) return address
  throw new TypeError(address)
}

/**
 * Creates the policy, once a page. Webpack takes it from `window` for the chunks it loads (plugins/gatsby-plugin-on-demand/startReact.ts). A
 * browser without Trusted Types gets the same check and plain texts.
 */
export const createTrustedScripts = (): TrustedScripts => {
  const rules = { createScriptURL }
  return (window.trustedScripts = window.trustedTypes?.createPolicy(trustedScriptsPolicy, rules) ?? rules)
}
