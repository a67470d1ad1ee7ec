import type { GatsbyBrowser } from "gatsby"
import { hydratedEvent } from "./plugins/gatsby-plugin-on-demand"
import { hydratePage } from "./plugins/gatsby-plugin-on-demand/browser"

export const replaceHydrateFunction = () => hydratePage

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  dispatchEvent(new Event(hydratedEvent))
}
