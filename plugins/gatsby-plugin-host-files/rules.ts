import { readFile, writeFile } from "node:fs/promises"
import path from "node:path"

/**
 * What every host has to know about a site, in one place. From it come `_headers` for Netlify and Cloudflare, the
 * configurations of other servers, and the answers of the plugin's own server.
 */

export type Headers = Readonly<Record<string, string>>

/** Headers by address; `*` at the end of an address stands for whatever follows, `:file` for a name without a slash. */
export type HeaderRules = Readonly<Record<string, Headers>>

/** What a host must know about a site besides its files. */
export interface HostRules {
  /** Headers of every answer. */
  common: Headers
  /**
   * What is otherwise at some addresses; of a missing file only the headers that do not say how long to keep it. None names a
   * header that `common` or another rule has for the same address: Cloudflare joins the values, and nobody says what Netlify does.
   */
  byAddress: HeaderRules
}

/** Headers of an answer that no rule of its address has: it is asked for each time. */
export const defaultHeaders = {
  "Cache-Control": "public, max-age=0, must-revalidate",
} as const satisfies Headers

/** Rules of a site that has no others: no frame of another site, no guessed types, and files that never change are kept. */
export const plainRules: HostRules = {
  common: { "Content-Security-Policy": "frame-ancestors 'none'", "X-Content-Type-Options": "nosniff" },
  byAddress: { "/static/*": { "Cache-Control": "public, max-age=31536000, immutable" } },
}

/** Returns the regular expression for a rule's addresses, as text. */
export const createPattern = (address: string): string =>
  `^${address.replaceAll(".", "\\.").replace(":file", "[^/]+")}$`.replace("*$", "")

/**
 * The name of the page for every address that does not exist, sent with the status 404. A language has its own in its
 * folder, for the addresses in that.
 */
export const notFoundPage = "/404.html"

/** The addresses of what is not for visitors: the file for hosts, and all with a dot in front, such as `.git` and `.htaccess`. */
export const privateAddresses = "^/_headers$|/\\.(?!well-known/)"

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

/** Returns whether files of a type get smaller when they are compressed. */
export const isCompressible = (type: string): boolean => /^text|javascript|json|svg|xml|wasm|ttf/.test(type)

/** Returns the rules of `_headers`. None is there for the cache, which is both hosts' own by default. */
export const createHeaderRules = ({ common, byAddress }: HostRules): HeaderRules => ({ "/*": common, ...byAddress })

/** Writes `_headers` into `folder`, in Netlify's form, which Cloudflare reads too (https://docs.netlify.com/routing/headers/). */
export const writeHeaders = async (folder: string, rules: HeaderRules): Promise<void> => {
  const lines = Object.entries(rules).flatMap(([address, headers]) => [
    address,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ])
  await writeFile(path.join(folder, "_headers"), `${lines.join("\n")}\n`)
}

const parseHeaderRules = (text: string): { address: string; name: string; value: string }[] => {
  let address = ""
  return text.split("\n").flatMap(line => {
    if (!/^\s/.test(line)) address = line
    const [, name, value] = /^\s+([\w-]+): (.*)$/.exec(line) ?? []
    return name !== undefined && value !== undefined ? [{ address, name, value }] : []
  })
}

/** Reads the `_headers` that `writeHeaders` has written. Returns the headers with which a host answers for an address. */
export const readHeaders = async (folder: string): Promise<(address: string) => Record<string, string>> => {
  const rules = parseHeaderRules(await readFile(path.join(folder, "_headers"), "utf8").catch(() => ""))
  return address =>
    Object.fromEntries(
      rules
        .filter(rule => new RegExp(createPattern(rule.address)).test(address))
        .map(({ name, value }) => [name, value] as const)
    )
}
