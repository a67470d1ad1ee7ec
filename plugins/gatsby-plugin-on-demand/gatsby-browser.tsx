import type { GatsbyBrowser } from "gatsby"
import { type ReactNode, StrictMode } from "react"
import { createRoot } from "react-dom/client"
import { announce } from "./announce"
import { canPrefetch } from "./connection"
import { hydratedEvent } from "./contract"
import { followLastPress } from "./followLastPress"
import { hydratePage } from "./hydratePage"

const startReact = (element: ReactNode, container: Element): void => {
  // In develop mode there is no HTML yet, and every effect runs twice, so that one which cannot be repeated shows.
  if (process.env.NODE_ENV === "development") createRoot(container).render(<StrictMode>{element}</StrictMode>)
  else hydratePage(element, container)
}

// Gatsby's type for it expects what React 17 returned.
export const replaceHydrateFunction = () => startReact

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  dispatchEvent(new Event(hydratedEvent))
  // The visitor has scrolled already. Gatsby must know it to come back to the same place.
  dispatchEvent(new Event("scroll"))
}

// The browser, and the visitor since, have put the page where it is: what Gatsby saved at an earlier visit in this tab would
// make it jump at the first use of a control. In develop mode there is no HTML that the browser could scroll.
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({ prevRouterProps }) =>
  Boolean(prevRouterProps) || process.env.NODE_ENV === "development"

const noop = () => undefined

// Gatsby prefetches a page when its link is in view, pointed at or touched. Here it never does so for links in view,
// because data costs the visitor money, and not at all where data is known to be costly.
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  Object.assign(window.___loader, { enqueue: noop, ...(!canPrefetch() && { hovering: noop }) })
  followLastPress()
}

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  if (prevLocation && location.pathname !== prevLocation.pathname)
    announce(document.querySelector("h1")?.textContent ?? "")
}
