import { readFile, readdir, writeFile } from "node:fs/promises"
import path from "node:path"

type Headers = Readonly<Record<string, string>>

/** Headers of every answer. */
export const commonHeaders: Headers = {
  "Content-Security-Policy": "frame-ancestors 'none'",
  "Strict-Transport-Security": "max-age=63072000",
  "X-Content-Type-Options": "nosniff",
  // The forwarder refuses messages that do not say which site they come from.
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
}

const workerHeaders = { "Cache-Control": "no-cache" }
/** For files whose name changes with their content. */
const immutableHeaders = { "Cache-Control": "public, max-age=31536000, immutable" }

interface HeaderRule {
  matches: (address: string) => boolean
  name: string
  value: string
}

/** Reads a headers' file in Netlify's form (https://docs.netlify.com/routing/headers/). */
const parseHeaderRules = (text: string): HeaderRule[] => {
  let pattern = ""
  return text.split("\n").flatMap(line => {
    if (!line.trim() || line.trim().startsWith("#")) return []
    if (!/^\s/.test(line)) {
      pattern = line.trim()
      return []
    }
    const [name = "", ...value] = line.trim().split(":")
    const expression = new RegExp(`^${pattern.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".*")}$`)
    return [{ matches: (address: string) => expression.test(address), name, value: value.join(":").trim() }]
  })
}

const applyRules = (rules: readonly HeaderRule[], address: string): Record<string, string> =>
  Object.fromEntries(rules.filter(({ matches }) => matches(address)).map(({ name, value }) => [name, value]))

/** Reads `_headers` in `folder`. Returns the headers with which the host answers for an address. */
export const readHeaders = async (folder: string): Promise<(address: string) => Record<string, string>> => {
  const rules = parseHeaderRules(await readFile(path.join(folder, "_headers"), "utf8").catch(() => ""))
  return address => applyRules(rules, address)
}

/** What the headers lack that the answers for `addresses` must have, one sentence each. */
export const findHeaderProblems = (
  headersOf: (address: string) => Readonly<Record<string, string>>,
  addresses: readonly string[]
): string[] =>
  addresses.flatMap(address => {
    const actual = headersOf(address)
    const expected = {
      ...commonHeaders,
      ...(address === "/sw.js" && workerHeaders),
      ...(address.endsWith(".js") && address !== "/sw.js" && immutableHeaders),
    }
    return Object.entries(expected).flatMap(([name, value]) =>
      actual[name] === value ? [] : [`${address}: _headers has no rule that gives it “${name}: ${value}”.`]
    )
  })

/** Writes `_headers` into `folder`. Only Gatsby's scripts with a hash in their name may be kept for ever. */
export const writeHeaders = async (folder: string): Promise<void> => {
  const hashed = (await readdir(folder)).filter(file => /-[0-9a-f]{10}\.js$/.test(file))
  const rules: Record<string, Headers> = {
    "/*": commonHeaders,
    "/sw.js": workerHeaders,
    "/static/*": immutableHeaders,
    ...Object.fromEntries(hashed.toSorted().map(file => [`/${file}`, immutableHeaders])),
  }
  const text = Object.entries(rules).map(([address, headers]) =>
    [address, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n")
  )
  await writeFile(path.join(folder, "_headers"), `${text.join("\n")}\n`)
}
