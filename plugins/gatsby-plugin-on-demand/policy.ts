import { createHash } from "node:crypto"
import { trustedScriptsPolicy } from "./trustedScripts"

const hashSource = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`

const hashSources = (texts: readonly string[]): string => [...new Set(texts.map(hashSource))].join(" ")

export interface PolicyOptions {
  /** What the page has inside itself that its policy has to allow. */
  scripts: readonly string[]
  styles: readonly string[]
  /** The origins that its scripts and forms may send to, besides its own. */
  destinations: readonly string[]
}

/**
 * The content security policy of one page, for a `<meta>`: everything is forbidden but what the page itself holds, by
 * hash (https://www.w3.org/TR/CSP3/), and no text becomes a script's address but by the one named policy
 * (https://www.w3.org/TR/trusted-types/). `frame-ancestors` does not work in a `<meta>`; it is a header.
 */
export const createPagePolicy = ({ scripts, styles, destinations }: PolicyOptions): string => {
  const allowed = ["'self'", ...destinations].join(" ")
  return [
    "default-src 'none'",
    `script-src 'self' ${hashSources(scripts)}`,
    // The rules for print are a file. styled-components fills an empty style element by script: the empty text's hash allows it.
    `style-src 'self' ${hashSources(["", ...styles])}`,
    "img-src 'self'",
    "font-src 'self'",
    `connect-src ${allowed}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    `form-action ${allowed}`,
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedScriptsPolicy}`,
  ].join("; ")
}
