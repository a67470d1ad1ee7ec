import type { GatsbyBrowser } from "gatsby"
import { pageEvent } from "./src/inline/contract"
import { type PageData, PageProvider } from "./src/components/useSite"
import { Layout } from "./src/layout/Layout"
import type { PageWords } from "./src/words/useWords"

export const wrapPageElement: GatsbyBrowser<PageData, PageWords>["wrapPageElement"] = ({ element, props }) =>
  // In develop mode Gatsby shows a page of its own at unknown addresses, which has no content.
  props.data?.content ? (
    <PageProvider page={props.pageContext} site={props.data.content}>
      <Layout path={props.location.pathname}>{element}</Layout>
    </PageProvider>
  ) : (
    element
  )

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ prevLocation }) => {
  if (!prevLocation) return
  // The server writes structured data only for the page that was loaded.
  document.querySelector('script[type="application/ld+json"]')?.remove()
  dispatchEvent(new Event(pageEvent))
}

// In develop mode the browser lists the problems to fix in the content. The published site contains none of this code.
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  if (process.env.NODE_ENV === "development")
    void import("./src/editor/showErrorOverlay").then(({ showErrorOverlay }) => showErrorOverlay())
}
