import brand from "brand-in-pages"
import type { GatsbySSR } from "gatsby"
import { stylesId } from "./plugins/gatsby-plugin-on-demand"
import { rules } from "./src/rules"

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHtmlAttributes, setHeadComponents }) => {
  setHtmlAttributes({ lang: "en" })
  setHeadComponents([
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="manifest" rel="manifest" href="/site.webmanifest" />,
    <style key={stylesId} dangerouslySetInnerHTML={{ __html: brand.styles + brand.fonts["en"] + rules }} />,
  ])
}
