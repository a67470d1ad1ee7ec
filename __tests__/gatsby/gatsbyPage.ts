/**
 * A page as Gatsby 5.16.1 writes it, with the elements of gatsby-ssr.tsx, before the build fills it in. It was copied
 * from a build and shortened.
 */
export const gatsbyPage = `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><meta http-equiv="x-ua-compatible" content="ie=edge"/><meta name="viewport" content="width=device-width, initial-scale=1, shrink-to-fit=no"/><meta http-equiv="Content-Security-Policy" content=""/><meta name="build" content=""/><meta data-react-helmet="true" name="description" content="How to book, change or cancel a visit."/><title data-react-helmet="true">Frequently asked questions | Mopane Medical Centre</title><link data-react-helmet="true" rel="icon" href="/favicon.svg" type="image/svg+xml"/><style>@font-face{font-family:Fraunces;src:url(/static/fraunces-600-1a2b.woff2) format("woff2")}</style><script type="application/ld+json">{"@context":"https://schema.org","@graph":[]}</script><style data-styled="" data-styled-version="6.6.0">.hPdZbU{color:var(--brand);}/*!sc*/</style></head><body><div id="___gatsby"><div tabindex="-1" id="gatsby-focus-wrapper"><a href="#content" class="hPdZbU">Skip to content</a><main id="content" tabindex="-1"><h1>Questions &amp; answers</h1><p>Stand 24<!-- -->, <!-- -->Hospital Road</p></main></div><div id="gatsby-announcer" aria-live="assertive" aria-atomic="true"></div></div><template id="gatsby-scripts"><script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/faq/";/*]]>*/</script><!-- slice-start id="_gatsby-scripts-1" -->
          <script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping="{\\"app\\":[\\"/static/app-5fa15befe6.js\\"]}";
          </script>
        <script>window.___webpackCompilationHash="7db7e3753c";</script><script src="/static/webpack-runtime-56ce4cf576.js" async></script><script src="/static/framework-ac4b315e92.js" async></script><script src="/static/app-5fa15befe6.js" async></script><!-- slice-end id="_gatsby-scripts-1" --></template><script type="text/plain" id="preloads"></script><script id="inline-script"></script></body></html>`
