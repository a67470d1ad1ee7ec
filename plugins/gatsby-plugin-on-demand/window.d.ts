/** Creates URLs of scripts. In browsers with Trusted Types the URLs are objects. */
interface TrustedScripts {
  createScriptURL: (url: string) => string
}

interface Window {
  /** Gatsby's page loader, which its links use. */
  ___loader: { hovering: (path: string) => void; loadPage: (path: string) => Promise<unknown> }
  /** Opens a page of the site in place of the current one. Gatsby's links call it. */
  ___navigate: (to: string, options?: object) => void
  ___webpackCompilationHash: string
  /** The server's HTML as the browser has parsed it, before other programs can change it. */
  servedNodes: readonly import("./hydration/restoreServedNodes").NodeState[]
  trustedScripts: TrustedScripts
  /** https://developer.mozilla.org/docs/Web/API/TrustedTypePolicyFactory; TypeScript has no type for it yet. */
  trustedTypes?: { createPolicy: (name: string, rules: TrustedScripts) => TrustedScripts }
}
