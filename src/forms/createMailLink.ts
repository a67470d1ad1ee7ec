import { encodeText } from "../model/links/contacts"

/** Maximum number of characters of the link: some mail programs, such as Outlook, truncate longer ones. */
const maxLinkLength = 1999
const maxSubjectLength = 500

/** Returns the beginning of a text that fits into `room` characters of a URL, without cutting a character in two. */
const cut = (text: string, room: number): string => {
  let used = 0
  let shortened = ""
  for (const character of text) {
    used += encodeText(character).length
    if (used > room) return shortened.trimEnd()
    shortened += character
  }
  return shortened
}

/**
 * Returns a `mailto:` link to `to`, with line breaks by RFC 6068 section 5. A body that is too long is shortened and
 * ends in `rest`, which asks the visitor to paste the remaining text.
 */
export const createMailLink = (to: string, subject: string, body: string, rest: string): string => {
  const toHref = (text: string): string =>
    `mailto:${to}?subject=${encodeText(cut(subject, maxSubjectLength))}&body=${encodeText(text)}`
  const lines = body.replaceAll("\n", "\r\n")
  const whole = toHref(lines)
  if (whole.length <= maxLinkLength) return whole
  const end = `\r\n\r\n${rest}`
  return toHref(`${cut(lines, maxLinkLength - toHref(end).length)}${end}`)
}
