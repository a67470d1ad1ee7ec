import { readFileSync } from "node:fs"
import path from "node:path"

/**
 * A part of a library that no visitor of this site reaches, and its replacement in the browser's scripts
 * (docs/decisions/weight.md has the bytes).
 */
export interface Shim {
  /** The replacement. */
  file: string
  /** The package that imports the part. Files that Gatsby copies or writes into `.cache` count as its own. */
  importer: string
  /** The importer's version this was written for. */
  version: string
  /** What the importer writes in its imports, as webpack's `resolve.alias` takes it: `*` matches anything. */
  requests: readonly string[]
}

const getShimFile = (name: string): string => path.resolve("src/build/shims", name)

export const shims: readonly Shim[] = [
  // Scripts of third parties in a worker: the site has none.
  {
    file: getShimFile("empty.ts"),
    importer: "gatsby",
    version: "5.16.1",
    requests: ["../*/internal-plugins/partytown/gatsby-browser.js"],
  },
  // It passes on an option that the site does not set, and bundles all of styled-components, including its server half.
  {
    file: getShimFile("empty.ts"),
    importer: "gatsby",
    version: "5.16.1",
    requests: ["../*/gatsby-plugin-styled-components/gatsby-browser.js"],
  },
  // The inline script registers the service worker.
  {
    file: getShimFile("empty.ts"),
    importer: "gatsby",
    version: "5.16.1",
    requests: ["./register-service-worker"],
  },
  // Gatsby's own head tags: the site's come from react-helmet, and the build fails where a page exports a Head.
  {
    file: getShimFile("headHandler.ts"),
    importer: "gatsby",
    version: "5.16.1",
    requests: ["./head/head-export-handler-for-browser"],
  },
  // Helmet compares its props to save an update; a page renders its own rarely, and an update changes nothing then.
  {
    file: getShimFile("isNeverEqual.ts"),
    importer: "react-helmet",
    version: "6.1.0",
    requests: ["react-fast-compare"],
  },
  {
    file: getShimFile("resizeObserver.ts"),
    importer: "react-slick",
    version: "0.31.0",
    requests: ["resize-observer-polyfill"],
  },
  // Formik copies values with lodash, whose copies are ready for every kind of object.
  {
    file: getShimFile("clone.ts"),
    importer: "formik",
    version: "2.4.9",
    requests: ["lodash-es/cloneDeep", "lodash-es/clone"],
  },
  // Formik reads paths such as `a.b[0]`; these forms have plain names.
  {
    file: getShimFile("toPath.ts"),
    importer: "formik",
    version: "2.4.9",
    requests: ["lodash-es/toPath"],
  },
  // Prefixed CSS properties for browsers from before 2016.
  {
    file: getShimFile("prefixer.ts"),
    importer: "stylis",
    version: "4.3.6",
    requests: ["./src/Prefixer.js", "./Prefixer.js"],
  },
]

/** Webpack's condition for the files of a package. */
export const createFilesPattern = (importer: string): RegExp =>
  importer === "gatsby" ? /[\\/]\.cache[\\/]/ : new RegExp(`[\\\\/]node_modules[\\\\/]${importer}[\\\\/]`)

/** Webpack's rules that put the shims in place: for the files of the importing package only. */
export const createShimRules = (list: readonly Shim[]) =>
  list.map(({ file, importer, requests }) => ({
    test: createFilesPattern(importer),
    resolve: { alias: Object.fromEntries(requests.map(request => [request, file])) },
  }))

const hasVersion = (value: unknown): value is { version: string } =>
  typeof value === "object" && value !== null && "version" in value && typeof value.version === "string"

const readInstalledVersion = (name: string): string => {
  const manifest: unknown = JSON.parse(readFileSync(path.resolve("node_modules", name, "package.json"), "utf8"))
  return hasVersion(manifest) ? manifest.version : "unknown"
}

/** Where a shim was written for another version than the installed one, one sentence each. */
export const findVersionProblems = (list: readonly Shim[], versionOf = readInstalledVersion): string[] =>
  list
    .filter(({ importer, version }) => versionOf(importer) !== version)
    .map(
      ({ file, importer, version }) =>
        `${path.relative(".", file)} was written for ${importer} ${version}, but ${versionOf(importer)} is installed. Read how ${importer} uses what it replaces, then write the new version into src/build/shims.ts.`
    )

/** One import, as webpack has resolved it. */
export interface ResolvedImport {
  /** The file that imports. */
  from: string
  /** The text of the import. */
  request: string
  /** The file that was found. */
  file: string
}

const isMatch = (pattern: string, request: string): boolean => {
  const [start = "", end] = pattern.split("*")
  return end === undefined ? request === pattern : request.startsWith(start) && request.endsWith(end)
}

/** Which requests of the shims are not replaced in a bundle, one sentence each: the library has changed. */
export const findMatchProblems = (list: readonly Shim[], imports: readonly ResolvedImport[]): string[] =>
  list.flatMap(({ file, importer, requests }) =>
    requests
      .filter(
        pattern =>
          !imports.some(
            found =>
              found.file === file && createFilesPattern(importer).test(found.from) && isMatch(pattern, found.request)
          )
      )
      .map(
        pattern =>
          `${path.relative(".", file)} is not used: ${importer} does not import “${pattern}” any more. Find what it imports instead, or remove the shim from src/build/shims.ts.`
      )
  )
