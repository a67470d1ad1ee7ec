import type { BuildArgs } from "gatsby"
import type { HostRules } from "./rules"
import type { SecurityContact } from "./createSecurityText"
import type { ListedPage } from "./sitemap"

/** Data about the site that are written for hosts and crawlers. */
interface HostedSiteData {
  /** The site's URL, without a trailing slash. */
  website: string
  /** Pages that search engines may list. Default: all pages except error pages. */
  pages?: readonly ListedPage[]
  /**
   * Instructions for reporting a vulnerability. Left out if nobody promises to read reports; then there is no
   * security.txt.
   */
  security?: SecurityContact | undefined
}

/** Options of the plugin. */
export interface HostFilesOptions {
  /** Headers that hosts send. Default: `defaultRules`. */
  rules?: HostRules
  /** Runs the site's own queries for the facts to write. Called once, after the build. */
  readSiteData: (graphql: BuildArgs["graphql"]) => Promise<HostedSiteData>
}
