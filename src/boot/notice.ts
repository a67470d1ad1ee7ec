import { noticeHook } from "./contract"

/** Milliseconds between two looks at the clock. */
export const lookEveryMs = 30_000

/** Shows the notice from one moment until another, in milliseconds since 1970, however long the page stays open. */
export const watchNotice = (from: number, until: number): ReturnType<typeof setInterval> => {
  const look = () => document.documentElement.toggleAttribute(noticeHook, from <= Date.now() && Date.now() < until)
  look()
  return setInterval(look, lookEveryMs)
}
