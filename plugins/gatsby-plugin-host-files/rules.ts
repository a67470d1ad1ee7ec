import { readFile, writeFile } from "node:fs/promises"
import path from "node:path"

/**
 * The rules by which every host serves a site, in one place. `_headers` for Netlify and Cloudflare, the configurations
 * of other servers, and the responses of the plugin's own server are made from them.
 */

export type Headers = Readonly<Record<string, string>>

/**
 * Headers keyed by path. `*` at the end of a path matches anything that follows; `:file` matches a name without
 * a slash.
 */
export type HeaderRules = Readonly<Record<string, Headers>>

/** Data about a site that a host needs in addition to its files. */
export interface HostRules {
  /** Headers of every response. */
  common: Headers
  /**
   * Headers that differ at some paths. If a file is missing, only those that do not control caching apply. No rule
   * names a header that `common` or another rule has for the same path: Cloudflare joins the values, and Netlify
   * does not document its behaviour.
   */
  byPath: HeaderRules
}

/** Headers of a response if no rule for its path sets them. The response is revalidated each time. */
export const defaultHeaders = {
  "Cache-Control": "public, max-age=0, must-revalidate",
} as const satisfies Headers

/**
 * Default rules: other sites cannot show the pages in a frame, browsers do not guess file types, and files that never
 * change are cached.
 */
export const defaultRules: HostRules = {
  common: { "Content-Security-Policy": "frame-ancestors 'none'", "X-Content-Type-Options": "nosniff" },
  byPath: { "/static/*": { "Cache-Control": "public, max-age=31536000, immutable" } },
}

/** Returns the regular expression for a rule's paths, as text. */
export const createPattern = (urlPath: string): string =>
  `^${urlPath.replaceAll(".", "\\.").replace(":file", "[^/]+")}$`.replace("*$", "")

/**
 * Path of the page that is sent with the status 404 for every path that does not exist. A language has its own page
 * in its folder, for the paths in that folder.
 */
export const notFoundPage = "/404.html"

/**
 * Regular expressions for paths that are not for visitors: the file for hosts, the folders of the 404 pages, and all
 * names with a leading dot, such as `.git` and `.htaccess`, except `.well-known`.
 */
const hostFiles = "^/_headers$|^(/[a-z]{2,3}(-[^/]+)?)?/404/"
export const privatePaths = `${hostFiles}|/\\.(?!well-known/)`

/** The same for Go, which knows no lookahead: a path is private if it matches the first or does not match the second. */
export const privateGoPaths = { matching: hostFiles, notMatching: "^(/([^./][^/]*|\\.well-known)?)*/([^./][^/]*)?$" }

export const types: Readonly<Record<string, string>> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".svg": "image/svg+xml; charset=utf-8",
  ".ttf": "font/ttf",
  ".txt": "text/plain; charset=utf-8",
  ".vcf": "text/vcard; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=utf-8",
}

/** Returns whether files of a MIME type get smaller when they are compressed. */
export const isCompressible = (type: string): boolean => /^text|javascript|json|svg|xml|wasm|ttf/.test(type)

/** Returns the rules of `_headers`. They do not include `defaultHeaders`, because both hosts send these by default. */
export const createHeaderRules = ({ common, byPath }: HostRules): HeaderRules => ({ "/*": common, ...byPath })

/**
 * Writes `_headers` into `folder`, in Netlify's format, which Cloudflare reads, too
 * (https://docs.netlify.com/routing/headers/).
 */
export const writeHeaders = async (folder: string, rules: HeaderRules): Promise<void> => {
  const lines = Object.entries(rules).flatMap(([urlPath, headers]) => [
    urlPath,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ])
  await writeFile(path.join(folder, "_headers"), `${lines.join("\n")}\n`)
}

const parseHeaderRules = (text: string): { urlPath: string; name: string; value: string }[] => {
  let urlPath = ""
  return text.split("\n").flatMap(line => {
    if (!/^\s/.test(line)) urlPath = line
    const [, name, value] = /^\s+([\w-]+): (.*)$/.exec(line) ?? []
    return name !== undefined && value !== undefined ? [{ urlPath, name, value }] : []
  })
}

/**
 * Reads the `_headers` file that `writeHeaders` writes. Returns a function that returns the headers of the response for
 * a path.
 */
export const readHeaders = async (folder: string): Promise<(urlPath: string) => Record<string, string>> => {
  const rules = parseHeaderRules(await readFile(path.join(folder, "_headers"), "utf8").catch(() => ""))
  return urlPath =>
    Object.fromEntries(
      rules
        .filter(rule => new RegExp(createPattern(rule.urlPath)).test(urlPath))
        .map(({ name, value }) => [name, value] as const)
    )
}
