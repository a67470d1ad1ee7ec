import { useSyncExternalStore } from "react"
import { nowHook } from "../boot/contract"
import { useHours } from "./useClinic"

const readNow = (): string => document.documentElement.getAttribute(nowHook) ?? ""

/** The sentence in the HTML, which React takes over: the inline script may have changed its own since. */
const readServed = (): string =>
  (typeof document !== "undefined" && readNow() && document.querySelector(`body [${nowHook}]`)?.textContent) || ""

const subscribe = (onChange: () => void): (() => void) => {
  addEventListener(nowHook, onChange)
  return () => removeEventListener(nowHook, onChange)
}

/**
 * Says that the clinic is open, while it is; not on paper, where “now” does not last. The inline script knows the time;
 * without it nothing is claimed, and `otherwise` is shown.
 */
export const OpenNow = ({ otherwise = "" }: { otherwise?: string }) => {
  const { clock, announcement } = useHours()
  const now = useSyncExternalStore(subscribe, readNow, readServed)
  return clock ? (
    <span className="no-print" {...{ [nowHook]: "" }}>
      {now || otherwise}
    </span>
  ) : (
    <>{announcement}</>
  )
}
