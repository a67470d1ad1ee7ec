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

const packageOf = (file: string): string | undefined =>
  /.*node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(file)?.[1]?.replace("\\", "/")

const filesOf = (modules: Iterable<Module>): string[] =>
  [...modules].flatMap(({ resource, modules: joined }) => [
    ...(resource ? [resource] : []),
    ...(joined ? filesOf(joined) : []),
  ])

/** A webpack plugin that notes which packages are in the browser's scripts: `npm run audit` judges those strictly. */
export const listBundledPackages = {
  apply: (compiler: Compiler): void => {
    compiler.hooks.afterEmit.tapPromise("note-browser-packages", async ({ modules }) => {
      const names = filesOf(modules)
        .map(packageOf)
        .filter(name => name !== undefined)
      await writeFile(browserPackagesFile, JSON.stringify([...new Set(names)].toSorted()))
    })
  },
}
