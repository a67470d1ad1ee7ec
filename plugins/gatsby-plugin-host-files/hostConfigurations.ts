import {
  type HostRules,
  createPattern,
  defaultHeaders,
  isCompressible,
  notFoundPage,
  privatePaths,
  privateGoPaths,
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

type Lines = readonly string[]

const escapeDots = (name: string): string => name.replaceAll(".", "\\.")

const indent = (lines: Lines): string[] => lines.map(line => `  ${line}`)
const createBlock = (name: string, lines: Lines): string[] => [`${name} {`, ...indent(lines), "}"]

/**
 * Returns the names of a site: its own, and the one with or without `www`, which is redirected. Requests for any other
 * name are closed. Redirects lead to the site's own name, never to the one of the request.
 */
const readNames = (url: string) => {
  const { hostname, port, protocol, origin } = new URL(url)
  const other = hostname.startsWith("www.") ? hostname.slice(4) : hostname.includes(".") && `www.${hostname}`
  return { hostname, other, port: port || "80", isSecure: protocol === "https:", origin }
}

/** Returns the headers that differ at some URLs, one item for each header. */
const listExceptions = ({ byPath }: HostRules) =>
  Object.entries(byPath).flatMap(([path, headers]) =>
    Object.entries(headers).map(([header, value]) => ({
      path,
      header,
      value,
      pattern: createPattern(path),
      name: `site_${path.replaceAll(/\W+/g, "_").replaceAll(/^_|_$/g, "")}`,
    }))
  )

/**
 * Returns the headers that depend on the URL, as variables of a server's configuration. An empty header is not
 * sent.
 */
const listVariables = (rules: HostRules) =>
  [...new Set([...Object.keys(defaultHeaders), ...listExceptions(rules).map(({ header }) => header)])].map(header => ({
    header,
    value: Object.entries(defaultHeaders).find(([name]) => name === header)?.[1] ?? "",
    name: `site_${header.toLowerCase().replaceAll("-", "_")}`,
  }))

const files = Object.entries(types).map(([extension, type]) => ({
  extension: extension.slice(1),
  type,
  bareType: type.replace(/;.*/, ""),
  hasCharset: type.includes("charset"),
}))

const compressibleTypes = [...new Set(files.filter(({ type }) => isCompressible(type)).map(({ bareType }) => bareType))]

/**
 * Returns a list of MIME types for nginx, without HTML: nginx always compresses HTML and sends its charset, and warns
 * if the configuration lists it, too.
 */
const withoutHtml = (list: Lines): string => list.filter(type => type !== "text/html").join(" ")

/** Returns a configuration file for nginx's `conf.d` or `sites-enabled`. `certbot --nginx` adds TLS to it. */
const createNginx = ({ url, folder, prefixes = [], rules }: HostedSite): string[] => {
  const { hostname, other, port, isSecure, origin } = readNames(url)
  const variables = listVariables(rules)
  const hidePrivate = createBlock(`location ~ "${privatePaths}"`, ["return 404;"])
  const listen = (options = "") => [`listen ${port}${options};`, `listen [::]:${port}${options};`]
  return [
    "# Other names are closed.",
    ...createBlock("server", [...listen(" default_server"), "server_name _;", "return 444;"]),
    ...(isSecure
      ? createBlock("server", [
          "listen 443 ssl default_server;",
          "listen [::]:443 ssl default_server;",
          "server_name _;",
          "ssl_reject_handshake on;",
        ])
      : []),
    ...(other
      ? createBlock("server", [...listen(), `server_name ${other};`, `return 301 ${origin}$request_uri;`])
      : []),
    ...variables.flatMap(({ header, value, name }) =>
      createBlock(`map $uri $${name}`, [
        `default "${value}";`,
        ...listExceptions(rules)
          .filter(exception => exception.header === header)
          .map(exception => `"~${exception.pattern}" "${exception.value}";`),
      ])
    ),
    ...createBlock("server", [
      ...listen(),
      `server_name ${hostname};`,
      `root ${folder};`,
      "# All headers are here: one in a location would take the place of these.",
      ...Object.entries(rules.common).map(([name, value]) => `add_header ${name} "${value}" always;`),
      ...variables.map(({ header, name }) => `add_header ${header} $${name} always;`),
      "# Another server in front may end TLS and have another port.",
      "absolute_redirect off;",
      "# For nginx, a folder without a page is forbidden.",
      `error_page 403 404 =404 ${notFoundPage};`,
      ...prefixes.flatMap(prefix =>
        createBlock(`location ^~ ${prefix}/`, [`error_page 403 404 =404 ${prefix}${notFoundPage};`, ...hidePrivate])
      ),
      ...hidePrivate,
      ...createBlock(
        "types",
        files.map(({ extension, bareType }) => `${bareType} ${extension};`)
      ),
      "default_type application/octet-stream;",
      "charset utf-8;",
      `charset_types ${withoutHtml(files.filter(({ hasCharset }) => hasCharset).map(({ bareType }) => bareType))};`,
      "gzip on;",
      "gzip_vary on;",
      "gzip_proxied any;",
      `gzip_types ${withoutHtml(compressibleTypes)};`,
    ]),
  ]
}

/** Returns the rules of Apache for the folder of a site, with `redirect` before those that close other names. */
const createFolderRules = ({ url, prefixes = [], rules }: HostedSite, redirect: Lines): string[] => {
  const { hostname } = readNames(url)
  return [
    "# A header that the server has set for all its sites would be sent twice.",
    ...[...Object.entries(rules.common), ...Object.entries(defaultHeaders)].flatMap(([name, value]) => [
      `Header unset ${name}`,
      `Header always set ${name} "${value}"`,
    ]),
    ...listExceptions(rules).flatMap(({ pattern, header, value, name }) => [
      `SetEnvIf Request_URI "${pattern}" ${name}`,
      `Header always set ${header} "${value}" env=${name}`,
    ]),
    "# Apache adds to the ETag how it has compressed a file, and then does not know it again.",
    "FileETag MTime Size",
    `RequestHeader edit* If-None-Match "-(gzip|br)\\"" "\\""`,
    ...prefixes.map(prefix => `SetEnvIf Request_URI "^${prefix}/" site_language=${prefix.slice(1)}/`),
    ...[403, 404].map(
      status =>
        `ErrorDocument ${status} ${prefixes.length ? `/%{reqenv:site_language}${notFoundPage.slice(1)}` : notFoundPage}`
    ),
    "RewriteEngine On",
    "# Certificates are renewed for every name.",
    `RewriteCond %{REQUEST_URI} "^/\\.well-known/(acme-challenge|pki-validation)/"`,
    "RewriteRule ^ - [L]",
    ...redirect,
    "# Other names are closed.",
    `RewriteCond %{HTTP_HOST} "!^${escapeDots(hostname)}(:|$)" [NC]`,
    "RewriteRule ^ - [F]",
    `RewriteCond %{REQUEST_URI} "${privatePaths}"`,
    "RewriteRule ^ - [R=404,L]",
    "# A folder without a page would be listed, or be forbidden.",
    "RewriteCond %{REQUEST_FILENAME} -d",
    "RewriteCond %{REQUEST_FILENAME}/index.html !-f",
    "RewriteRule ^ - [R=404,L]",
    "# Another server in front may end TLS and have another port.",
    "RewriteCond %{REQUEST_FILENAME} -d",
    "RewriteCond %{HTTP:X-Forwarded-Proto}:%{REQUEST_SCHEME} (https?)",
    `RewriteRule [^/]$ %1://${hostname}%{REQUEST_URI}/ [R=301,L]`,
    ...files.map(({ extension, bareType }) => `AddType ${bareType} .${extension}`),
    ...files.filter(({ hasCharset }) => hasCharset).map(({ extension }) => `AddCharset utf-8 .${extension}`),
    ...Object.entries({ brotli: "BROTLI_COMPRESS", deflate: "DEFLATE" }).flatMap(([name, filter]) => [
      `<IfModule mod_${name}.c>`,
      `  AddOutputFilterByType ${filter} ${compressibleTypes.join(" ")}`,
      "</IfModule>",
    ]),
  ]
}

/** Returns a `.htaccess` file. It needs no more than `AllowOverride FileInfo`, which shared hosts with cPanel grant. */
const createHtaccess = (site: HostedSite): string[] => {
  const { other, origin } = readNames(site.url)
  const redirect = [
    `RewriteCond %{HTTP_HOST} "^${escapeDots(other || "")}(:|$)" [NC]`,
    `RewriteRule ^ ${origin}%{REQUEST_URI} [R=301,L]`,
  ]
  return createFolderRules(site, other ? redirect : [])
}

const createVirtualHost = (port: string, lines: Lines): string[] => [
  `<VirtualHost *:${port}>`,
  ...indent(lines),
  "</VirtualHost>",
]

/**
 * Returns a configuration file for Apache's `sites-enabled`, which has to be its only site for a name that no other
 * names. `certbot --apache` adds TLS to it.
 */
const createApache = (site: HostedSite): string[] => {
  const { hostname, other, port, origin } = readNames(site.url)
  return [
    ...createVirtualHost(port, [
      `ServerName ${hostname}`,
      `DocumentRoot "${site.folder}"`,
      "# For the redirect to HTTPS that certbot adds.",
      "RewriteEngine On",
      `<Directory "${site.folder}">`,
      ...indent(["Require all granted", "AllowOverride None", "Options SymLinksIfOwnerMatch"]),
      ...indent(createFolderRules(site, [])),
      "</Directory>",
    ]),
    ...(other
      ? createVirtualHost(port, [
          `ServerName ${other}`,
          "# certbot leaves out a RewriteRule that leads to HTTPS.",
          `Redirect permanent / ${origin}/`,
        ])
      : []),
  ]
}

/** Returns a Caddyfile. Caddy obtains its certificate by itself. */
const createCaddy = ({ url, folder, prefixes = [], rules }: HostedSite): string[] => {
  const { hostname, other, port, isSecure, origin } = readNames(url)
  const exceptions = listExceptions(rules)
  const site = createBlock(isSecure ? hostname : `http://${hostname}:${port}`, [
    `root * ${folder}`,
    ...createBlock("encode", [
      "zstd",
      "gzip",
      ...createBlock(
        "match",
        compressibleTypes.map(type => `header Content-Type ${type}*`)
      ),
    ]),
    `@private path_regexp ${privateGoPaths.matching}`,
    `@hidden not path_regexp ${privateGoPaths.notMatching}`,
    ...exceptions.flatMap(({ name, pattern }) =>
      createBlock(`@${name}`, [`path_regexp ${pattern}`, "file {path} {path}/index.html"])
    ),
    ...files.map(({ extension }) => `@${extension} path *.${extension}`),
    "# Caddy 2.6 forgets what follows the address when it adds a slash.",
    ...createBlock("@noSlash", ["not path */ //*", "file {path}/index.html"]),
    ...createBlock("map {query} {site_query}", ['"~(.+)" "?${1}"', 'default ""']),
    "# In this order: outside of a route Caddy would put the rule for all addresses last.",
    ...createBlock("route", [
      ...[...Object.entries(rules.common), ...Object.entries(defaultHeaders)].map(
        ([name, value]) => `header ${name} "${value}"`
      ),
      ...exceptions.map(({ name, header, value }) => `header @${name} ${header} "${value}"`),
      ...files.map(({ extension, type }) => `header @${extension} Content-Type "${type}"`),
      "error @private 404",
      "error @hidden 404",
      "redir @noSlash {path}/{site_query} 308",
      "file_server",
    ]),
    ...createBlock("handle_errors", [
      ...(prefixes.length
        ? [
            ...createBlock("map {path} {site_not_found}", [
              ...prefixes.map(prefix => `"~^${prefix}/" "${prefix}${notFoundPage}"`),
              `default "${notFoundPage}"`,
            ]),
            "rewrite * {site_not_found}",
          ]
        : [`rewrite * ${notFoundPage}`]),
      `header Content-Type "${types[".html"]}"`,
      "file_server",
    ]),
  ])
  return [
    "# Other names are closed.",
    ...createBlock(isSecure ? "http://" : `http://:${port}`, ["abort"]),
    ...(other ? createBlock(isSecure ? other : `http://${other}:${port}`, [`redir ${origin}{uri} permanent`]) : []),
    ...site,
  ]
}

const hosts: Readonly<Record<string, (site: HostedSite) => string[]>> = {
  nginx: createNginx,
  apache: createApache,
  htaccess: createHtaccess,
  caddy: createCaddy,
}

export const configuredHosts = Object.keys(hosts)

/**
 * Returns the complete configuration of a host that does not read `_headers`. Returns `undefined` for any other host.
 */
export const createHostConfiguration = (name: string, site: HostedSite): string | undefined =>
  hosts[name]?.(site).concat("").join("\n")
