import type { GatsbyBrowser } from "gatsby"
import { type ReactNode, StrictMode } from "react"
import { createRoot } from "react-dom/client"
import { announce } from "./hydration/announce"
import { canPrefetch } from "./hydration/connection"
import { hydratedEvent } from "./contract"
import { noteCopies } from "./hydration/noteCopies"
import { openClickedPage } from "./hydration/openClickedPage"
import { hydratePage } from "./hydration/hydratePage"

const hydrate = (element: ReactNode, container: Element): void => {
  // In develop mode there is no HTML yet, and every effect runs twice to reveal those that cannot be repeated.
  if (process.env.NODE_ENV === "development") createRoot(container).render(<StrictMode>{element}</StrictMode>)
  else hydratePage(element, container)
}

// Gatsby's type expects the return value of React 17.
export const replaceHydrateFunction = () => hydrate

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  dispatchEvent(new Event(hydratedEvent))
  // The visitor may have scrolled already. Gatsby must know the position to restore it later.
  dispatchEvent(new Event("scroll"))
}

// The browser has restored the page's scroll position, and the visitor may have scrolled since. The position that
// Gatsby saved at an earlier visit in this tab would make the page jump when a control is first used. In develop mode
// there is no HTML that the browser could scroll.
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({ prevRouterProps }) =>
  Boolean(prevRouterProps) || process.env.NODE_ENV === "development"

const noop = () => undefined

/** Shows whether the page comes from a copy of the service worker. */
let showNote: () => void = noop

// Gatsby prefetches a page when its link is in view, hovered or touched. Here it does not prefetch links in view,
// because data costs the visitor money, and prefetches nothing if data is known to be costly.
export const disableCorePrefetching: GatsbyBrowser["disableCorePrefetching"] = () => true

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  if (!canPrefetch()) window.___loader.hovering = noop
  openClickedPage()
  showNote = noteCopies()
}

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  if (!prevLocation || location.pathname === prevLocation.pathname) return
  showNote()
  announce(document.querySelector("h1")?.textContent ?? "")
}
