import path from "node:path"
import { dataFolder } from "../model/checks/readContent"
import { readSiteDelivery } from "./delivery"
import { isPreviewBuild } from "./preview"
import { spritePath } from "./sprite"

const getShim = (name: string): string => path.resolve("src/gatsby/shims", name)

/**
 * Parts of libraries that no visitor of this site needs, and their replacements. Each saves more than a kilobyte on a
 * page that loads it, measured at brotli 5 (docs/decisions/weight.md). The byte budgets fail if one of them
 * no longer works.
 */
const shims = {
  // Run scripts of third parties, in a worker if asked: the site has none (1.7 KB together).
  "@builder.io/partytown/integration": getShim("empty.ts"),
  "gatsby-script": getShim("empty.ts"),
  // Bundles all of styled-components, including its server half, for an option that the site does not set (1.8 KB).
  [path.resolve("node_modules/gatsby-plugin-styled-components/gatsby-browser.js")]: getShim("empty.ts"),
  // A polyfill (1.9 KB with the carousel).
  "resize-observer-polyfill": getShim("resizeObserver.ts"),
  // Formik deep-copies values, and reads paths such as `a.b[0]`: the values of these forms are plain texts under plain
  // names (3.8 KB together, each more than 1.4).
  "lodash-es/cloneDeep": getShim("clone.ts"),
  "lodash-es/clone": getShim("clone.ts"),
  "lodash-es/toPath": getShim("toPath.ts"),
}

/**
 * Returns what webpack replaces in the code of pages: modules, and constants. Pages carry the code of the clinic's
 * provider of message delivery alone, and published pages no code of previews.
 */
export const createWebpackOptions = (stage: string, environment: NodeJS.ProcessEnv) => {
  const { provider, target } = readSiteDelivery(dataFolder)
  const folder = path.resolve("src/forms/delivery")
  return {
    aliases: {
      ...(stage === "build-javascript" && shims),
      [path.join(folder, "chosen.ts")]: path.join(folder, `${provider}.ts`),
    },
    constants: {
      "process.env.GATSBY_PREVIEW": JSON.stringify(isPreviewBuild(environment) ? "true" : ""),
      "process.env.GATSBY_SPRITE": JSON.stringify(spritePath),
      "process.env.GATSBY_DELIVERY_TARGET": JSON.stringify(target),
    },
  }
}
