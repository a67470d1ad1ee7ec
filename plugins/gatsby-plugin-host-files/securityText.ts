/** How to report a weakness of a site. */
export interface SecurityContact {
  /** Addresses to report to, best first: `mailto:…` or `https://…`. */
  contacts: readonly string[]
  /** Until when reports are read, as `2027-11-01T00:00:00+02:00`. */
  expires: string
  /** The codes of the languages in which reports are read. */
  languages: readonly string[]
}

/** Returns the text of `/.well-known/security.txt` (RFC 9116). Its day is given: the same input makes the same file at any time. */
export const createSecurityText = (website: string, { contacts, expires, languages }: SecurityContact): string =>
  [
    ...contacts.map(contact => `Contact: ${contact}`),
    `Expires: ${expires}`,
    `Preferred-Languages: ${languages.join(", ")}`,
    `Canonical: ${website}/.well-known/security.txt`,
    "",
  ].join("\n")
