import type { Resolver } from "./resolvers"
import type { ContentSettings } from "./settings"
import type { ReadContent } from "./syncContent"

/** The plugin's options. */
export interface ContentOptions {
  settings: ContentSettings
  /** The folder of the content: `data`, unless this says otherwise. */
  folder?: string
  /** Reads a folder for the checks: by readContent, unless this says otherwise. */
  read?: ReadContent
  /** Returns the GraphQL types of all content, in SDL, where there are more than those of the model. */
  createTypes?: () => string
  /** What resolves the directives of these, by their names. */
  resolvers?: Readonly<Record<string, Resolver>>
}

/** Returns whether the plugin has what it needs: Gatsby checks no types. */
export const isOptions = (options: object): options is ContentOptions => "settings" in options
