import { existsSync, readdirSync } from "node:fs"
import path from "node:path"
import { minify } from "@swc/core"
import type { CreateWebpackConfigArgs } from "gatsby"
import { ownFolder } from "./ownFolder"
import { trustedScriptsPolicy } from "../policy/trustedScripts"

/** A webpack module: made from one file, or concatenated from several modules. */
interface Module {
  resource?: string
  modules?: Iterable<Module>
}

interface Compilation {
  buildDependencies: { clear: () => void }
  getAssets: () => readonly { name: string }[]
  modules: Iterable<Module>
}

/** A rule for how webpack compiles modules. */
interface Rule {
  test?: RegExp
}

interface Compiler {
  options: { module: { rules: readonly Rule[] } }
  hooks: { afterEmit: { tap: (name: string, note: (compilation: Compilation) => void) => void } }
}

/** Returns the source files of modules. */
const listSources = (modules: Iterable<Module>): string[] =>
  [...modules].flatMap(({ resource, modules: joined }) => [
    ...(resource ? [resource] : []),
    ...(joined ? listSources(joined) : []),
  ])

/** Returns a webpack plugin that notes the files that webpack makes in `build`, and the sources of their modules. */
export const noteFiles = (build: { files: Set<string>; modules: Set<string> }) => ({
  apply: ({ hooks }: Compiler): void =>
    hooks.afterEmit.tap("note-files", compilation => {
      for (const { name } of compilation.getAssets()) build.files.add(`/${name}`)
      for (const source of listSources(compilation.modules)) build.modules.add(source)
    }),
})

/** Additions to Gatsby's webpack configuration for the browser's scripts. */
export const additions = {
  // No source maps: they would publish paths of the build machine.
  devtool: false,
} as const

/**
 * Returns the name of a script's file: `static/about-2fcd5588a6.js` for the component of the page `/about/`. Each page
 * lists several names. Gatsby would name scripts that pages share by a digest, which would be in each page.
 */
const nameScript = ({ chunk }: { chunk?: { name?: string | null } }): string => {
  const name = (chunk?.name ?? "part").replace(/^[\da-f]{40}$/, "shared")
  return `static/${name.replaceAll(/^component---src-pages-|-tsx$/g, "")}-[contenthash].js`
}

interface Configuration {
  cache: object
  plugins: readonly object[]
}

/**
 * A webpack plugin that leaves out work that has no effect. webpack calls it once all Gatsby plugins have added their
 * rules.
 * - Gatsby's plugin for TypeScript compiles each file a second time, although Gatsby's own rule does so already.
 * - webpack records all files of the packages that compile modules, to detect changes: four to five seconds a build.
 */
const skipNeedlessWork = {
  apply: ({ hooks, options }: Compiler): void => {
    options.module.rules = options.module.rules.filter(({ test }) => String(test) !== String(/\.tsx?$/))
    hooks.afterEmit.tap("skip-needless-work", ({ buildDependencies }) => buildDependencies.clear())
  },
}

/** Returns Gatsby's configuration without needless work. `digest`, of all inputs, detects changes of the packages. */
const withoutNeedlessWork = <Whole extends Configuration>(configuration: Whole, digest: string): Whole => ({
  ...configuration,
  cache: { ...configuration.cache, version: digest, buildDependencies: { defaultWebpack: [] } },
  plugins: [...configuration.plugins, skipNeedlessWork],
})

/** Minifies a script as well as Gatsby's own minifier, in a fortieth of the time. */
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

/** Returns Gatsby's configuration with this plugin's entry, file names and minifiers. Gatsby would not merge these. */
export const replaceParts = (
  configuration: BrowserConfiguration,
  plugins: CreateWebpackConfigArgs["plugins"],
  digest: string
) => ({
  ...withoutNeedlessWork(configuration, digest),
  entry: { ...configuration.entry, app: path.join(ownFolder, "hydration/startReact.ts") },
  resolve: {
    ...configuration.resolve,
    // Gatsby's start module and the site's gatsby-browser, which startReact.ts imports.
    alias: {
      ...configuration.resolve.alias,
      "gatsby-app": configuration.entry.app,
      "site-browser": path.resolve(existsSync("gatsby-browser.tsx") ? "." : ownFolder, "gatsby-browser"),
    },
  },
  output: {
    ...configuration.output,
    // All scripts are in one folder, with a hash in their names, because hosts cache the whole folder.
    filename: nameScript,
    chunkFilename: nameScript,
    // Each page lists the names of all its files: half a hash is enough to distinguish two builds.
    hashDigestLength: 10,
    // Shorter functions around the modules: the modules themselves need a browser from 2020.
    environment: { arrowFunction: true, const: true },
    trustedTypes: { policyName: trustedScriptsPolicy },
  },
  optimization: {
    ...configuration.optimization,
    minimizer: [plugins.minifyJs({ minify: minifyScript, parallel: false }), plugins.minifyCss()],
  },
})

/** Returns the modules in a folder of pages and in its folders, without tests and declarations, sorted. */
export const listPageFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && /^[^.]+\.[jt]sx?$/.test(entry.name))
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .filter(file => !file.includes("__tests__"))
    .toSorted()

/**
 * Returns Gatsby's configuration for rendering the pages, changed to evaluate all of them first. styled-components
 * writes styles in the order in which modules are evaluated. Gatsby evaluates each page when it renders it, and only
 * pages that have changed, so the order of a page's styles would differ between builds.
 */
export const evaluateInOrder = (
  configuration: Configuration & { entry: { "render-page": string } },
  digest: string
) => {
  const pages = listPageFiles(path.resolve("src/pages"))
  // Gatsby uses the exports of the last module.
  return {
    ...withoutNeedlessWork(configuration, digest),
    entry: { "render-page": [...pages, configuration.entry["render-page"]] },
  }
}
