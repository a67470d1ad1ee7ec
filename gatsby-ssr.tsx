import type { GatsbySSR } from "gatsby"
import { isValidElement } from "react"
import { Layout } from "./src/layout/Layout"
import { headingFontStyle } from "./src/styles/headingFont"

export const wrapPageElement: GatsbySSR["wrapPageElement"] = ({ element, props }) => (
  <Layout path={props.location.pathname}>{element}</Layout>
)

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents }) => {
  const font = process.env["GATSBY_HEADING_FONT"] ?? ""
  setHeadComponents([
    <link key="heading-font" rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />,
    <style key="heading-font-style" dangerouslySetInnerHTML={{ __html: headingFontStyle(font) }} />,
  ])
}

// What only <GatsbyImage> needs, which this site does not use, and the name of the generator, which helps nobody.
const unused = /^(gatsby-image-style|generator-)/

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({ getHeadComponents, replaceHeadComponents }) => {
  replaceHeadComponents(
    getHeadComponents().filter(component => !(isValidElement(component) && unused.test(String(component.key))))
  )
}
