import { notFoundHook } from "./contract"

/** Logs the attempted path to the console if this is the 404 page ("Pages" in docs/product.md). */
export const reportNotFound = (): void => {
  if (document.querySelector(`[${notFoundHook}]`)) console.error(`404: no page at ${location.pathname}`)
}
