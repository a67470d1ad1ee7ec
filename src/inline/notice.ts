import { noticeHook } from "./contract"

/** Milliseconds between two checks of the clock. */
export const checkEveryMs = 30_000

/** Shows the notice from one moment until another, in milliseconds since 1970, however long the page stays open. */
export const watchNotice = (from: number, until: number): ReturnType<typeof setInterval> => {
  const updateNotice = () =>
    document.documentElement.toggleAttribute(noticeHook, from <= Date.now() && Date.now() < until)
  updateNotice()
  return setInterval(updateNotice, checkEveryMs)
}
