import { encodeText } from "../model/encodeText"

/** Longer addresses do not reach every mail program, such as Outlook: in characters. */
const maxLinkLength = 1999
const maxSubjectLength = 500

/** As much of the beginning of a text as `room` characters of an address can hold; no character is cut in two. */
const cut = (text: string, room: number): string => {
  let used = 0
  let kept = ""
  for (const character of text) {
    used += encodeText(character).length
    if (used > room) return kept.trimEnd()
    kept += character
  }
  return kept
}

/**
 * Returns the link that opens an email to `to`, with line breaks by RFC 6068 section 5, and whether it is shortened. A body
 * that is too long ends in `rest`, which says that the rest is to be pasted.
 */
export const createMailLink = (
  to: string,
  subject: string,
  body: string,
  rest: string
): { href: string; isShortened: boolean } => {
  const toHref = (text: string): string =>
    `mailto:${to}?subject=${encodeText(cut(subject, maxSubjectLength))}&body=${encodeText(text)}`
  const lines = body.replaceAll("\n", "\r\n")
  const whole = toHref(lines)
  if (whole.length <= maxLinkLength) return { href: whole, isShortened: false }
  const end = `\r\n\r\n${rest}`
  return { href: toHref(`${cut(lines, maxLinkLength - toHref(end).length)}${end}`), isShortened: true }
}
