import type { FillOptions } from "./build/fillPages"
import type { WorkerOptions } from "./build/writeWorker"

/** What a build fills into its pages, and the service worker. */
export interface BuildOptions extends FillOptions {
  /** Options of the service worker. By default, a worker is published that unregisters itself. */
  worker?: WorkerOptions
}

/** Options of the plugin. */
export interface OnDemandOptions {
  /**
   * Regular expression for the paths of pages that never start React, because hosts or the service worker show them at
   * the URLs of other pages. By default, all pages start it.
   */
  staticPages?: string
  /** Returns the other options, once Gatsby has rendered the pages. */
  readBuildOptions?: () => Promise<BuildOptions>
}
