import path from "node:path"

const getShim = (name: string): string => path.resolve("src/gatsby/shims", name)

/**
 * Parts of libraries that no visitor of this site reaches, and what stands in their place. Each saves more than a
 * kilobyte on a page that loads it, measured one by one at brotli 5 (docs/decisions/weight.md); the byte budgets show when one no longer works.
 */
export const shims = {
  // Scripts of third parties in a worker: the site has none (1.9 KB).
  [path.resolve("node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js")]: getShim("empty.ts"),
  // It bundles all of styled-components, including its server half, for an option that the site does not set (1.8 KB).
  [path.resolve("node_modules/gatsby-plugin-styled-components/gatsby-browser.js")]: getShim("empty.ts"),
  // A copy for browsers without one (1.9 KB with the carousel).
  "resize-observer-polyfill": getShim("resizeObserver.ts"),
  // Formik copies values, and reads paths such as `a.b[0]`: these forms have plain texts under plain names (3.8 KB together, each more than 1.4).
  "lodash-es/cloneDeep": getShim("clone.ts"),
  "lodash-es/clone": getShim("clone.ts"),
  "lodash-es/toPath": getShim("toPath.ts"),
}
