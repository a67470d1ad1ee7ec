import type { KnipConfig } from "knip"

/**
 * Hides exports of fragments: Gatsby requires the export and finds a fragment by its name in GraphQL, so nothing
 * imports it.
 */
const hideFragments = (text: string): string => text.replace(/^export (?=const fragments? = graphql`)/gm, "")

const config: KnipConfig = {
  // Files that nothing imports: entries of esbuild, files that Gatsby, webpack or Playwright load by name, and scripts
  // that are run by hand.
  entry: [
    "gatsby-{browser,ssr}.tsx",
    "src/pages/*.tsx",
    "plugins/*/{index,build,gatsby-node}.ts",
    "plugins/gatsby-plugin-content-model/{forms,json,translations}.ts",
    "plugins/*/gatsby-{browser,ssr}.tsx",
    "src/html.tsx",
    "src/inline/{inline,inlineWithForm,inlineWithCarousel,noticeScript}.ts",
    "plugins/gatsby-plugin-on-demand/{inline,browser,hydration/reactDom,hydration/startReact}.ts",
    "src/gatsby/shims/*.ts",
    "src/editor/{editor.ts,helmetInPreviews.ts}",
    "plugins/gatsby-plugin-sveltia-cms/{browser.ts,gatsbyInPreviews.tsx}",
    "plugins/gatsby-plugin-on-demand/worker/*.ts",
    "netlify/keep-build/index.js",
    "netlify/functions/editor.ts",
    "cloudflare/worker.ts",
    "plugins/gatsby-plugin-sveltia-cms/help/*.js",
    "scripts/skipBuild.mjs",
    "__tests__/**/*.spec.ts",
    "examples/*/gatsby-*.{ts,tsx}",
    "examples/*/src/{inline.ts,editor.tsx}",
    "examples/*/src/pages/*.tsx",
  ],
  project: ["*.{ts,tsx}", "{src,plugins,examples,scripts,testing,__tests__,netlify,cloudflare}/**/*.{ts,tsx,js,mjs}"],
  gatsby: { config: ["gatsby-{config,node}.ts", "plugins/*/gatsby-config.js"] },
  // knip's plugin executes the configuration, which requires a built site.
  playwright: false,
  // Read as files, or required by Gatsby (docs/decisions/dependencies.md).
  ignoreDependencies: [
    "@fontsource/.+",
    "@octokit/graphql-schema",
    "@sparticuz/chromium",
    "chromium-.+",
    "axe-core",
    "brand-in-pages",
    "gatsby-app",
    "site-browser",
    "site-content",
  ],
  // Local plugins of Gatsby.
  ignoreUnresolved: [
    "gatsby-plugin-content-model",
    "gatsby-plugin-on-demand",
    "gatsby-plugin-host-files",
    "gatsby-plugin-brand",
    "gatsby-plugin-sveltia-cms",
  ],
  exclude: ["binaries"],
  compilers: { ts: hideFragments, tsx: hideFragments },
}

export default config
