import { notFoundHook } from "./contract"

/** Logs the attempted path to the console ("Pages" in docs/product.md), unless it was the last one that was logged. */
export const reportNotFound = (): void => {
  const { pathname } = location
  const html = document.documentElement
  if (html.getAttribute(notFoundHook) !== pathname) console.error(`404: no page at ${pathname}`)
  html.setAttribute(notFoundHook, pathname)
}
