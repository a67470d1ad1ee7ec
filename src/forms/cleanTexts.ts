import { toWellFormed } from "../model/links/contacts"

/** Spaces, and characters that show nothing: invisible ones, an empty Braille cell, fillers of Korean letters. */
const blank = /^[\s\p{Cf}\p{Cc}\u2800\u115F\u1160\u3164\uFFA0]*$/u

/** Cleans a text without the spaces around it. A text of which nothing can be seen becomes empty. */
export const cleanText = (text: string): string => (blank.test(text) ? "" : toWellFormed(text).trim())

/** Returns a domain in ASCII and lower case, as mail systems use it. Text that is not a domain stays as it is. */
const toAsciiDomain = (domain: string): string => {
  const lower = domain.normalize("NFKC").toLowerCase()
  if (/^[\x21-\x7E]*$/.test(lower)) return lower
  if (/[^\p{L}\p{M}\p{N}.\u3002-]/u.test(lower)) return domain
  try {
    // Chromium converts international domains in email fields to ASCII, other engines do not. All engines do it in
    // URLs.
    return new URL(`https://${lower}`).host
  } catch {
    return domain
  }
}

/**
 * Cleans an email address that was pasted or dictated: it removes invisible characters, the notation of mail programs
 * (`mailto:…`, `Name <…>`), quotation marks, brackets and trailing punctuation. Other texts stay as they are.
 */
export const cleanEmail = (text: string): string => {
  const visible = toWellFormed(text)
    .replace(/[\p{Cf}\p{Cc}]/gu, "")
    .trim()
  const email = (/<([^<>]*@[^<>]*)>[\s.,;]*$/.exec(visible)?.[1] ?? visible)
    .trim()
    .replace(/^mailto:/i, "")
    .replace(/\?.*$/, "")
    .replace("\uFF20", "@")
    // A quotation mark can be part of an address, too: "two words"@example.com.
    .replace(/^[\s\p{Ps}\p{Pi}"']+(?=[^"']+@)/u, "")
    .replace(/[^\p{L}\p{M}\p{N}]+$/u, "")
  const at = email.lastIndexOf("@")
  if (at < 1 || at === email.length - 1) return visible
  const domain = email.slice(at + 1).replace(/\s/g, "")
  // Full stops of other scripts become ASCII full stops.
  return `${email.slice(0, at).trim()}@${toAsciiDomain(domain).replace(/[^\p{L}\p{M}\p{N}]+$/u, "")}`
}
