/**
 * Entry of Gatsby's scripts in the published site. Running all of them at once would block a slow phone; between these
 * steps it can respond (https://web.dev/articles/optimize-long-tasks).
 */
const yieldToMain = (): Promise<void> => new Promise(resolve => setTimeout(resolve))

declare const __webpack_require__: { tt: () => TrustedScripts }
/** Hash of this build of the scripts, which Gatsby compares with the one in each page's data. */
declare const __webpack_hash__: string

const start = async (): Promise<void> => {
  // By default, webpack would create its own policy for the URLs of its chunks, and that policy would allow any
  // URL.
  __webpack_require__.tt = () => window.trustedScripts
  // Gatsby would otherwise write this into each page.
  window.___webpackCompilationHash = __webpack_hash__
  await yieldToMain()
  await import(/* webpackMode: "eager" */ "./reactDom")
  await yieldToMain()
  await import(/* webpackMode: "eager" */ "site-browser")
  await yieldToMain()
  await import(/* webpackMode: "eager" */ "gatsby-app")
}

void start()
