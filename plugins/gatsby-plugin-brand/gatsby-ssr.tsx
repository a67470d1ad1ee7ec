import brand from "brand-in-pages"
import type { GatsbySSR } from "gatsby"

const { styles, languages, themeColour } = brand

const isDevelop = process.env.NODE_ENV === "development"

/** The context of a page that names its language. */
interface RenderedPage {
  pageContext?: { language?: string }
}

/** Adds colours, the heading font, icons and the manifest to the head of a page, in the language of its context. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ loadPageDataSync, pathname, setHeadComponents }) => {
  // In develop mode one head serves all pages, and the fonts of all languages are the same.
  const { pageContext }: RenderedPage = isDevelop ? {} : loadPageDataSync(pathname).result
  const { font = "", manifest } = languages[pageContext?.language ?? ""] ?? Object.values(languages)[0] ?? {}
  setHeadComponents([
    <meta key="theme-color" name="theme-color" content={themeColour} />,
    // Browsers that darken pages leave those alone that have a dark theme.
    <meta key="color-scheme" name="color-scheme" content="light dark" />,
    // The icon with a size is for browsers that do not support SVG icons.
    <link key="ico" rel="icon" href="/favicon.ico" sizes="32x32" />,
    <link key="svg" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="touch" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
    <link key="manifest" rel="manifest" href={manifest} />,
    // The font is not preloaded, because this would delay the first paint.
    <style key="brand" dangerouslySetInnerHTML={{ __html: styles + font }} />,
  ])
}
