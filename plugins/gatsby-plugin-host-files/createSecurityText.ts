/** Instructions for reporting a vulnerability of a site. */
export interface SecurityContact {
  /** URLs to which to report, in order of preference: `mailto:…` or `https://…`. */
  contacts: readonly string[]
  /** Date and time until which reports are read, such as `2027-11-01T00:00:00+02:00`. */
  expires: string
  /** Codes of the languages in which reports are read. */
  languages: readonly string[]
}

/**
 * Returns the text of `/.well-known/security.txt` (RFC 9116). The expiry date is an input, so that the same input
 * always produces the same file.
 */
export const createSecurityText = (website: string, { contacts, expires, languages }: SecurityContact): string =>
  [
    ...contacts.map(contact => `Contact: ${contact}`),
    `Expires: ${expires}`,
    `Preferred-Languages: ${languages.join(", ")}`,
    `Canonical: ${website}/.well-known/security.txt`,
    "",
  ].join("\n")
