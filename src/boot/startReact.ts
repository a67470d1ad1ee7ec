/**
 * The entry of Gatsby's scripts in the published site. Running all of them at once blocks a slow phone; between these
 * steps it can respond (https://web.dev/articles/optimize-long-tasks).
 */
const yieldToMain = (): Promise<void> => new Promise(resolve => setTimeout(resolve))

declare const __webpack_require__: { tt: () => TrustedScripts }

const start = async (): Promise<void> => {
  // For the addresses of its chunks webpack would create a policy of its own, one that lets everything through.
  __webpack_require__.tt = () => window.trustedScripts
  await yieldToMain()
  await import(/* webpackMode: "eager" */ "./reactDom")
  await yieldToMain()
  await import(/* webpackMode: "eager", webpackExports: ["default"] */ "styled-components")
  await yieldToMain()
  await import(/* webpackMode: "eager" */ "../../gatsby-browser")
  await yieldToMain()
  await import(/* webpackMode: "eager" */ "../../.cache/navigation")
  await yieldToMain()
  await import(/* webpackMode: "eager" */ "../../.cache/production-app")
}

void start()
