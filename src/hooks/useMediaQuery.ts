import { useSyncExternalStore } from "react"

/** Whether a media query holds, kept up to date; `false` on the server and in the first render. */
export const useMediaQuery = (query: string): boolean =>
  useSyncExternalStore(
    changed => {
      const list = window.matchMedia(query)
      list.addEventListener("change", changed)
      return () => list.removeEventListener("change", changed)
    },
    () => window.matchMedia(query).matches,
    () => false
  )
