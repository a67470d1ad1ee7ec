import type { GatsbySSR } from "gatsby"
import { rules } from "./src/rules"

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHtmlAttributes, setHeadComponents }) => {
  setHtmlAttributes({ lang: "en" })
  setHeadComponents([<style key="site" dangerouslySetInnerHTML={{ __html: rules }} />])
}
