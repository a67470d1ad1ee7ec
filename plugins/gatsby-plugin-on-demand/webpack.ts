import { existsSync, readdirSync } from "node:fs"
import path from "node:path"
import { minify } from "@swc/core"
import type { CreateWebpackConfigArgs } from "gatsby"
import { ownFolder } from "./ownFolder"
import { trustedScriptsPolicy } from "./trustedScripts"

/** The files that webpack has made for browsers in this build, as addresses. */
export const bundledFiles = new Set<string>()

/** The files from which webpack has made them. */
export const bundledModules = new Set<string>()

/** A module of webpack: of one file, or of several that were joined. */
interface Module {
  resource?: string
  modules?: Iterable<Module>
}

interface Compilation {
  buildDependencies: { clear: () => void }
  getAssets: () => readonly { name: string }[]
  modules: Iterable<Module>
}

interface Compiler {
  hooks: { afterEmit: { tap: (name: string, note: (compilation: Compilation) => void) => void } }
}

const noteModules = (modules: Iterable<Module>): void => {
  for (const { resource, modules: joined } of modules) {
    if (resource) bundledModules.add(resource)
    if (joined) noteModules(joined)
  }
}

/** A webpack plugin that notes `bundledFiles` and `bundledModules`. */
const noteFiles = {
  apply: ({ hooks }: Compiler): void =>
    hooks.afterEmit.tap("note-files", compilation => {
      for (const { name } of compilation.getAssets()) bundledFiles.add(`/${name}`)
      noteModules(compilation.modules)
    }),
}

/** What the site adds to Gatsby's configuration of webpack, for the browser's scripts. */
export const additions = {
  plugins: [noteFiles],
  // No source maps: they would publish the paths of the machine that built the site.
  devtool: false,
} as const

/**
 * Returns the name of a script's file: `static/about-2fcd5588a6.js` for the component of the page `/about/`. Each page lists
 * some; Gatsby names what several pages share by a digest, which would be in each.
 */
const nameScript = ({ chunk }: { chunk?: { name?: string | null } }): string => {
  const name = (chunk?.name ?? "part").replace(/^[\da-f]{40}$/, "shared")
  return `static/${name.replaceAll(/^component---src-pages-(template-)?|-tsx$/g, "")}-[contenthash].js`
}

/** A rule with which webpack compiles modules. */
interface Rule {
  test?: RegExp
}

interface Configuration {
  cache: object
  module: { rules: readonly Rule[] }
  plugins: readonly object[]
}

/** A webpack plugin that forgets which packages have compiled the modules. */
const forgetBuildDependencies = {
  apply: ({ hooks }: Compiler): void =>
    hooks.afterEmit.tap("forget-build-dependencies", ({ buildDependencies }) => buildDependencies.clear()),
}

/**
 * Gatsby's configuration without work that changes nothing:
 * - Its plugin for TypeScript compiles each file once more: Gatsby's own rule does the same.
 * - webpack notes all files of the packages that compile modules, to see whether they change: `digest`, of all inputs, does.
 */
const withoutNeedlessWork = <Whole extends Configuration>(configuration: Whole, digest: string): Whole => ({
  ...configuration,
  cache: { ...configuration.cache, version: digest, buildDependencies: { defaultWebpack: [] } },
  plugins: [...configuration.plugins, forgetBuildDependencies],
  module: {
    ...configuration.module,
    rules: configuration.module.rules.filter(({ test }) => String(test) !== String(/\.tsx?$/)),
  },
})

/** Minifies a script as well as Gatsby's own minifier does, in a fortieth of the time. */
const minifyScript = async (script: Readonly<Record<string, string>>) => {
  const [source = ""] = Object.values(script)
  return minify(source, {
    ecma: 2020,
    compress: { passes: 3 },
    mangle: { safari10: true },
    format: { comments: false },
  })
}

interface BrowserConfiguration extends Configuration {
  entry: { app: string }
  output: object
  resolve: { alias: object }
  optimization: object
}

/** Gatsby's configuration with the site's own entry, names of files and minifiers, which Gatsby does not merge. */
export const replaceParts = (
  configuration: BrowserConfiguration,
  plugins: CreateWebpackConfigArgs["plugins"],
  digest: string
) => ({
  ...withoutNeedlessWork(configuration, digest),
  entry: { ...configuration.entry, app: path.join(ownFolder, "startReact.ts") },
  resolve: {
    ...configuration.resolve,
    // What starts Gatsby, and what the site adds to it, which startReact.ts imports.
    alias: {
      ...configuration.resolve.alias,
      "gatsby-app": configuration.entry.app,
      "site-browser": path.resolve(existsSync("gatsby-browser.tsx") ? "." : ownFolder, "gatsby-browser"),
    },
  },
  output: {
    ...configuration.output,
    // All of them in one folder, with a hash in their names: hosts keep the whole folder.
    filename: nameScript,
    chunkFilename: nameScript,
    // Each page lists the names of all files: half a hash is enough to tell two builds apart.
    hashDigestLength: 10,
    // Shorter functions around the modules: the modules themselves need a browser of 2020.
    environment: { arrowFunction: true, const: true },
    trustedTypes: { policyName: trustedScriptsPolicy },
  },
  optimization: {
    ...configuration.optimization,
    minimizer: [plugins.minifyJs({ minify: minifyScript, parallel: false }), plugins.minifyCss()],
  },
})

/**
 * Gatsby's configuration for what renders the pages, with all of them evaluated first. styled-components writes styles in the
 * order in which their modules were evaluated, and Gatsby evaluates a page when its turn comes, and only pages that have
 * changed: the same page would have its styles in another order in each build.
 */
export const evaluatePagesInOrder = (
  configuration: Configuration & { entry: { "render-page": string } },
  digest: string
) => {
  const pages = readdirSync("src/pages")
    .toSorted()
    .map(name => path.resolve("src/pages", name))
  // What the last one exports is what Gatsby calls.
  return {
    ...withoutNeedlessWork(configuration, digest),
    entry: { "render-page": [...pages, configuration.entry["render-page"]] },
  }
}
