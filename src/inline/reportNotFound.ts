import { notFoundHook } from "./contract"

/** Logs the attempted path to the console ("Pages" in docs/product.md). */
export const reportNotFound = (): void => {
  console.error(`404: no page at ${location.pathname}`)
  document.documentElement.setAttribute(notFoundHook, location.pathname)
}
