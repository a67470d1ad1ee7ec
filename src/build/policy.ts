import { createHash } from "node:crypto"

/** The host that forwards contact messages: the only one the site ever talks to. */
const forwarder = "https://formsubmit.co"

const hash = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`

const unique = (values: readonly string[]): string[] => [...new Set(values)]

/** Scripts that run: not data blocks such as JSON-LD, which a policy does not concern. */
const runs = (attributes: string): boolean =>
  !/\bsrc=/.test(attributes) && !/\btype="?(application|importmap)/.test(attributes)

/**
 * The content security policy of one finished page, for a `<meta>`: everything is forbidden but what the page itself
 * holds, by hash (https://www.w3.org/TR/CSP3/). `frame-ancestors` cannot stand in a `<meta>`; it is a header.
 */
export const pagePolicy = (html: string): string => {
  const scripts = [...html.matchAll(/<script([^>]*)>([^]*?)<\/script>/g)]
    .filter(([, attributes = ""]) => runs(attributes))
    .map(([, , text = ""]) => hash(text))
  // styled-components fills an empty style element by script: the empty text's hash lets it stand.
  const styles = [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, text = ""]) => hash(text))
  return [
    "default-src 'none'",
    `script-src 'self' ${unique(scripts).join(" ")}`,
    `style-src ${unique([hash(""), ...styles]).join(" ")}`,
    "img-src 'self'",
    "font-src 'self'",
    `connect-src 'self' ${forwarder}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self' ${forwarder}`,
  ].join("; ")
}

/** Headers of every answer, by path, in the order in which they are written. */
export const headersByPath: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "/*": {
    "Content-Security-Policy": "frame-ancestors 'none'",
    "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
    "X-Content-Type-Options": "nosniff",
    // The forwarder refuses messages that do not say which site they come from.
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
  },
  "/sw.js": { "Cache-Control": "no-cache" },
  "/static/*": { "Cache-Control": "public, max-age=31536000, immutable" },
}
