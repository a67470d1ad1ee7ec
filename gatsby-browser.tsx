import type { GatsbyBrowser } from "gatsby"
import { type ReactNode, StrictMode } from "react"
import { createRoot } from "react-dom/client"
import { announce, canPrefetch, hydratedEvent } from "./plugins/gatsby-plugin-on-demand"
import { followLastPress, hydratePage } from "./plugins/gatsby-plugin-on-demand/browser"
import { Layout, type PageData } from "./src/layout/Layout"
import type { PageWords } from "./src/words/useWords"

export const wrapPageElement: GatsbyBrowser<PageData, PageWords>["wrapPageElement"] = ({ element, props }) => (
  <Layout path={props.location.pathname} words={props.pageContext} facts={props.data.content}>
    {element}
  </Layout>
)

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

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  if (!prevLocation) return
  if (location.pathname !== prevLocation.pathname) announce(document.querySelector("h1")?.textContent ?? "")
  // The server writes structured data only for the page that was loaded.
  document.querySelector('script[type="application/ld+json"]')?.remove()
}

const noop = () => undefined

// Gatsby prefetches a page when its link is in view, pointed at or touched. Here it never does so for links in view,
// because data costs the visitor money, and not at all where data is known to be costly.
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  Object.assign(window.___loader, { enqueue: noop, ...(!canPrefetch() && { hovering: noop }) })
  followLastPress()
  // In develop mode the browser lists the problems to fix in the content; nothing of this is in the published site.
  if (process.env.NODE_ENV === "development")
    void import("./src/editor/errorOverlay").then(({ showErrorOverlay }) => showErrorOverlay())
}
