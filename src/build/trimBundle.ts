import path from "node:path"
import type { CreateWebpackConfigArgs } from "gatsby"
import { trustedScriptsPolicy } from "../boot/trustedScripts"
import { type ResolvedImport, findMatchProblems, createShimRules, shims, findVersionProblems } from "./shims"

/** What this file knows of webpack's configuration as Gatsby makes it. */
interface Configuration {
  entry: Record<string, unknown>
  output: Record<string, unknown>
  plugins: unknown[]
  optimization: { minimizer: unknown[] }
  module: { rules: unknown[] }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null

const isConfiguration = (value: unknown): value is Configuration =>
  isRecord(value) &&
  isRecord(value["entry"]) &&
  isRecord(value["output"]) &&
  Array.isArray(value["plugins"]) &&
  isRecord(value["optimization"]) &&
  Array.isArray(value["optimization"]["minimizer"]) &&
  isRecord(value["module"]) &&
  Array.isArray(value["module"]["rules"])

interface Module {
  resource?: string
}

interface Compilation {
  modules: Iterable<Module>
  moduleGraph: {
    getIncomingConnections: (module: Module) => Iterable<{
      originModule: Module | null
      dependency: { request?: string } | null
    }>
    getProvidedExports: (module: Module) => readonly string[] | boolean | null
  }
  errors: Error[]
  hooks: { seal: { tap: (name: string, check: () => void) => void } }
}

interface Compiler {
  hooks: { thisCompilation: { tap: (name: string, start: (compilation: Compilation) => void) => void } }
}

const listImports = ({ modules, moduleGraph }: Compilation): ResolvedImport[] =>
  [...modules].flatMap(module =>
    [...moduleGraph.getIncomingConnections(module)].flatMap(({ originModule, dependency }) =>
      module.resource && originModule?.resource && dependency?.request
        ? [{ from: originModule.resource, request: dependency.request, file: module.resource }]
        : []
    )
  )

const pageFolders = new Set(["src/pages", "src/templates"].map(folder => path.resolve(folder)))

/** Pages that export Gatsby's `Head`, whose tags would be missing in the browser. */
const findHeadProblems = ({ modules, moduleGraph }: Compilation): string[] =>
  [...modules].flatMap(module => {
    const { resource = "" } = module
    if (!pageFolders.has(path.dirname(resource.split("?")[0] ?? ""))) return []
    const exports = moduleGraph.getProvidedExports(module)
    return Array.isArray(exports) && !exports.includes("Head")
      ? []
      : [
          `${path.relative(".", resource)} exports Gatsby’s Head. The site's tags come from react-helmet: use <Seo> of src/layout inside the page.`,
        ]
  })

/** A webpack plugin that fails the build where a shim is not used any more, or where a page exports Gatsby's `Head`. */
const checkBundle = {
  apply: (compiler: Compiler): void =>
    compiler.hooks.thisCompilation.tap("check-bundle", compilation =>
      compilation.hooks.seal.tap("check-bundle", () => {
        const problems = [
          ...findVersionProblems(shims),
          ...findMatchProblems(shims, listImports(compilation)),
          ...findHeadProblems(compilation),
        ]
        compilation.errors.push(...[...new Set(problems)].map(problem => new Error(problem)))
      })
    ),
}

const scriptFiles = "static/[name]-[contenthash].js"

/** Webpack's configuration for the browser's scripts, without what the site does not need. */
export const trimBundle = (configuration: unknown, plugins: CreateWebpackConfigArgs["plugins"]): Configuration => {
  if (!isConfiguration(configuration)) throw new Error("Webpack’s configuration is not what Gatsby makes of it.")
  const { entry, output, optimization, module } = configuration
  return {
    ...configuration,
    entry: { ...entry, app: path.resolve("src/boot/startReact.ts") },
    output: {
      ...output,
      // All of them in one folder, with a hash in their names: hosts keep the whole folder (src/build/hostRules.ts).
      filename: scriptFiles,
      chunkFilename: scriptFiles,
      // Each page lists the names of all files: half a hash is enough to tell two builds apart.
      hashDigestLength: 10,
      // Shorter functions around the modules: the modules themselves need a browser of 2020.
      environment: { arrowFunction: true, const: true },
      trustedTypes: { policyName: trustedScriptsPolicy },
    },
    plugins: [...configuration.plugins, checkBundle],
    // Gatsby's own minifier with more passes; it keeps the libraries' licences.
    optimization: {
      ...optimization,
      minimizer: [
        plugins.minifyJs({ terserOptions: { ecma: 2020, compress: { ecma: 2020, passes: 3 } } }),
        plugins.minifyCss(),
      ],
    },
    module: {
      ...module,
      rules: [
        ...module.rules,
        ...createShimRules(shims),
        // Gatsby's entry exports Slice, Script and more: webpack may drop what is not imported.
        { test: /[\\/]\.cache[\\/]gatsby-browser-entry\.js$/, sideEffects: false },
      ],
    },
  }
}
