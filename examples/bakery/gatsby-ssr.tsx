import brand from "brand-in-pages"
import type { GatsbySSR } from "gatsby"
import { announcer, createFilledElements, stylesId } from "./plugins/gatsby-plugin-on-demand"
import { rules } from "./src/rules"

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHtmlAttributes }) => setHtmlAttributes({ lang: "en" })

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = page => {
  page.replaceHeadComponents([
    ...createFilledElements(page.pathname).head,
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="manifest" rel="manifest" href="/site.webmanifest" />,
    ...page.getHeadComponents(),
    <style key="styles" id={stylesId} dangerouslySetInnerHTML={{ __html: brand.styles + brand.fonts["en"] + rules }} />,
  ])
  page.replacePostBodyComponents([announcer, ...createFilledElements(page.pathname).body])
}
