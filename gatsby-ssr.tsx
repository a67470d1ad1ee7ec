import type { GatsbySSR } from "gatsby"
import { isValidElement } from "react"
import { Layout } from "./src/layout/Layout"
import { headingFace } from "./src/styles/headingFace"

export const wrapPageElement: GatsbySSR["wrapPageElement"] = ({ element, props }) => (
  <Layout path={props.location.pathname}>{element}</Layout>
)

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents }) => {
  setHeadComponents([<style key="heading-face" dangerouslySetInnerHTML={{ __html: headingFace }} />])
}

// What only <GatsbyImage> needs, which this site does not use, and the name of the generator, which helps nobody.
const unused = /^(gatsby-image-style|generator-)/

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({ getHeadComponents, replaceHeadComponents }) => {
  replaceHeadComponents(
    getHeadComponents().filter(component => !(isValidElement(component) && unused.test(String(component.key))))
  )
}
