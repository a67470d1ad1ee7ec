import type { GatsbyBrowser } from "gatsby"
import { announce, canPrefetch } from "./plugins/gatsby-plugin-on-demand"
import { followLastPress } from "./plugins/gatsby-plugin-on-demand/browser"
import { Layout, type PageData } from "./src/layout/Layout"
import type { PageWords } from "./src/words/useWords"

export {
  onInitialClientRender,
  replaceHydrateFunction,
  shouldUpdateScroll,
} from "./plugins/gatsby-plugin-on-demand/browser"

export const wrapPageElement: GatsbyBrowser<PageData, PageWords>["wrapPageElement"] = ({ element, props }) => (
  <Layout path={props.location.pathname} words={props.pageContext} facts={props.data.content}>
    {element}
  </Layout>
)

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
