/**
 * The entry of Gatsby's scripts in the published site. Running all of them at once blocks a slow phone; between these
 * steps it can respond (https://web.dev/articles/optimize-long-tasks).
 */
import { addLink } from "./addLink"
import { preloadsId } from "./contract"
import type { Preloads } from "./loadReact"

const yieldToMain = (): Promise<void> => new Promise(resolve => setTimeout(resolve))

declare const __webpack_require__: { tt: () => TrustedScripts }

/**
 * Asks for a form's notifications when a press in it is waiting: while React starts nothing else is on the wire. Together
 * with React's files they would hold them up.
 */
const preloadNotifications = (): void => {
  if (!document.querySelector("form :is([aria-busy], :focus)")) return
  const { notifications }: Preloads = JSON.parse(document.querySelector(`#${preloadsId}`)?.textContent ?? "")
  for (const href of notifications) addLink("preload", href, { as: "script" })
}

const start = async (): Promise<void> => {
  // For the addresses of its chunks webpack would create a policy of its own, one that lets everything through.
  __webpack_require__.tt = () => window.trustedScripts
  preloadNotifications()
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
