import { toWellFormed } from "../model/encodeText"

/** Returns the domain as mail is addressed to it: in ASCII and lower case. What is no domain stays as it is. */
const toAsciiDomain = (domain: string): string => {
  const lower = domain.normalize("NFKC").toLowerCase()
  // An address would end there.
  if (/[/\\?#:]/.test(lower)) return domain
  if (/^[\x21-\x7E]*$/.test(lower)) return lower
  try {
    // Chromium turns international domains in its fields into ASCII, other engines do not; all do so in addresses.
    return new URL(`https://${lower}`).host
  } catch {
    return domain
  }
}

/**
 * Returns an email address as people paste or dictate it, as it is sent: without what cannot be seen, without the form that mail
 * programs give it (`mailto:…`, `Name <…>`) and without the sign that follows it in a sentence. Other texts stay as they are.
 */
export const cleanAddress = (text: string): string => {
  const visible = toWellFormed(text)
    .replace(/[\p{Cf}\p{Cc}]/gu, "")
    .trim()
  const address = (/<([^<>]*@[^<>]*)>[\s.,;]*$/.exec(visible)?.[1] ?? visible)
    .trim()
    .replace(/^mailto:/i, "")
    .replace(/\?.*$/, "")
    .replace("\uFF20", "@")
    .replace(/[\s.,;:>]+$/, "")
  const at = address.lastIndexOf("@")
  if (at < 1 || at === address.length - 1) return visible
  const domain = address.slice(at + 1).replace(/\s/g, "")
  // A full stop of another script becomes one in ASCII.
  return `${address.slice(0, at).trim()}@${toAsciiDomain(domain).replace(/[.,;:>]+$/, "")}`
}
