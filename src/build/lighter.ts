import path from "node:path"
import type { CreateWebpackConfigArgs } from "gatsby"

const light = (name: string): string => path.resolve("src/build/light", name)

/**
 * Parts of libraries that no visitor of this site reaches, and what stands in for them in the browser. The pages work
 * alike without them and weigh less (docs/decisions/weight.md has the bytes).
 */
const replacements = (usedIcons: string): readonly (readonly [request: RegExp, file: string])[] => [
  // Scripts of third parties, in a worker or not: the site has none.
  [/internal-plugins[\\/]partytown[\\/]gatsby-browser/, light("nothing.ts")],
  // Passes on an option the site does not set, and by that brings all of styled-components, its half for servers too.
  [/gatsby-plugin-styled-components[\\/]gatsby-browser/, light("nothing.ts")],
  // Gatsby's own head tags: the site's come from react-helmet, and no page exports a Head.
  [/head[\\/]head-export-handler-for-browser$/, light("noHeadExports.ts")],
  // For pages made in part on a server.
  [/^react-server-dom-webpack$/, light("nothing.ts")],
  // The boot script registers the service worker.
  [/^\.[\\/]register-service-worker$/, light("nothing.ts")],
  // Every browser that runs these scripts has a ResizeObserver.
  [/^resize-observer-polyfill$/, light("resizeObserver.ts")],
  // Formik copies values and reads paths such as a.b[0] with lodash; these forms hold plain texts in one level.
  [/^lodash-es[\\/](cloneDeep|clone)$/, light("clone.ts")],
  [/^lodash-es[\\/]toPath$/, light("toPath.ts")],
  // Helmet and Formik compare small plain values: two packages for that are two too many.
  [/^react-fast-compare$/, light("isEqual.ts")],
  // Types that React checks while one develops.
  [/^prop-types$/, light("propTypes.ts")],
  // Errors of the router, said more plainly.
  [/^invariant$/, light("invariant.ts")],
  // Formik's components in the style of higher-order components are not used.
  [/^hoist-non-react-statics$/, light("identity.ts")],
  // Old names of CSS properties, which styled-components adds no more unless told to.
  [/[\\/]Prefixer\.js$/, light("noPrefixes.ts")],
  // The rules for every page stand in the HTML: the browser need not make them again.
  [/[\\/]styles[\\/]GlobalStyle$/, light("noGlobalStyle.ts")],
  [/^\.[\\/]drawings$/, usedIcons],
]

/** What this file knows of webpack's configuration as Gatsby makes it. */
interface Configuration {
  entry: Record<string, unknown>
  output: Record<string, unknown>
  plugins: unknown[]
  optimization: { minimizer: unknown[] }
  module: { rules: unknown[] }
}

const isConfiguration = (value: unknown): value is Configuration =>
  typeof value === "object" &&
  value !== null &&
  "entry" in value &&
  "output" in value &&
  "plugins" in value &&
  "optimization" in value &&
  "module" in value

/** Webpack's configuration for the browser's scripts, made lighter. `usedIcons` is the file of the drawings to send. */
export const lighter = (
  configuration: unknown,
  plugins: CreateWebpackConfigArgs["plugins"],
  usedIcons: string
): Configuration => {
  if (!isConfiguration(configuration)) throw new Error("Webpack’s configuration is not what Gatsby makes of it.")
  const { entry, output, optimization, module } = configuration
  return {
    ...configuration,
    entry: { ...entry, app: path.resolve("src/boot/startReact.ts") },
    // The names of all files stand in each page: half a hash still tells two builds apart.
    output: { ...output, hashDigestLength: 10 },
    plugins: [
      ...configuration.plugins,
      ...replacements(usedIcons).map(([request, file]) => plugins.normalModuleReplacement(request, file)),
    ],
    // Gatsby's own pass over the scripts, more thorough; the libraries' licences still stand beside them.
    optimization: {
      ...optimization,
      minimizer: [
        plugins.minifyJs({ terserOptions: { ecma: 2020, compress: { ecma: 2020, passes: 3 } } }),
        plugins.minifyCss(),
      ],
    },
    // Gatsby's entry offers Slice, Script and more: what is not imported may go.
    module: {
      ...module,
      rules: [...module.rules, { test: /[\\/]\.cache[\\/]gatsby-browser-entry\.js$/, sideEffects: false }],
    },
  }
}
