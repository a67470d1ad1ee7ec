import { isPreviewBuild } from "./preview"
import { spritePath } from "./sprite"

/**
 * Returns the constants in the code of pages, for webpack: published pages contain no code of previews. `target` is the
 * setting of the provider of message delivery.
 */
export const createPageConstants = (target: string, environment: NodeJS.ProcessEnv): Record<string, string> => ({
  "process.env.GATSBY_PREVIEW": JSON.stringify(isPreviewBuild(environment) ? "true" : ""),
  "process.env.GATSBY_SPRITE": JSON.stringify(spritePath),
  "process.env.GATSBY_DELIVERY_TARGET": JSON.stringify(target),
})
