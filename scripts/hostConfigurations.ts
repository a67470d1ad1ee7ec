import {
  type Headers,
  cacheRules,
  commonHeaders,
  defaultCache,
  isCompressible,
  notFoundPage,
  privateAddresses,
  types,
} from "../src/build/hostRules"

/** The site as its own server has to know it. */
export interface HostedSite {
  address: string
  /** The folder of the published files. */
  folder: string
  /** Headers that every answer has besides those of every build. */
  added?: Headers
}

const cacheEntries = Object.entries(cacheRules)
const typeEntries = Object.entries(types)

const withoutCharset = (type: string): string => type.replace(/;.*/, "")
const listTypes = (isWanted: (type: string) => boolean): string =>
  [...new Set(Object.values(types).filter(isWanted).map(withoutCharset))].join(" ")

const compressibleTypes = listTypes(isCompressible)
const hasCharset = (type: string): boolean => type.includes("charset")

const escape = (text: string): string => text.replaceAll(/[.]/g, "\\$&")
const createPattern = (address: string): string =>
  address.endsWith("*") ? `^${escape(address.slice(0, -1))}` : `^${escape(address)}$`

const indent = (lines: readonly string[], by: number, space = " "): string => lines.join(`\n${space.repeat(by)}`)
const listHeaders = (added: Headers = {}): [string, string][] => Object.entries({ ...commonHeaders, ...added })

/** A file for nginx's `conf.d` or `sites-enabled`; `certbot --nginx` adds TLS to it. */
const createNginx = ({ address, folder, added }: HostedSite): string => {
  const { hostname, port } = new URL(address)
  return `map $uri $site_cache {
    default "${defaultCache}";
    ${indent(
      cacheEntries.map(([pattern, cache]) => `"~${createPattern(pattern)}" "${cache}";`),
      4
    )}
}

server {
    listen ${port || 80};
    listen [::]:${port || 80};
    server_name ${hostname};
    root ${folder};

    # All headers are here: one in a location would take the place of these.
    ${indent(
      listHeaders(added).map(([name, value]) => `add_header ${name} "${value}" always;`),
      4
    )}
    add_header Cache-Control $site_cache always;

    # Another server in front may end TLS and have another port.
    absolute_redirect off;
    # A folder without a page is forbidden for nginx.
    error_page 403 404 =404 ${notFoundPage};
    location ~ "${privateAddresses}" {
        return 404;
    }

    types {
        ${indent(
          typeEntries.map(([extension, type]) => `${withoutCharset(type)} ${extension.slice(1)};`),
          8
        )}
    }
    default_type application/octet-stream;
    charset utf-8;
    charset_types ${listTypes(hasCharset).replace("text/html ", "")};

    gzip on;
    gzip_vary on;
    gzip_proxied any;
    gzip_types ${compressibleTypes.replace("text/html ", "")};
}
`
}

/** Apache's rules, for a `.htaccess` and for a folder in its configuration. They ask for no `AllowOverride` but FileInfo. */
const listApacheRules = (added?: Headers): string[] => [
  // A server may have set a header for all its sites: it would be sent twice.
  ...[...listHeaders(added), ["Cache-Control", defaultCache] as const].flatMap(([name, value]) => [
    `Header unset ${name}`,
    `Header always set ${name} "${value}"`,
  ]),
  ...cacheEntries.flatMap(([address, cache], index) => [
    `SetEnvIf Request_URI "${createPattern(address)}" site_cache_${index}`,
    `Header always set Cache-Control "${cache}" env=site_cache_${index}`,
  ]),
  "# Apache adds to the ETag how it has compressed a file, and then does not know it again.",
  "FileETag MTime Size",
  `RequestHeader edit* If-None-Match "-(gzip|br)\\"" "\\""`,
  `ErrorDocument 403 ${notFoundPage}`,
  `ErrorDocument 404 ${notFoundPage}`,
  "RewriteEngine On",
  `RewriteCond %{REQUEST_URI} "${privateAddresses}"`,
  "RewriteRule ^ - [R=404,L]",
  "# A folder without a page would be listed, or be forbidden.",
  "RewriteCond %{REQUEST_FILENAME} -d",
  "RewriteCond %{REQUEST_FILENAME}/index.html !-f",
  "RewriteRule ^ - [R=404,L]",
  "# Another server in front may end TLS and have another port.",
  "RewriteCond %{REQUEST_FILENAME} -d",
  "RewriteCond %{HTTP:X-Forwarded-Proto}:%{REQUEST_SCHEME} (https?)",
  "RewriteRule [^/]$ %1://%{HTTP_HOST}%{REQUEST_URI}/ [R=301,L]",
  ...typeEntries.map(([extension, type]) => `AddType ${withoutCharset(type)} ${extension}`),
  `AddCharset utf-8 ${typeEntries
    .filter(([, type]) => hasCharset(type))
    .map(([extension]) => extension)
    .join(" ")}`,
  "<IfModule mod_brotli.c>",
  `  AddOutputFilterByType BROTLI_COMPRESS ${compressibleTypes}`,
  "</IfModule>",
  "<IfModule mod_deflate.c>",
  `  AddOutputFilterByType DEFLATE ${compressibleTypes}`,
  "</IfModule>",
]

/** A file `.htaccess` for the folder of the site: all that a shared host with cPanel lets its customers say. */
const createHtaccess = ({ added }: HostedSite): string => `${listApacheRules(added).join("\n")}\n`

/** A file for Apache's `sites-enabled`; `certbot --apache` adds TLS to it. */
const createApache = ({ address, folder, added }: HostedSite): string => {
  const { hostname, port } = new URL(address)
  return `<VirtualHost *:${port || 80}>
  ServerName ${hostname}
  DocumentRoot "${folder}"
  <Directory "${folder}">
    Require all granted
    AllowOverride None
    Options SymLinksIfOwnerMatch
    ${indent(listApacheRules(added), 4)}
  </Directory>
</VirtualHost>
`
}

/** A Caddyfile. Caddy gets its certificate by itself. */
const createCaddy = ({ address, folder, added }: HostedSite): string => {
  const { hostname, host, protocol } = new URL(address)
  return `${protocol === "https:" ? hostname : `http://${host}`} {
	root * ${folder}
	encode {
		zstd
		gzip
		match {
			${indent(
        compressibleTypes.split(" ").map(type => `header Content-Type ${type}*`),
        3,
        "\t"
      )}
		}
	}

	@private {
		path /_headers */.*
		not path /.well-known/*
	}
	# Caddy 2.6 forgets what follows the address when it adds a slash.
	@noSlash {
		not path */ //*
		file {path}/index.html
	}
	map {query} {site_query} {
		"~(.+)" "?\${1}"
		default ""
	}
	${indent(
    [
      ...cacheEntries.map(([pattern], index) => `@cache${index} {\n\t\tpath ${pattern}\n\t\tfile\n\t}`),
      ...typeEntries.map(([extension]) => `@${extension.slice(1)} path *${extension}`),
    ],
    1,
    "\t"
  )}

	# In this order: outside of a route Caddy would put the rule for all addresses last.
	route {
		header {
			${indent(
        listHeaders(added).map(([name, value]) => `${name} "${value}"`),
        3,
        "\t"
      )}
			Cache-Control "${defaultCache}"
		}
		${indent(
      [
        ...cacheEntries.map(([, cache], index) => `header @cache${index} Cache-Control "${cache}"`),
        ...typeEntries.map(([extension, type]) => `header @${extension.slice(1)} Content-Type "${type}"`),
      ],
      2,
      "\t"
    )}
		error @private 404
		redir @noSlash {path}/{site_query} 308
		file_server
	}

	handle_errors {
		rewrite * ${notFoundPage}
		header Content-Type "${types[".html"]}"
		file_server
	}
}
`
}

/** The complete configuration of each host that reads no `_headers`. */
export const hostConfigurations: Readonly<Record<string, (site: HostedSite) => string>> = {
  nginx: createNginx,
  apache: createApache,
  htaccess: createHtaccess,
  caddy: createCaddy,
}
