import { readFileSync } from "node:fs"
import path from "node:path"
import { type TemplateValues, fillTemplate } from "./fillTemplate"
import {
  type HostRules,
  createPattern,
  defaultHeaders,
  isCompressible,
  notFoundPage,
  privateGoPaths,
  privatePaths,
  types,
} from "./rules"

/** Data about a site that the configuration of its own server needs. */
export interface HostedSite {
  url: string
  /** Folder of the published files. */
  folder: string
  /** Path prefixes of languages with their own page for unknown URLs, such as `/en`. */
  prefixes?: readonly string[]
  rules: HostRules
}

const escapeDots = (name: string): string => name.replaceAll(".", "\\.")

/**
 * Returns the names of a site: its own, and the one with or without `www`, which is redirected. Requests for any other
 * name are closed. Redirects lead to the site's own name, never to the one of the request.
 */
const readNames = (url: string) => {
  const { hostname, port, protocol, origin } = new URL(url)
  const other = hostname.startsWith("www.") ? hostname.slice(4) : hostname.includes(".") ? `www.${hostname}` : ""
  return { hostname, other, port: port || "80", isSecure: protocol === "https:", origin }
}

const listHeaders = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([header, value]) => ({ header, value }))

/** Returns the headers that differ at some URLs, one item for each header. */
const listExceptions = ({ byPath }: HostRules) =>
  Object.entries(byPath).flatMap(([urlPath, headers]) =>
    listHeaders(headers).map(({ header, value }) => ({
      header,
      value,
      pattern: createPattern(urlPath),
      name: `site_${urlPath.replaceAll(/\W+/g, "_").replaceAll(/^_|_$/g, "")}`,
    }))
  )

/** Returns the headers that depend on the URL, as variables of nginx. An empty header is not sent. */
const listVariables = (rules: HostRules) => {
  const exceptions = listExceptions(rules)
  const values: Readonly<Record<string, string>> = defaultHeaders
  return [...new Set([...Object.keys(values), ...exceptions.map(({ header }) => header)])].map(header => ({
    header,
    value: values[header] ?? "",
    variable: `site_${header.toLowerCase().replaceAll("-", "_")}`,
    exceptions: exceptions.filter(exception => exception.header === header),
  }))
}

const files = Object.entries(types).map(([extension, type]) => ({
  extension: extension.slice(1),
  type,
  bareType: type.replace(/;.*/, ""),
}))

const charsetTypes = files.filter(({ type }) => type.includes("charset"))

const compressibleTypes = [...new Set(files.filter(({ type }) => isCompressible(type)).map(({ bareType }) => bareType))]

/**
 * Returns a list of MIME types for nginx, without HTML: nginx always compresses HTML and sends its charset, and warns
 * if the configuration lists it, too.
 */
const withoutHtml = (list: readonly string[]): string => list.filter(type => type !== "text/html").join(" ")

/** Returns the values of all templates in `hosts`. */
const createValues = ({ url, folder, prefixes = [], rules }: HostedSite): TemplateValues => {
  const { hostname, other, port, isSecure, origin } = readNames(url)
  const languages = prefixes.map(prefix => ({ prefix, language: prefix.slice(1) }))
  const address = (name: string): string => (isSecure ? name : `http://${name}:${port}`)
  return {
    hostname,
    hostnamePattern: escapeDots(hostname),
    port,
    origin,
    folder,
    isSecure: isSecure ? [{}] : [],
    otherName: other ? [{ name: other, pattern: escapeDots(other), address: address(other) }] : [],
    siteAddress: address(hostname),
    anyAddress: isSecure ? "http://" : `http://:${port}`,
    commonHeaders: listHeaders(rules.common),
    headers: listHeaders({ ...rules.common, ...defaultHeaders }),
    exceptions: listExceptions(rules),
    variables: listVariables(rules),
    privatePaths,
    privateGoPaths: privateGoPaths.matching,
    notPrivateGoPaths: privateGoPaths.notMatching,
    notFoundPage,
    prefixes: languages,
    languages: languages.length ? [{}] : [],
    apacheErrorPage: languages.length ? `/%{reqenv:site_language}${notFoundPage.slice(1)}` : notFoundPage,
    caddyErrorPage: languages.length ? "{site_not_found}" : notFoundPage,
    types: files,
    charsetTypes,
    htmlType: String(types[".html"]),
    nginxCharsetTypes: withoutHtml(charsetTypes.map(({ bareType }) => bareType)),
    nginxCompressibleTypes: withoutHtml(compressibleTypes),
    compressibleTypes: compressibleTypes.join(" "),
    compressible: compressibleTypes.map(type => ({ type })),
  }
}

const readTemplate = (name: string): string[] =>
  readFileSync(path.resolve("plugins/gatsby-plugin-host-files/hosts", name), "utf8").trimEnd().split("\n")

/**
 * Returns the rules of Apache for the folder of a site. A `.htaccess` file also redirects from the site's other name,
 * for which Apache's own configuration has a virtual host.
 */
const createFolderRules = (values: TemplateValues, hasRedirect: boolean): string[] =>
  fillTemplate(readTemplate("htaccess.conf"), {
    ...values,
    redirectedName: hasRedirect ? (values["otherName"] ?? []) : [],
  })

const fillFile = (name: string) => (values: TemplateValues) => fillTemplate(readTemplate(name), values)

const hosts: Readonly<Record<string, (values: TemplateValues) => string[]>> = {
  nginx: fillFile("nginx.conf"),
  apache: values =>
    fillTemplate(readTemplate("apache.conf"), {
      ...values,
      folderRules: createFolderRules(values, false).map(line => ({ line })),
    }),
  htaccess: values => createFolderRules(values, true),
  caddy: fillFile("Caddyfile"),
}

export const configuredHosts = Object.keys(hosts)

/**
 * Returns the complete configuration of a host that does not read `_headers`. Returns `undefined` for any other host.
 */
export const createHostConfiguration = (name: string, site: HostedSite): string | undefined =>
  hosts[name]?.(createValues(site)).concat("").join("\n")
