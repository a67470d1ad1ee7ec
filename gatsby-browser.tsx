import type { GatsbyBrowser } from "gatsby"
import { type ReactNode, startTransition } from "react"
import { createRoot, hydrateRoot } from "react-dom/client"
import { mayFetchAhead } from "./src/boot/connection"
import { Layout } from "./src/layout/Layout"

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => <Layout path={props.location.pathname}>{element}</Layout>

// As a transition React hydrates in short steps, between which the page answers to a finger; Gatsby's own call does it in
// one. In develop mode there is no HTML yet.
const startReact = (element: ReactNode, container: Element): void =>
  startTransition(() => {
    if (container.querySelector("#gatsby-focus-wrapper > *")) hydrateRoot(container, element)
    else createRoot(container).render(element)
  })

// Without the type that Gatsby has for it: that one wants what React 17 returned.
export const replaceHydrateFunction = () => startReact

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  dispatchEvent(new Event("site-ready"))
}

// Gatsby fetches a page when its link is pointed at or touched; not where that could cost the visitor for nothing.
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  if (!mayFetchAhead()) Object.assign(window.___loader, { hovering: () => undefined })
  // In develop mode the browser says what is to mend in the content; nothing of this is in the published site.
  if (process.env.NODE_ENV === "development") void import("./src/editor/faultNotice").then(({ showFaults }) => showFaults())
}

// Pages are fetched when a link is pointed at or pressed, not because it is in view: data costs the visitor money.
export const disableCorePrefetching: GatsbyBrowser["disableCorePrefetching"] = () => true
