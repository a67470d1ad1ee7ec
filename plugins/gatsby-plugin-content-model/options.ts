import type { Resolver } from "./resolvers"
import type { ContentSettings } from "./settings"
import type { ReadContent } from "./syncContent"

/** Options of the plugin. */
export interface ContentOptions {
  settings: ContentSettings
  /** Folder of the content. Default: `data`. */
  folder?: string
  /** Reads a folder of content for the checks. Default: `readContent`. */
  read?: ReadContent
  /** Returns the GraphQL types of all content, in SDL. Needed if there are more types than those of the model. */
  createTypes?: () => string
  /** Resolvers of these types' directives, keyed by directive name. */
  resolvers?: Readonly<Record<string, Resolver>>
}

/** Options with the defaults of the plugin's schema. */
export type CompleteOptions = ContentOptions & Required<Pick<ContentOptions, "folder" | "read">>
