import { writeFile } from "node:fs/promises"
import path from "node:path"

/** Where the build leaves the names of the packages that reach the visitor's browser. */
export const browserPackagesFile = path.resolve(".cache/browser-packages.json")

interface Module {
  resource?: string
  /** Modules that webpack has joined into this one. */
  modules?: Iterable<Module>
}

interface Compiler {
  hooks: {
    afterEmit: {
      tapPromise: (name: string, done: (compilation: { modules: Iterable<object> }) => Promise<void>) => void
    }
  }
}

const getPackage = (file: string): string | undefined =>
  /.*node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(file)?.[1]?.replace("\\", "/")

const listFiles = (modules: Iterable<Module>): string[] =>
  [...modules].flatMap(({ resource, modules: joined }) => [
    ...(resource ? [resource] : []),
    ...(joined ? listFiles(joined) : []),
  ])

/** A webpack plugin that writes down which packages are in the browser's scripts: `npm run audit` judges those strictly. */
export const listBundledPackages = {
  apply: (compiler: Compiler): void => {
    compiler.hooks.afterEmit.tapPromise("list-bundled-packages", async ({ modules }) => {
      const names = listFiles(modules)
        .map(getPackage)
        .filter(name => name !== undefined)
      await writeFile(browserPackagesFile, JSON.stringify([...new Set(names)].toSorted()))
    })
  },
}
