import { useSyncExternalStore } from "react"
import { nowHook } from "../inline/contract"
import { useClinic, useHours } from "./useClinic"

const readNow = (): string => document.documentElement.getAttribute(nowHook) ?? ""

/** Returns the sentence in the HTML, which React takes over: the inline script may have changed its own since. */
const readServed = (): string =>
  (typeof document !== "undefined" && readNow() && document.querySelector(`body [${nowHook}]`)?.textContent) || ""

const subscribe = (onChange: () => void): (() => void) => {
  addEventListener(nowHook, onChange)
  return () => removeEventListener(nowHook, onChange)
}

/**
 * Says whether the clinic is open, and whether people are asked to call first; not on paper, where “now” does not last. The
 * inline script knows the time; without it nothing is claimed that is not true at any time, and `otherwise` is shown.
 */
export const OpenNow = ({ otherwise = "" }: { otherwise?: string }) => {
  const { isTimed, announcement } = useHours()
  const { always } = useClinic().openingHours
  const now = useSyncExternalStore(subscribe, readNow, readServed)
  return isTimed ? (
    <span className="no-print" {...{ [nowHook]: "" }}>
      {now || otherwise || (always && announcement)}
    </span>
  ) : (
    <>{announcement}</>
  )
}
