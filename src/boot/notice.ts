import { noticeHook } from "./contract"

/** Milliseconds between two looks at the clock. */
const lookEveryMs = 30_000

/** Shows the notice from one moment until another, in milliseconds since 1970, however long the page stays open. */
export const watchNotice = (from: number, until: number): (() => void) => {
  const look = () => {
    const now = Date.now()
    document.documentElement.toggleAttribute(noticeHook, from <= now && now < until)
  }
  look()
  const timer = setInterval(look, lookEveryMs)
  return () => clearInterval(timer)
}
