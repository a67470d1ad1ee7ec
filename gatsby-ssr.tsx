import type { GatsbySSR } from "gatsby"
import { noticeHook, noticeScriptId } from "./src/inline/contract"
import { type PageData, PageProvider } from "./src/components/useSite"
import { Layout } from "./src/layout/Layout"
import { createPageStyles } from "./src/layout/pageStyles"
import { PreviewBar } from "./src/layout/PreviewBar"
import type { PageWords } from "./src/words/useWords"

export const wrapPageElement: GatsbySSR<PageData, PageWords>["wrapPageElement"] = ({ element, props }) => (
  <PageProvider page={props.pageContext} site={props.data.content}>
    <Layout path={props.location.pathname}>{element}</Layout>
  </PageProvider>
)

/** Data and context of a page. In develop mode one head serves all pages. */
interface RenderedPage {
  data?: PageData
  pageContext?: PageWords
}

export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  loadPageDataSync,
  setHeadComponents,
  setHtmlAttributes,
  setPreBodyComponents,
  pathname,
}) => {
  const { data, pageContext }: RenderedPage =
    process.env.NODE_ENV === "development" ? {} : loadPageDataSync(pathname).result
  const { language = "", words }: Partial<PageWords> = pageContext ?? {}
  // Not set with Helmet, which would set it again in the browser and overwrite a translator's value.
  setHtmlAttributes({ lang: language })
  setPreBodyComponents([words?.preview && <PreviewBar key="preview" words={words.preview} />])
  setHeadComponents([
    process.env["GATSBY_PREVIEW"] && <meta key="robots" name="robots" content="noindex" />,
    // Phone numbers and addresses are links already. Phones would turn other texts into links, too.
    <meta key="format-detection" name="format-detection" content="telephone=no, date=no, address=no, email=no" />,
    <link key="print" rel="stylesheet" media="print" href="/print.css" />,
    <style key="site" dangerouslySetInnerHTML={{ __html: createPageStyles(pageContext ?? {}) }} />,
  ])
  if (data?.content.notice) {
    setHeadComponents([<script key="notice" id={noticeScriptId} />])
    // Without scripts, the notice is always shown: its text says when it applies.
    setHtmlAttributes({ [noticeHook]: "" })
  }
}
