import type { Headers, HostRules } from "../../plugins/gatsby-plugin-host-files"

/** Headers of every answer. */
const common: Headers = {
  "Content-Security-Policy": "frame-ancestors 'none'",
  "Strict-Transport-Security": "max-age=63072000",
  "X-Content-Type-Options": "nosniff",
  // The forwarder refuses messages that do not say which site they come from.
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()",
  // No window of another site reaches ours but one that ours has opened: in such a one an editor signs in.
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
}

/** What no other site may load. It may load the pictures that structured data, link previews and manifests name. */
const ownUse: Headers = { "Cross-Origin-Resource-Policy": "same-origin" }

/** What is otherwise at some addresses. */
const byAddress: HostRules["byAddress"] = {
  // The kill switch has to reach every visitor, whatever a host does by default.
  "/sw.js": { "Cache-Control": "no-cache" },
  // Names in this folder change with their contents.
  "/static/*": { "Cache-Control": "public, max-age=31536000, immutable" },
  // Scripts, styles and fonts. Pictures are in folders below.
  "/static/:file": ownUse,
  "/page-data/*": ownUse,
  "/admin/*": ownUse,
}

/** What every host has to know about the site. `added` are headers that every answer has besides, such as those of a preview. */
export const createHostRules = (added: Headers = {}): HostRules => ({ common: { ...common, ...added }, byAddress })
