import type { Headers, HostRules } from "../../plugins/gatsby-plugin-host-files"

/** Headers of every answer. */
const common: Headers = {
  "Content-Security-Policy": "frame-ancestors 'none'",
  "Strict-Transport-Security": "max-age=63072000",
  "X-Content-Type-Options": "nosniff",
  // The form forwarder rejects messages that do not say which site they come from.
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()",
  // Windows of other sites have no access to ours, except those that ours has opened: an editor signs in through such a
  // window.
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
}

/**
 * Headers of files that other sites may not load. They may load the pictures that structured data, link previews and
 * manifests name.
 */
const ownUse: Headers = { "Cross-Origin-Resource-Policy": "same-origin" }

const byPath: HostRules["byPath"] = {
  // The kill switch has to reach every visitor, whatever the host's default is.
  "/sw.js": { "Cache-Control": "no-cache" },
  // File names in this folder change with their contents.
  "/static/*": { "Cache-Control": "public, max-age=31536000, immutable" },
  // Scripts, styles and fonts. Pictures are in folders below.
  "/static/:file": ownUse,
  "/page-data/*": ownUse,
  "/admin/*": ownUse,
}

/** Returns the header rules for every host. `added` are further headers of every answer, such as those of a preview. */
export const createHostRules = (added: Headers = {}): HostRules => ({ common: { ...common, ...added }, byPath })
