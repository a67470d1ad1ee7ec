import brand from "brand-in-pages"
import type { GatsbySSR } from "gatsby"
import { stylesId } from "./plugins/gatsby-plugin-on-demand"
import { developScripts, noticeHook, noticeScriptId } from "./src/inline/contract"
import { getPagePrefix } from "./src/model/links/pagePath"
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
  setPreBodyComponents([words?.preview && <PreviewBar key="preview" words={words.preview} />])
  // The build fills the inline script into published pages.
  setPostBodyComponents([isDevelop && <script key="inline" src={developScripts} defer />])
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
    <link key="manifest" rel="manifest" href={`${getPagePrefix({ language, languages })}/site.webmanifest`} />,
    <link key="print" rel="stylesheet" media="print" href="/print.css" />,
    // The font is not preloaded, because this would delay the first paint.
    <style key={stylesId} dangerouslySetInnerHTML={{ __html: styles.filter(Boolean).join("") }} />,
  ])
  if (data?.content.notice) {
    setHeadComponents([<script key="notice" id={noticeScriptId} />])
    // Without scripts, the notice is always shown: its text says when it applies.
    setHtmlAttributes(noticeIsOn)
  }
}
