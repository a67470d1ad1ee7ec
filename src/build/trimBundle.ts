import path from "node:path"
import type { CreateWebpackConfigArgs } from "gatsby"
import { trustedScriptsPolicy } from "../boot/trustedScripts"
import { type ResolvedImport, matchProblems, shimRules, shims, versionProblems } from "./shims"

/** What this file knows of webpack's configuration as Gatsby makes it. */
interface Configuration {
  entry: Record<string, unknown>
  output: Record<string, unknown>
  plugins: unknown[]
  optimization: { minimizer: unknown[] }
  module: { rules: unknown[] }
}

const isConfiguration = (value: unknown): value is Configuration =>
  typeof value === "object" &&
  value !== null &&
  "entry" in value &&
  "output" in value &&
  "plugins" in value &&
  "optimization" in value &&
  "module" in value

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

const importsOf = ({ modules, moduleGraph }: Compilation): ResolvedImport[] =>
  [...modules].flatMap(module =>
    [...moduleGraph.getIncomingConnections(module)].flatMap(({ originModule, dependency }) =>
      module.resource && originModule?.resource && dependency?.request
        ? [{ from: originModule.resource, request: dependency.request, file: module.resource }]
        : []
    )
  )

const pageFolders = new Set(["src/pages", "src/templates"].map(folder => path.resolve(folder)))

/** Pages that export Gatsby's `Head`, whose tags nobody would put into the document in the browser. */
const headProblems = ({ modules, moduleGraph }: Compilation): string[] =>
  [...modules].flatMap(module => {
    const { resource = "" } = module
    if (!pageFolders.has(path.dirname(resource.split("?")[0] ?? ""))) return []
    const exports = moduleGraph.getProvidedExports(module)
    return Array.isArray(exports) && !exports.includes("Head")
      ? []
      : [
          `${path.relative(".", resource)} exports Gatsby’s Head. Its tags come from react-helmet: use <Head> of src/layout inside the page.`,
        ]
  })

/** A webpack plugin that ends the build where a shim is not used any more, or where a page asks for what is not there. */
const checkBundle = {
  apply: (compiler: Compiler): void =>
    compiler.hooks.thisCompilation.tap("check-bundle", compilation =>
      compilation.hooks.seal.tap("check-bundle", () => {
        const problems = [
          ...versionProblems(shims),
          ...matchProblems(shims, importsOf(compilation)),
          ...headProblems(compilation),
        ]
        compilation.errors.push(...[...new Set(problems)].map(problem => new Error(problem)))
      })
    ),
}

/** Webpack's configuration for the browser's scripts, made lighter. */
export const trimBundle = (configuration: unknown, plugins: CreateWebpackConfigArgs["plugins"]): Configuration => {
  if (!isConfiguration(configuration)) throw new Error("Webpack’s configuration is not what Gatsby makes of it.")
  const { entry, output, optimization, module } = configuration
  return {
    ...configuration,
    entry: { ...entry, app: path.resolve("src/boot/startReact.ts") },
    output: {
      ...output,
      // The names of all files stand in each page: half a hash still tells two builds apart.
      hashDigestLength: 10,
      trustedTypes: { policyName: trustedScriptsPolicy },
    },
    plugins: [...configuration.plugins, checkBundle],
    // Gatsby's own pass over the scripts, more thorough; the libraries' licences still stand beside them.
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
        ...shimRules(shims),
        // Gatsby's entry offers Slice, Script and more: what is not imported may go.
        { test: /[\\/]\.cache[\\/]gatsby-browser-entry\.js$/, sideEffects: false },
      ],
    },
  }
}
