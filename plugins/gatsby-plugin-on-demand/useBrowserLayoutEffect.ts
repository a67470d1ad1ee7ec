import { useEffect, useLayoutEffect } from "react"

/** `useLayoutEffect` in the browser. On the server there is nothing to lay out, and React warns of the effect. */
export const useBrowserLayoutEffect = typeof window === "undefined" ? useEffect : useLayoutEffect
