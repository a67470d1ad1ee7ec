import type { GatsbyBrowser } from "gatsby"
import { mayFetchAhead } from "./src/boot/connection"
import { Layout } from "./src/layout/Layout"

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => <Layout path={props.location.pathname}>{element}</Layout>

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
