/** Comma-separated values as spreadsheets read and write them (https://www.rfc-editor.org/rfc/rfc4180). */

const quote = (cell: string): string => (/[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** Returns rows as CSV. The byte order mark tells Excel that it is UTF-8. */
export const formatCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map(row => `${row.map(quote).join(",")}\r\n`).join("")}`

/** Decodes UTF-8 and UTF-16 with or without a byte order mark, and the Windows code page of older programs. */
const decode = (bytes: Uint8Array): string => {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes)
  // The first letter is one of ASCII.
  if (second === 0) return new TextDecoder("utf-16le").decode(bytes)
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder("windows-1252").decode(bytes)
  }
}

/** Matches a cell, and what ends it. */
const createPattern = (separator: string): RegExp =>
  new RegExp(`(?:"((?:[^"]|"")*)"|([^"${separator}\\r\\n][^${separator}\\r\\n]*)?)(${separator}|\\r\\n|\\r|\\n|$)`, "y")

/** Returns the rows of a file of CSV whose first line begins with `header`, without empty ones. */
export const parseCsv = (bytes: Uint8Array, header: string): string[][] => {
  const text = decode(bytes)
  const separator = new RegExp(`^"?${header}"?([,;\\t])`).exec(text)?.[1]
  if (separator === undefined)
    throw new Error(`The first line must begin with “${header}”, as in the file that was exported.`)
  const pattern = createPattern(separator)
  const rows: string[][] = []
  let row: string[] = []
  while (pattern.lastIndex < text.length) {
    const at = pattern.lastIndex
    const [, quoted, plain = "", end] = pattern.exec(text) ?? []
    if (end === undefined)
      throw new Error(
        `Row ${rows.length + 1} has a quotation mark that is not closed, near “${text.slice(at, at + 30)}”.`
      )
    row.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end === separator) continue
    rows.push(row)
    row = []
  }
  if (row.length) rows.push(row)
  return rows
}
