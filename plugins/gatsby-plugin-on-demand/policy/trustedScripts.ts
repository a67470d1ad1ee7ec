/**
 * Name of the only Trusted Types policy that a page may create
 * (https://developer.mozilla.org/docs/Web/API/Trusted_Types_API).
 */
export const trustedScriptsPolicy = "own-scripts"

/**
 * Matches URLs of the site's own scripts. They begin with exactly one slash, so they cannot be on another site.
 */
export const ownScriptPath = /^\/(sw|static\/[\w-]+-[\da-f]{10})\.js$/

/**
 * Returns the URL of one of the site's own scripts: the service worker or a file with a hash in its name. Throws
 * for others.
 */
const createScriptURL = (url: string): string => {
  if (ownScriptPath.test(url)) return url
  throw new TypeError(url)
}

/**
 * Creates the policy, once per page. webpack takes it from `window` for its chunks
 * (plugins/gatsby-plugin-on-demand/hydration/startReact.ts). Browsers without Trusted Types get the same check, with URLs as
 * plain strings.
 */
export const createTrustedScripts = (): TrustedScripts => {
  const rules = { createScriptURL }
  return (window.trustedScripts = window.trustedTypes?.createPolicy(trustedScriptsPolicy, rules) ?? rules)
}
