import brand from "brand-in-pages"
import type { GatsbySSR } from "gatsby"
import { type ReactElement, type ReactNode, isValidElement } from "react"
import { announcer, createFilledElements, printId, stylesId, withoutMarks } from "./plugins/gatsby-plugin-on-demand"
import { noticeHook, noticeScriptId } from "./src/inline/contract"
import { Sprite } from "./src/components/Sprite"
import { getDirection } from "./src/model/locale"
import { getPagePrefix, isShownElsewhere } from "./src/model/pageAddress"
import { logoId } from "./src/layout/Logo"
import { type PageContent, type PageContext, describePage } from "./src/layout/describePage"
import { Layout } from "./src/layout/Layout"
import { languageStyles } from "./src/layout/languageStyles"
import { scriptStyles } from "./src/layout/scriptStyles"
import { PreviewBar, previewBarStyles } from "./src/layout/PreviewBar"
import { createShareTags } from "./src/layout/shareTags"
import { createPageGraph } from "./src/layout/structured/createPageGraph"
import { globalStyles } from "./src/styles/globalStyles"

/** What the pages that are being rendered are made of, by path. */
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

// The logo has nothing in it but shapes (plugins/gatsby-plugin-brand/readLogo.ts).
const { logo, styles: brandStyles, font, themeColour } = brand

const isPreview = Boolean(process.env["GATSBY_PREVIEW"])

// Gatsby's type knows no data attributes.
const noticeIsOn: object = { [noticeHook]: "" }

/** Gatsby's type does not know the page's HTML. In develop mode there is none. */
type RenderBodyArguments = Parameters<NonNullable<GatsbySSR["onRenderBody"]>>[0] & { bodyHtml?: string }

/** Returns what the inline script and drawn icons change, behind React's root: in it React alone changes anything. */
const createPartsBehindRoot = (html: string): ReactNode[] => [
  announcer,
  <Sprite key="icons" html={html}>
    <symbol id={logoId} viewBox={logo.viewBox} dangerouslySetInnerHTML={{ __html: logo.shapes }} />
  </Sprite>,
]

const isBehindRoot = (node: ReactNode): boolean => isValidElement(node) && /^(announcer|icons)$/.test(String(node.key))

export const onRenderBody = ({
  setHeadComponents,
  setHtmlAttributes,
  setPreBodyComponents,
  setPostBodyComponents,
  pathname,
  bodyHtml = "",
}: RenderBodyArguments): void => {
  // Not by Helmet, which would set it again in the browser, also over a translator's.
  const { context: { language = "", words } = {}, content } = renderedPages.get(pathname) ?? {}
  setHtmlAttributes({ lang: language, dir: getDirection(language) })
  if (words?.preview) setPreBodyComponents([<PreviewBar key="preview" words={words.preview} />])
  setPostBodyComponents(createPartsBehindRoot(bodyHtml))
  if (content?.notice) {
    setHeadComponents([<script key="notice" id={noticeScriptId} />])
    // Without scripts the notice is shown at any time: its words say when it holds.
    setHtmlAttributes(noticeIsOn)
  }
}

/** Returns whether a part of the head is the styles of the page's components. */
const isComponentStyles = (
  component: ReactNode
): component is ReactElement<{ dangerouslySetInnerHTML: { __html: string } }> =>
  isValidElement<object>(component) && "data-styled" in component.props

// Styles for <GatsbyImage>, which this site does not use, and the name of the generator.
const unusedKeys = /^(gatsby-image-style|generator-)/

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  pathname,
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  const components = getHeadComponents()
  // The font is not preloaded: the first paint would wait for it.
  const page = renderedPages.get(pathname)
  renderedPages.delete(pathname)
  const { language = "", languages } = page?.context ?? {}
  const prefix = getPagePrefix({ language, languages })
  const styles = [
    brandStyles,
    font,
    // Before those of the components: a component's own rule wins over one of the same weight for all elements.
    globalStyles,
    isPreview && previewBarStyles,
    process.env.NODE_ENV === "production" && scriptStyles,
    // In develop mode one head serves all pages.
    (languages ?? process.env.NODE_ENV === "development") && languageStyles,
    ...components.filter(isComponentStyles).map(({ props }) => withoutMarks(props.dangerouslySetInnerHTML.__html)),
  ]
  const head = [
    isPreview && <meta key="robots" name="robots" content="noindex" />,
    // Numbers and addresses are links already; what a phone finds besides would be another link.
    <meta key="format-detection" name="format-detection" content="telephone=no, date=no, address=no, email=no" />,
    <meta key="theme-color" name="theme-color" content={themeColour} />,
    // Browsers that cannot draw SVG take the sized one.
    <link key="ico" rel="icon" href="/favicon.ico" sizes="32x32" />,
    <link key="svg" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="touch" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
    <link key="manifest" rel="manifest" href={`${prefix}/site.webmanifest`} />,
    ...components.filter(
      component =>
        !isComponentStyles(component) && !(isValidElement(component) && unusedKeys.test(String(component.key)))
    ),
    // Behind what asks for a picture.
    <style key="styles" id={stylesId} dangerouslySetInnerHTML={{ __html: styles.filter(Boolean).join("") }} />,
  ]
  // In develop mode Gatsby's scripts start by themselves, and their hot reload needs what the policy forbids.
  if (process.env.NODE_ENV === "development") {
    replaceHeadComponents(head)
    return
  }
  const isStatic = isShownElsewhere(pathname)
  const filled = createFilledElements(pathname, isStatic)
  const described = page && describePage(page.content, page.context)
  // The build fills these elements in (plugins/gatsby-plugin-on-demand/fillPages.ts) and ends with an error where one is missing.
  replaceHeadComponents([...filled.head, ...head, ...(described ? createShareTags(described) : [])])
  replacePostBodyComponents([
    ...getPostBodyComponents().filter(isBehindRoot),
    ...filled.body,
    // Behind all styles, also those that a script adds: its rules win over others of the same weight.
    !isStatic && <link key="print" id={printId} rel="stylesheet" media="print" />,
    // Last: readers do not wait for what only search engines read.
    described && (
      <script key="graph" type="application/ld+json" dangerouslySetInnerHTML={{ __html: createPageGraph(described) }} />
    ),
  ])
}
