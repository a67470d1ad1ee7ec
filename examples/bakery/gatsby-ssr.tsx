import brand from "brand-in-pages"
import type { GatsbySSR } from "gatsby"
import { Fragment, createElement } from "react"
import {
  addressHook,
  announcerId,
  buildMetaName,
  inlineScriptId,
  preloadsId,
  stylesId,
  withoutStyles,
} from "./plugins/gatsby-plugin-on-demand"

const rules = `
body{margin:0 auto;max-width:40rem;padding:1rem;background:var(--surface);color:var(--text);font:1.125rem/1.6 system-ui,sans-serif}
h1,h2{font-family:var(--heading);line-height:1.2}
li{padding:1rem;border:1px solid var(--border);border-radius:var(--radius);background:var(--surface-raised)}
ul{display:grid;gap:1rem;padding:0;list-style:none}
button{padding:.5rem 1rem;border:0;border-radius:var(--radius-round);background:var(--brand);color:var(--on-brand);font:inherit}
:focus-visible{outline:3px solid var(--focus);outline-offset:3px}`

export const wrapRootElement: GatsbySSR["wrapRootElement"] = ({ element }) =>
  createElement(Fragment, null, withoutStyles(element))

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHtmlAttributes }) => setHtmlAttributes({ lang: "en" })

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  pathname,
  getHeadComponents,
  replaceHeadComponents,
  replacePostBodyComponents,
}) => {
  const style = brand.styles + brand.font + rules.replaceAll("\n", "")
  replaceHeadComponents([
    <meta key="policy" httpEquiv="Content-Security-Policy" content="" />,
    <meta key="build" name={buildMetaName} content="" />,
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="manifest" rel="manifest" href="/site.webmanifest" />,
    ...getHeadComponents(),
    <style key="styles" id={stylesId} dangerouslySetInnerHTML={{ __html: style }} />,
  ])
  replacePostBodyComponents([
    <div key="announcer" id={announcerId} role="status" />,
    <script key="preloads" type="text/plain" id={preloadsId} {...{ [addressHook]: pathname }} />,
    <script key="inline" id={inlineScriptId} />,
  ])
}
