import { useSyncExternalStore } from "react"
import { nowHook } from "../inline/contract"
import { useSite } from "./useSite"

const readNow = (): string => document.documentElement.getAttribute(nowHook) ?? ""

/** Returns the sentence in the HTML, which React takes over: the inline script may have changed it. */
const readServed = (): string =>
  (typeof document !== "undefined" && readNow() && document.querySelector(`body [${nowHook}]`)?.textContent) || ""

const subscribe = (onChange: () => void): (() => void) => {
  addEventListener(nowHook, onChange)
  return () => removeEventListener(nowHook, onChange)
}

/**
 * Shows whether the clinic is open, and whether people should call first. It is not printed, because it would soon be
 * wrong. Without the inline script, which knows the time, it shows `otherwise`, which must be true at any time.
 */
export const OpenNow = ({ otherwise = "" }: { otherwise?: string }) => {
  const { isTimed, announcement } = useSite().hours
  const { always } = useSite().clinic.openingHours
  const now = useSyncExternalStore(subscribe, readNow, readServed)
  return isTimed ? (
    <span className="no-print" {...{ [nowHook]: "" }}>
      {now || otherwise || (always && announcement)}
    </span>
  ) : (
    <>{announcement}</>
  )
}

/** Shows the opening hours, and whether the clinic is open now. */
export const HoursToday = () => (
  <>
    {useSite().hours.lines.map(line => (
      <p key={line}>{line}</p>
    ))}
    <p>
      <OpenNow />
    </p>
  </>
)
