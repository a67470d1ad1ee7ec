import type { BuildOptions } from "./buildEditor"

/** Options of the plugin in gatsby-config.ts. Those of the editor's script are in options.ts. */
export interface PluginOptions {
  /** Reads what the editor is built from. Called once the content has passed the checks. */
  readEditorOptions: () => Promise<BuildOptions>
  /**
   * Reads the id of the finished build from the folder `public`, by which editors recognise what is live. Default: the
   * hash of Gatsby's scripts.
   */
  readBuildId?: (publicFolder: string) => Promise<string>
  /** Lists the licences of the packages of these modules, which are in the editor's script. */
  addLicences?: (publicFolder: string, modules: Iterable<string>) => Promise<void>
}
