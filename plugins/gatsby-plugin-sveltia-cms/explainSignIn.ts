import { read, readText } from "../gatsby-plugin-content-model/json"
import { tryParseJson } from "./tryParseJson"

const tryAgain = "Press “Sign In with GitHub” to try again, or use an access token."

const blocked = `The browser did not open the window for signing in. Allow this site to open windows. ${tryAgain}`

const createRefusal = (reason: string): string =>
  `GitHub has not signed you in${reason ? `: ${reason.replace(/\.?$/, ".")}` : "."} ${tryAgain}`

/** Passes a message of the sign-in service to Sveltia CMS, which shows it. */
const report = (origin: string, error: string): void =>
  void window.dispatchEvent(
    new MessageEvent("message", { origin, data: `authorization:github:error:${JSON.stringify({ error })}` })
  )

/**
 * Explains why a sign-in failed if Sveltia CMS 0.221.1 does not. It waits forever for a window that the browser has
 * blocked, and shows “Unexpected Error” for Netlify's response if the user has declined. It reports a closed window by
 * itself. If it no longer contains the text that this file relies on, the build ends (bundle/adaptations.ts).
 */
export const explainSignIn = (): void => {
  const open = window.open.bind(window)
  window.open = (url, target, features) => {
    const opened = open(url, target, features)
    if (!opened && target === "auth" && url)
      // By then Sveltia CMS has added its listener.
      setTimeout(() => report(new URL(url).origin, blocked))
    return opened
  }
  window.addEventListener("message", event => {
    if (!event.isTrusted || typeof event.data !== "string") return
    const [, answer] = /^authorization:github:error:(.*)$/s.exec(event.data) ?? []
    if (answer === undefined) return
    event.stopImmediatePropagation()
    const { error, message } = read({ error: readText, message: readText }, tryParseJson(answer))
    report(event.origin, createRefusal(error || message))
  })
}
