import { createHash } from "node:crypto"
import { trustedScriptsPolicy } from "./trustedScripts"

const hashSource = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`

const hashSources = (texts: readonly string[]): string => [...new Set(texts.map(hashSource))].join(" ")

export interface PolicyOptions {
  /** Texts of the page's inline scripts and styles, which its policy must allow. */
  scripts: readonly string[]
  styles: readonly string[]
  /** Origins to which its scripts and forms may send, in addition to its own. */
  destinations: readonly string[]
}

/**
 * Returns the content security policy of one page, for a `<meta>`. It forbids everything except the page's own scripts
 * and styles, by hash (https://www.w3.org/TR/CSP3/), and lets only the one named Trusted Types policy create script
 * URLs (https://www.w3.org/TR/trusted-types/). `frame-ancestors` does not work in a `<meta>`; it is a header.
 */
export const createPagePolicy = ({ scripts, styles, destinations }: PolicyOptions): string => {
  const allowed = ["'self'", ...destinations].join(" ")
  return [
    "default-src 'none'",
    `script-src 'self' ${hashSources(scripts)}`,
    // Print rules are a file. styled-components fills an empty style element by script, which the hash of the empty
    // text allows.
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
