import { useEffect, useRef } from "react"
import { draftMs } from "../inline/contract"

/**
 * Calls `forget` when `kept` has not changed for an hour, however the page has spent it: open, or kept by the browser for its Back
 * button. `undefined` is nothing to forget.
 */
export const useForgetting = (kept: unknown, forget: () => void): void => {
  const latest = useRef(forget)
  useEffect(() => {
    latest.current = forget
  })
  useEffect(() => {
    if (kept === undefined) return
    const since = Date.now()
    const check = (): void => {
      if (Date.now() - since >= draftMs) latest.current()
    }
    const timer = setTimeout(check, draftMs)
    addEventListener("pageshow", check)
    return () => {
      clearTimeout(timer)
      removeEventListener("pageshow", check)
    }
  }, [kept])
}
