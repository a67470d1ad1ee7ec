import { getUtcOffset } from "../content/utcOffset"
import { pages } from "../content/pages"
import type { Published } from "./published"

/**
 * How to report a weakness of the site, as researchers expect it (RFC 9116); `undefined` where the clinic promises to read
 * no reports. The day comes from the content: the same content makes the same file at any time.
 */
export const createSecurityText = (
  {
    website,
    locale,
    emails,
    securityUntil,
  }: Pick<Published["clinic"], "website" | "locale" | "emails" | "securityUntil">,
  languages: readonly string[]
): string | undefined =>
  securityUntil
    ? [
        `Contact: mailto:${emails.info ?? emails.general}`,
        `Contact: ${website}${pages.contact.path}`,
        `Expires: ${securityUntil}:00${getUtcOffset(securityUntil, locale.timeZone)}`,
        `Preferred-Languages: ${languages.join(", ")}`,
        `Canonical: ${website}/.well-known/security.txt`,
        "",
      ].join("\n")
    : undefined
