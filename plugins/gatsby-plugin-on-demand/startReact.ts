/**
 * The entry of Gatsby's scripts in the published site. Running all of them at once blocks a slow phone; between these
 * steps it can respond (https://web.dev/articles/optimize-long-tasks).
 */
const yieldToMain = (): Promise<void> => new Promise(resolve => setTimeout(resolve))

declare const __webpack_require__: { tt: () => TrustedScripts }
/** The name of this build of the scripts, which Gatsby compares with the one in the data of each page. */
declare const __webpack_hash__: string

const start = async (): Promise<void> => {
  // For the addresses of its chunks webpack would create a policy of its own, one that lets everything through.
  __webpack_require__.tt = () => window.trustedScripts
  // What Gatsby would write into each page.
  window.___webpackCompilationHash = __webpack_hash__
  await yieldToMain()
  await import(/* webpackMode: "eager" */ "./reactDom")
  await yieldToMain()
  await import(/* webpackMode: "eager" */ "site-browser")
  await yieldToMain()
  await import(/* webpackMode: "eager" */ "gatsby-app")
}

void start()
