import brand from "brand-in-pages"
import type { GatsbySSR } from "gatsby"
import { type ReactElement, type ReactNode, isValidElement } from "react"
import { announcer, copyNote, createFilledElements, stylesId, withoutMarks } from "./plugins/gatsby-plugin-on-demand"
import { developScripts, noticeHook, noticeScriptId } from "./src/inline/contract"
import { getPagePrefix, isShownElsewhere } from "./src/model/links/pagePath"
import { Layout, type PageData } from "./src/layout/Layout"
import { formStyles, languageStyles, scriptStyles } from "./src/layout/pageStyles"
import { PreviewBar, previewBarStyles } from "./src/layout/PreviewBar"
import { globalStyles } from "./src/styles/globalStyles"
import type { PageWords } from "./src/words/useWords"

export const wrapPageElement: GatsbySSR<PageData, PageWords>["wrapPageElement"] = ({ element, props }) => (
  <Layout path={props.location.pathname} words={props.pageContext} site={props.data.content}>
    {element}
  </Layout>
)

const { styles: brandStyles, fonts, themeColour } = brand

const isDevelop = process.env.NODE_ENV === "development"
const isPreview = Boolean(process.env["GATSBY_PREVIEW"])

/** Data and context of a page. In develop mode one head serves all pages. */
interface RenderedPage {
  data?: PageData
  pageContext?: PageWords
}

// Gatsby's type does not include data attributes.
const noticeIsOn: object = { [noticeHook]: "" }

export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  loadPageDataSync,
  setHeadComponents,
  setHtmlAttributes,
  setPreBodyComponents,
  setPostBodyComponents,
  pathname,
}) => {
  const { data, pageContext }: RenderedPage = isDevelop ? {} : loadPageDataSync(pathname).result
  const { language = "", languages, words } = pageContext ?? {}
  // Not set with Helmet, which would set it again in the browser and overwrite a translator's value.
  setHtmlAttributes({ lang: language })
  setPreBodyComponents([copyNote, words?.preview && <PreviewBar key="preview" words={words.preview} />])
  // After React's root, because only React may change anything inside it.
  setPostBodyComponents([announcer])
  const styles = [
    brandStyles,
    // In develop mode, the fonts of all languages are the same.
    fonts[language] ?? Object.values(fonts)[0],
    globalStyles,
    isPreview && previewBarStyles,
    !isDevelop && scriptStyles,
    words?.appointmentForm && formStyles,
    (languages ?? isDevelop) && languageStyles,
  ]
  setHeadComponents([
    <link key="manifest" rel="manifest" href={`${getPagePrefix({ language, languages })}/site.webmanifest`} />,
    // The font is not preloaded, because this would delay the first paint.
    <style key={stylesId} dangerouslySetInnerHTML={{ __html: styles.filter(Boolean).join("") }} />,
  ])
  if (data?.content.notice) {
    setHeadComponents([<script key="notice" id={noticeScriptId} />])
    // Without scripts, the notice is always shown: its text says when it applies.
    setHtmlAttributes(noticeIsOn)
  }
}

/** Returns whether an element of the head contains styles: those of `onRenderBody`, or those of the page's components. */
const isStyles = (component: ReactNode): component is ReactElement<{ dangerouslySetInnerHTML: { __html: string } }> =>
  isValidElement<object>(component) && (component.key === stylesId || "data-styled" in component.props)

/** Returns whether an element contains the page's structured data. */
const isGraph = (component: ReactNode): boolean =>
  isValidElement<{ type?: string }>(component) && component.props.type === "application/ld+json"

// Keys of the styles for <GatsbyImage>, which this site does not use, and of the generator's name.
const unusedKeys = /^(gatsby-image-style|generator-)/

const isUnused = (component: ReactNode): boolean => isValidElement(component) && unusedKeys.test(String(component.key))

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  pathname,
  getHeadComponents,
  replaceHeadComponents,
  replacePostBodyComponents,
}) => {
  const components = getHeadComponents().filter(component => !isUnused(component))
  // Gatsby runs the hooks of plugins first. A component's rule wins over a global rule of the same specificity.
  const styles = components.filter(isStyles).toReversed()
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
    ...components.filter(component => !isStyles(component) && !isGraph(component)),
    <link key="print" rel="stylesheet" media="print" href="/print.css" />,
    // After the elements that load pictures.
    <style
      key="styles"
      id={stylesId}
      dangerouslySetInnerHTML={{
        __html: styles.map(({ props }) => withoutMarks(props.dangerouslySetInnerHTML.__html)).join(""),
      }}
    />,
  ]
  // In develop mode, Gatsby's scripts start immediately, and their hot reload needs features that the policy forbids.
  if (isDevelop) {
    replaceHeadComponents([...head, <script key="inline" src={developScripts} defer />])
    return
  }
  const filled = createFilledElements(pathname, isShownElsewhere(pathname))
  // The build fills in these elements (plugins/gatsby-plugin-on-demand/build/fillPages.ts), and fails if one is missing.
  replaceHeadComponents([...filled.head, ...head])
  replacePostBodyComponents([
    announcer,
    ...filled.body,
    // Last, so that visitors do not wait for data that only search engines read.
    ...components.filter(isGraph),
  ])
}
