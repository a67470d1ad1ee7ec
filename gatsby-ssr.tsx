import brand from "brand-in-pages"
import type { GatsbySSR } from "gatsby"
import { type ReactElement, type ReactNode, isValidElement } from "react"
import { announcer, copyNote, createFilledElements, stylesId, withoutMarks } from "./plugins/gatsby-plugin-on-demand"
import { noticeHook, noticeScriptId } from "./src/inline/contract"
import { getPagePrefix, isShownElsewhere } from "./src/model/links/pageAddress"
import { type PageContent, type PageContext, describePage } from "./src/layout/describePage"
import { Layout } from "./src/layout/Layout"
import { languageStyles } from "./src/layout/languageStyles"
import { scriptStyles } from "./src/layout/scriptStyles"
import { PreviewBar, previewBarStyles } from "./src/layout/PreviewBar"
import { createShareTags } from "./src/layout/shareTags"
import { createPageGraph } from "./src/layout/structured/createPageGraph"
import { globalStyles } from "./src/styles/globalStyles"

/** Context and content of the pages that are being rendered, keyed by path. */
const renderedPages = new Map<string, { context: PageContext; content: PageContent }>()

export const wrapPageElement: GatsbySSR<{ content: PageContent }, PageContext>["wrapPageElement"] = ({
  element,
  props,
}) => {
  const { pathname } = props.location
  const { pageContext: context, data } = props
  renderedPages.set(pathname, { context, content: data.content })
  return (
    <Layout path={pathname} words={context} facts={data.content}>
      {element}
    </Layout>
  )
}

const { styles: brandStyles, fonts, themeColour } = brand

const isPreview = Boolean(process.env["GATSBY_PREVIEW"])

// Gatsby's type does not include data attributes.
const noticeIsOn: object = { [noticeHook]: "" }

export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  setHeadComponents,
  setHtmlAttributes,
  setPreBodyComponents,
  setPostBodyComponents,
  pathname,
}) => {
  // Not set with Helmet, which would set it again in the browser and overwrite a translator's value.
  const { context: { language = "", words } = {}, content } = renderedPages.get(pathname) ?? {}
  setHtmlAttributes({ lang: language })
  setPreBodyComponents([copyNote, words?.preview && <PreviewBar key="preview" words={words.preview} />])
  // After React's root, because only React may change anything inside it.
  setPostBodyComponents([announcer])
  if (content?.notice) {
    setHeadComponents([<script key="notice" id={noticeScriptId} />])
    // Without scripts, the notice is always shown: its text says when it applies.
    setHtmlAttributes(noticeIsOn)
  }
}

/** Returns whether an element of the head contains the styles of the page's components. */
const isComponentStyles = (
  component: ReactNode
): component is ReactElement<{ dangerouslySetInnerHTML: { __html: string } }> =>
  isValidElement<object>(component) && "data-styled" in component.props

// Keys of the styles for <GatsbyImage>, which this site does not use, and of the generator's name.
const unusedKeys = /^(gatsby-image-style|generator-)/

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  pathname,
  getHeadComponents,
  replaceHeadComponents,
  replacePostBodyComponents,
}) => {
  const components = getHeadComponents()
  // The font is not preloaded, because this would delay the first paint.
  const page = renderedPages.get(pathname)
  renderedPages.delete(pathname)
  const { language = "", languages } = page?.context ?? {}
  const prefix = getPagePrefix({ language, languages })
  const styles = [
    brandStyles,
    // In develop mode, the fonts of all languages are the same.
    fonts[language] ?? Object.values(fonts)[0],
    // Before the component styles, so that a component's rule wins over a global rule of the same specificity.
    globalStyles,
    isPreview && previewBarStyles,
    process.env.NODE_ENV === "production" && scriptStyles,
    // In develop mode, one head serves all pages.
    (languages ?? process.env.NODE_ENV === "development") && languageStyles,
    ...components.filter(isComponentStyles).map(({ props }) => withoutMarks(props.dangerouslySetInnerHTML.__html)),
  ]
  const head = [
    isPreview && <meta key="robots" name="robots" content="noindex" />,
    // Phone numbers and addresses are links already. Phones would turn other texts into links, too.
    <meta key="format-detection" name="format-detection" content="telephone=no, date=no, address=no, email=no" />,
    <meta key="theme-color" name="theme-color" content={themeColour} />,
    // Browsers that darken pages leave those alone that have a dark theme.
    <meta key="color-scheme" name="color-scheme" content="light dark" />,
    // The icon with a size is for browsers that do not support SVG icons.
    <link key="ico" rel="icon" href="/favicon.ico" sizes="32x32" />,
    <link key="svg" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="touch" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
    <link key="manifest" rel="manifest" href={`${prefix}/site.webmanifest`} />,
    ...components.filter(
      component =>
        !isComponentStyles(component) && !(isValidElement(component) && unusedKeys.test(String(component.key)))
    ),
    <link key="print" rel="stylesheet" media="print" href="/print.css" />,
    // After the elements that load pictures.
    <style key="styles" id={stylesId} dangerouslySetInnerHTML={{ __html: styles.filter(Boolean).join("") }} />,
  ]
  // In develop mode, Gatsby's scripts start immediately, and their hot reload needs features that the policy forbids.
  if (process.env.NODE_ENV === "development") {
    replaceHeadComponents(head)
    return
  }
  const isStatic = isShownElsewhere(pathname)
  const filled = createFilledElements(pathname, isStatic)
  const described = page && describePage(page.content, page.context)
  // The build fills in these elements (plugins/gatsby-plugin-on-demand/fillPages.ts), and fails if one is missing.
  replaceHeadComponents([...filled.head, ...head, ...(described ? createShareTags(described) : [])])
  replacePostBodyComponents([
    announcer,
    ...filled.body,
    // Last, so that visitors do not wait for data that only search engines read.
    described && (
      <script key="graph" type="application/ld+json" dangerouslySetInnerHTML={{ __html: createPageGraph(described) }} />
    ),
  ])
}
