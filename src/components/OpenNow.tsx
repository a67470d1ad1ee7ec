import { useSyncExternalStore } from "react"
import { nowHook } from "../boot/contract"
import { useHours } from "./useClinic"

const readNow = (): string => document.documentElement.getAttribute(nowHook) ?? ""

/** The sentence in the HTML, which React takes over: the inline script may have changed its own since. */
const readServed = (): string =>
  typeof document !== "undefined" && readNow() ? (document.querySelector(`body [${nowHook}]`)?.textContent ?? "") : ""

const subscribe = (onChange: () => void): (() => void) => {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: [nowHook] })
  return () => observer.disconnect()
}

const TimedSentence = ({ otherwise }: { otherwise: string }) => {
  const now = useSyncExternalStore(subscribe, readNow, readServed)
  return <span {...{ [nowHook]: "" }}>{now || otherwise}</span>
}

/**
 * Says that the clinic is open, while it is. The inline script knows the time; without it nothing is claimed, and
 * `otherwise` is shown.
 */
export const OpenNow = ({ otherwise = "" }: { otherwise?: string }) => {
  const { clock, announcement } = useHours()
  return clock ? <TimedSentence otherwise={otherwise} /> : <>{announcement}</>
}
