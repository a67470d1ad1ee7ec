/** Creates addresses of scripts. In browsers with Trusted Types they are objects. */
interface TrustedScripts {
  createScriptURL: (address: string) => string
}

interface Window {
  /** Gatsby's loader of pages, which its links call. */
  ___loader: { hovering: (path: string) => void; loadPage: (path: string) => Promise<unknown> }
  /** Opens a page of the site in place of this one; Gatsby's links call it. */
  ___navigate: (to: string, options?: object) => void
  ___webpackCompilationHash: string
  /** The HTML of the server as the browser has read it, before others can have changed it. */
  servedNodes: readonly import("./servedNodes").NodeState[]
  trustedScripts: TrustedScripts
  /** https://developer.mozilla.org/docs/Web/API/TrustedTypePolicyFactory; TypeScript does not know it yet. */
  trustedTypes?: { createPolicy: (name: string, rules: TrustedScripts) => TrustedScripts }
}
