import type { BuildArgs } from "gatsby"
import type { HostRules } from "./rules"
import type { SecurityContact } from "./securityText"
import type { ListedPage } from "./sitemap"

/** What is written for hosts and crawlers. */
interface HostedFacts {
  /** The site's address, without a slash at its end. */
  website: string
  /** What search engines may list: all pages but those of errors, unless this says otherwise. */
  pages?: readonly ListedPage[]
  /** Left out where nobody promises to read reports: then there is no security.txt. */
  security?: SecurityContact | undefined
}

/** The plugin's options. */
export interface HostFilesOptions {
  /** What hosts answer with: `plainRules`, unless this says otherwise. */
  rules?: HostRules
  /** Asks the site's own queries for what is written. It is called once, after the build. */
  readFacts: (graphql: BuildArgs["graphql"]) => Promise<HostedFacts>
}
