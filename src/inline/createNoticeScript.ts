import { noticeHook } from "./contract"
import { checkEveryMs } from "./notice"

/**
 * What `watchNotice` does, as the text of a script in the head of pages with a notice: before anything is painted it is
 * known whether the notice is shown. Written by hand, because every byte of it is in every page.
 */
export const createNoticeScript = (from: number, until: number): string =>
  `{let f=()=>document.documentElement.toggleAttribute("${noticeHook}",Date.now()>=${from}&Date.now()<${until});f();setInterval(f,${checkEveryMs})}`
