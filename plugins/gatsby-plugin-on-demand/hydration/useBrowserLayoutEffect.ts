import { useEffect, useLayoutEffect } from "react"

/**
 * `useLayoutEffect` in the browser, `useEffect` on the server, where there is no layout and React warns about layout
 * effects.
 */
export const useBrowserLayoutEffect = typeof window === "undefined" ? useEffect : useLayoutEffect
