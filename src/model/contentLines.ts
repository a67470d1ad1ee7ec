/** Content lines of calendars (RFC 5545 section 3.1) and vCards (RFC 2426 section 2.6). */

/** Longest line, in octets, without its line break. */
const maxLineOctets = 75

/** Escapes a text value: backslashes, semicolons, commas and line breaks get a backslash. */
export const escapeText = (words: string): string => words.replace(/[\\;,]/g, "\\$&").replace(/\r\n|\r|\n/g, "\\n")

/** Folds a line after at most 75 octets, never inside a character. Each further line begins with a space. */
const foldLine = (line: string): string => {
  const lines: string[] = []
  let current = ""
  let octets = 0
  for (const letter of line) {
    const size = new TextEncoder().encode(letter).length
    if (octets + size > maxLineOctets) {
      lines.push(current)
      current = " "
      octets = 1
    }
    current += letter
    octets += size
  }
  return [...lines, current].join("\r\n")
}

/** Returns the text of a file with these lines, folded and ended by CRLF. */
export const contentLines = (lines: readonly string[]): string => lines.map(line => `${foldLine(line)}\r\n`).join("")
